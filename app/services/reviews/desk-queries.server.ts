import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { orders, reviews } from "~/db/schema";
import { orderedTitle, type Ordered } from "~/products/ordered-product";
import { authoriseReading } from "../access/authorise.server";
import { betweenDays, type DayRange } from "../listing/between-days";
import { containsPattern } from "../listing/like-patterns";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { contentAccessUntil, countRecentContentAccesses } from "../content-access/queries.server";
import { orderNumber } from "../orders/order-number";
import type { HidingReason } from "./acts";
import type { ReviewState } from "./review-states";

export type ReviewFilters = DayRange & {
  product?: string;
  stars?: number;
  state?: ReviewState;
  words?: string;
};

export type ReviewLine = {
  id: string;
  number: string;
  productTitle: string;
  stars: number;
  status: "visible" | "hidden";
  /** Hidden by a program, or changed since it was hidden: somebody has to look. */
  isWaiting: boolean;
  isAnswered: boolean;
  text: string | null;
  /** Characters of it; null where it has stars alone. */
  length: number | null;
  createdAt: Date;
};

const ordered = {
  number: orders.number,
  productSlug: orders.productSlug,
  bookSlug: orders.bookSlug,
  bookTitle: orders.bookTitle,
};

const stateConditions: Record<ReviewState, () => SQL | undefined> = {
  visible: () => eq(reviews.status, "visible"),
  hidden: () => eq(reviews.status, "hidden"),
  waiting: () => isNotNull(reviews.waitingSince),
  answered: () => isNotNull(reviews.answer),
  unanswered: () => and(isNull(reviews.answer), eq(reviews.status, "visible")),
};

/**
 * A page of what buyers said, the newest first.
 * @throws NotAllowed
 */
export async function listReviews(
  ctx: ServiceContext,
  { product, stars, state, words, from, to }: ReviewFilters,
  page: number,
): Promise<NumberedPage<ReviewLine>> {
  authoriseReading(ctx, "manage_reviews");
  const where = and(
    product === undefined ? undefined : eq(reviews.productSlug, product),
    stars === undefined ? undefined : eq(reviews.stars, stars),
    state === undefined ? undefined : stateConditions[state](),
    words === undefined
      ? undefined
      : and(eq(reviews.status, "visible"), containsPattern(reviews.text, words)),
    betweenDays(reviews.createdAt, { from, to }),
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, reviews, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select({ review: reviews, ...ordered })
        .from(reviews)
        .innerJoin(orders, eq(orders.id, reviews.orderId))
        .where(where)
        .orderBy(desc(reviews.createdAt), desc(reviews.orderId))
        .limit(limit)
        .offset(offset);
      return rows.map(lineOf);
    },
  });
}

function lineOf({
  review,
  number,
  ...order
}: Ordered & {
  review: typeof reviews.$inferSelect;
  number: number;
}): ReviewLine {
  return {
    id: review.orderId,
    number: orderNumber(number),
    productTitle: orderedTitle(order),
    stars: review.stars,
    status: review.status,
    isWaiting: review.waitingSince !== null,
    isAnswered: review.answer !== null,
    text: review.status === "visible" ? review.text : null,
    length: review.text?.length ?? null,
    createdAt: review.createdAt,
  };
}

export type ReviewCard = ReviewLine & {
  authorName: string;
  updatedAt: Date;
  hiddenReason: HidingReason | null;
  waitingSince: Date | null;
  decidedAt: Date | null;
  answer: { text: string; at: Date } | null;
  openUntil: Date | null;
  recentAccesses: number;
  hasAddress: boolean;
};

/** @throws NotAllowed, NotFound */
export async function reviewCard(ctx: ServiceContext, orderId: string): Promise<ReviewCard> {
  const staff = authoriseReading(ctx, "manage_reviews");
  if (!isId(orderId)) throw new NotFound("review");
  const [found] = await ctx.db
    .select({ review: reviews, ...ordered, email: orders.email })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviews.orderId, orderId));
  if (!found) throw new NotFound("review");
  const { review, email } = found;
  const [until, accesses] = await Promise.all([
    contentAccessUntil(ctx, { kind: "review", id: orderId }),
    countRecentContentAccesses(ctx, staff.userId),
  ]);
  const line = lineOf(found);
  const isReadable = review.status === "visible" || until !== null;
  return {
    ...line,
    text: isReadable ? review.text : null,
    authorName: isReadable ? review.authorName : "–",
    updatedAt: review.updatedAt,
    hiddenReason: review.hiddenReason as HidingReason | null,
    waitingSince: review.waitingSince,
    decidedAt: review.decidedAt,
    answer:
      review.answer !== null && review.answeredAt
        ? { text: review.answer, at: review.answeredAt }
        : null,
    openUntil: review.status === "hidden" ? until : null,
    recentAccesses: accesses,
    hasAddress: email !== null,
  };
}

/** How many hidden reviews wait for somebody to look at them. @throws NotAllowed */
export async function countHiddenReviews(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "manage_reviews");
  return ctx.db.$count(reviews, isNotNull(reviews.waitingSince));
}
