import { retention, retentionTime } from "~/config/retention";

/** How long a contact message is kept, in milliseconds: long enough to answer, ask back and settle a complaint. */
export const contactMessageLifetime = retentionTime(retention.contactMessage);
