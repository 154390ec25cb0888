const day = 24 * 60 * 60 * 1000;

/** How long a contact message is kept, in milliseconds: long enough to answer, ask back and settle a complaint. */
export const contactMessageLifetime = 90 * day;
