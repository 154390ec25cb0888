import type { Product } from "~/products/product";
import type { ServiceContext, TransactionContext } from "../../command/context.server";
import type { MailMessage } from "../../mails/mail-writer";
import type { OrderView } from "../../orders/order-page.server";
import type { Order } from "../../orders/transition-order.server";

/** What every mail with what was bought says of its order. */
export type LetterFacts = {
  subject: string;
  productTitle: string;
  orderNumber: string;
  priceGrosze: number;
  placedAt: Date;
  consentText: string;
  consentedAt: Date;
  withTerms: boolean;
  /** Whether it was made again, and takes the place of a first one. */
  isCorrected: boolean;
  /** Whether help lines stand in it, because of what the person wrote. */
  showHelp: boolean;
  orderUrl: string;
};

/** What the order's page shows of what was bought, beside its files. */
export type Shown = {
  picture: { src: string; width: number; height: number } | null;
  card: {
    title: string;
    /** When that is, where it is a time. */
    at?: Date;
    text: string;
    /** `isFile` where it leads to something that is fetched. */
    button: { label: string; href: string; isFile?: true } | null;
    /** Another thing that can be done. */
    more?: { label: string; href: string } | null;
  } | null;
};

/** How what was bought is made and reaches its buyer: the half of a `Delivery` that does it. */
export type DeliveryWork = {
  /**
   * All that comes before the mail. Every step is stored before the next one starts and is skipped when it is found done, so
   * that this may be stopped and repeated anywhere.
   * @returns `waits` where it is not made yet, and something else than another attempt will bring it on
   * @throws FulfilmentStopped, WritingStopped when no other attempt can help; OrderWithdrawn; Error when one should follow
   */
  make: (ctx: ServiceContext, order: Order, product: Product) => Promise<void | "waits">;
  /**
   * The mail that brings it; the same order always gives the same bytes.
   * @param asOf of a mail that repeats it: what was the newest then
   * @returns null where it is not there any more
   */
  letter: (
    ctx: ServiceContext,
    of: { order: Order; product: Product; facts: LetterFacts; asOf?: Date },
  ) => Promise<MailMessage | null>;
  /** Whether its mail may go out once more. */
  isStillDue: (order: Order) => boolean;
  /** What comes after each of its mails, and after one that nobody took. */
  afterMail: (tx: ServiceContext, order: Order) => Promise<void>;
  /** What has to be fresh before its mail is repeated. @param tx holds a lock on the order */
  renew: (tx: TransactionContext, order: Order) => Promise<void>;
  /** Keeps whoever had the old address away from it. @param tx holds a lock on the order */
  redirect: (tx: TransactionContext, order: Order) => Promise<void>;
  /** @param token of the order, as its reader has it */
  shows: (ctx: ServiceContext, order: OrderView, token: string) => Promise<Shown | null>;
};
