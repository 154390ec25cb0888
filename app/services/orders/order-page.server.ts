import { asc, desc, eq, sql } from "drizzle-orm";
import { deliveryKindOf, type DeliveryKind } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import {
  documentFiles,
  downloads,
  mails,
  orders,
  refunds,
  type appointments,
  type payments,
} from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { MailState } from "../mails/mail-states";
import { downloadsPerLink } from "~/config/download-terms";
import {
  downloadOf,
  mayBeCarded,
  mayBeOpened,
  needsHelp,
  performanceOf,
  type Performance,
} from "./buyer-rules";
import { careCards } from "~/copy/care-card";
import { careCardFile } from "~/copy/document-files";
import { careCardOf } from "./care-card";
import { documentMails, talkAnalysisMail } from "./document-mails";
import type { Failure } from "~/services/orders/failure";
import { hour } from "~/time/durations";
import { disclosedAccesses } from "../content-access/disclosed-accesses.server";
import { haveAllFailed, isPaymentJustBegun } from "./order-heading";
import { orderOptions, type OrderOptions } from "./order-options";
import { orderNumber } from "./order-number";
import type { OrderStatus } from "./order-state";
import { isOrderToken } from "./order-token";

/** By then whoever has the mail has looked at what came with it, in milliseconds. */
const attachmentReadAfter = hour;

/** Everything that an order page shows. Times in UTC. */
export type OrderView = {
  id: string;
  number: string;
  productSlug: string;
  bookSlug: string | null;
  bookTitle: string | null;
  delivery: DeliveryKind;
  status: OrderStatus;
  email: string | null;
  priceGrosze: number;
  failure: Failure | null;
  /** Whether help lines stand on the page, because of what the person wrote, or since a card stands in for a document. */
  showHelp: boolean;
  placedAt: Date;
  paidAt: Date | null;
  writtenAt: Date | null;
  renderedAt: Date | null;
  mailedAt: Date | null;
  lastMail: {
    state: MailState;
    /** Null once it is forgotten. */
    recipient: string | null;
    acceptedAt: Date | null;
    bounceKind: "hard" | "soft" | null;
  } | null;
  contentDeleteAt: Date;
  contentDeletedAt: Date | null;
  /** The document's files, in order; none until it is ready and may be read, and after it has been deleted. */
  documents: {
    position: number;
    fileName: string;
    pageCount: number | null;
    /** It can be read as a page. */
    isReadable: boolean;
  }[];
  /** Whether there is a picture of the first page of the first one. */
  hasCover: boolean;
  /** One of its sentences can be put on a card. */
  hasSentences: boolean;
  /** What the document is called, and whom it is for, as its cover says; null where it says nothing. */
  documentTitle: string | null;
  /** The document is a card of care: nothing else could be written. */
  isCard: boolean;
  personName: string | null;
  /** Staff gave it this address, and nobody there has said yet that it is theirs: until then nothing opens. */
  isAddressUnconfirmed: boolean;
  opened: boolean;
  /** All of its money goes back, or has: nothing that it bought opens any more. */
  isRefundBegun: boolean;
  /** The link to the copies of a finished work; null for a document, and before the mail with it. */
  download: { token: string; expiresAt: Date; downloadsLeft: number; ended: boolean } | null;
  /** The gateway's page of the payment that is still open. */
  paymentUrl: string | null;
  /** The gateway let no payment through, and none is open: no money was taken. */
  isPaymentRefused: boolean;
  /** It was begun a moment ago, and is looked for before anybody is asked to pay again. */
  isPaymentNew: boolean;
  options: OrderOptions;
  /** When the talk is that was ordered; null for something else, and for one that is not known any more. */
  appointment: {
    state: (typeof appointments.$inferSelect)["state"];
    startsAt: Date | null;
    minutes: number;
    performance: Performance | null;
    /** Nobody came to it. */
    isMissed: boolean;
    /** A mail has brought the analysis that was bought with it. */
    isAnalysisMailed: boolean;
  } | null;
  /** When staff looked at what the person wrote, as ISO times. */
  staffAccesses: string[];
};

/** @returns null when no order has this token */
export async function getOrderPage(ctx: ServiceContext, token: string): Promise<OrderView | null> {
  return (await findOrderPage(ctx, token))?.order ?? null;
}

/**
 * An order with everything that its page needs, and the payment that the gateway can be asked about, in one statement: a
 * page that waits is looked at again and again.
 * @returns null when no order has this token
 */
export async function findOrderPage(
  ctx: ServiceContext,
  token: string,
): Promise<{ order: OrderView; openPayment: typeof payments.$inferSelect | null } | null> {
  if (!isOrderToken(token)) return null;
  const order = await ctx.db.query.orders.findFirst({
    where: eq(orders.token, token),
    extras: { staffAccesses: disclosedAccesses.as("staff_accesses") },
    with: {
      text: {
        columns: { writtenAt: true },
        extras: ({ content }) => ({
          title: sql<string | null>`${content} ->> 'title'`.as("title"),
        }),
      },
      files: {
        columns: {
          position: true,
          fileName: true,
          pageCount: true,
          figure: true,
          sentences: true,
          renderedAt: true,
        },
        extras: ({ sections, cover }) => ({
          isReadable: sql<boolean>`${sections} is not null`.as("is_readable"),
          hasCover: sql<boolean>`${cover} is not null`.as("has_cover"),
        }),
        orderBy: asc(documentFiles.position),
      },
      mails: { orderBy: asc(mails.createdAt) },
      payments: true,
      refunds: { orderBy: asc(refunds.requestedAt) },
      downloads: { orderBy: desc(downloads.id), limit: 1 },
      emailCorrection: true,
      withdrawal: { columns: { receivedAt: true } },
      review: { columns: { createdAt: true } },
      appointment: true,
    },
  });
  if (!order) return null;
  const openPayment = order.payments.find(({ status }) => status === "pending") ?? null;
  const deliveredAt = order.mails
    .filter(({ kind, acceptedAt }) => kind === "document" && acceptedAt)
    .map(({ acceptedAt }) => acceptedAt?.getTime() ?? 0);
  const mailedAt = deliveredAt.length > 0 ? new Date(Math.min(...deliveredAt)) : null;
  const hasCardFile = order.files.some(({ fileName }) => fileName === careCardFile);
  const card = hasCardFile ? careCardOf(order, order.failure ?? "unexpected") : null;
  const isOpen = hasCardFile || mayBeOpened(order, order.mails);
  const [link] = order.downloads;
  const [first] = order.files;
  const download = isOpen ? downloadOf(order, link, ctx.now()) : null;
  const view = {
    id: order.id,
    number: orderNumber(order.number),
    productSlug: order.productSlug,
    bookSlug: order.bookSlug,
    bookTitle: order.bookTitle,
    delivery: deliveryKindOf(findProduct(order.productSlug)),
    status: order.status,
    email: order.email,
    priceGrosze: order.priceGrosze,
    failure: order.failure as Failure | null,
    showHelp: needsHelp(order) || hasCardFile,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    writtenAt: order.text?.writtenAt ?? null,
    renderedAt: hasCardFile ? null : (first?.renderedAt ?? null),
    mailedAt,
    lastMail: lastMailOf(order.mails),
    contentDeleteAt: order.contentDeleteAt,
    contentDeletedAt: order.contentDeletedAt,
    documents: isOpen ? order.files.map(shownFile) : [],
    hasCover: isOpen && first?.hasCover === true,
    hasSentences: isOpen && first !== undefined && mayBeCarded(order, first),
    documentTitle: card ? careCards[card.matter].title : (order.text?.title ?? null),
    isCard: card !== null,
    personName: order.personName,
    isAddressUnconfirmed: order.isAddressUnconfirmed,
    opened:
      order.openedAt !== null ||
      (download !== null && download.downloadsLeft < downloadsPerLink) ||
      (mailedAt !== null && ctx.now().getTime() - mailedAt.getTime() > attachmentReadAfter),
    isRefundBegun: order.refundBegunAt !== null,
    download: link && download ? { token: link.token, ...download } : null,
    paymentUrl: openPayment?.paymentUrl ?? null,
    isPaymentRefused: haveAllFailed(order.payments),
    isPaymentNew: isPaymentJustBegun(order.payments, ctx.now()),
    options: orderOptions(order, { now: ctx.now(), byStaff: false }),
    appointment: order.appointment && {
      state: order.appointment.state,
      startsAt: order.appointment.startsAt,
      minutes: order.appointment.minutes,
      performance: performanceOf(order.appointment, ctx.now()),
      isMissed: order.appointment.missedAt !== null,
      isAnalysisMailed: order.mails.some(
        ({ kind, acceptedAt }) => kind === talkAnalysisMail.code && acceptedAt !== null,
      ),
    },
    staffAccesses: order.staffAccesses,
  };
  return { order: view, openPayment };
}

const shownFile = ({
  position,
  fileName,
  pageCount,
  isReadable,
}: OrderView["documents"][number]) => ({
  ...{ position, fileName, pageCount, isReadable },
});

type Mails = readonly (typeof mails.$inferSelect)[];

function lastMailOf(sent: Mails): OrderView["lastMail"] {
  const last = sent.findLast(
    ({ kind, status }) => documentMails.includes(kind) && status !== "refused",
  );
  if (!last) return null;
  const { state, recipient, acceptedAt, bounceKind } = last;
  return { state, recipient, acceptedAt, bounceKind };
}
