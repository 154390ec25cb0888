const day = 24 * 60 * 60 * 1000;

/** How long a contact message is kept, in milliseconds: long enough to answer, ask back and settle a complaint. */
export const contactMessageLifetime = 90 * day;

/** How long we keep where a message came from, for the limit on messages. */
export const clientAddressLifetime = day;
