import { and, avg, count, desc, eq, isNotNull } from "drizzle-orm";
import { orderedTitle } from "~/products/ordered-product";
import { orders, reviews } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { reviewEditable } from "../orders/buyer-rules";
import { isOrderToken } from "../orders/order-token";
import { orderNumber } from "../orders/order-number";

/** Opinions that a product's page shows at most. */
const shown = 6;

/** What buyers say of a product; null until the first of them has. */
export type ProductReviews = {
  average: number;
  count: number;
  latest: {
    authorName: string;
    stars: number;
    text: string;
    createdAt: Date;
    answer: ShopAnswer | null;
  }[];
};

export type ShopAnswer = { text: string; at: Date };

function answerOf({ answer, answeredAt }: { answer: string | null; answeredAt: Date | null }) {
  return answer !== null && answeredAt ? { text: answer, at: answeredAt } : null;
}

export async function getProductReviews(
  ctx: ServiceContext,
  productSlug: string,
): Promise<ProductReviews | null> {
  const ofProduct = and(eq(reviews.productSlug, productSlug), eq(reviews.status, "visible"));
  const [summary] = await ctx.db
    .select({ average: avg(reviews.stars).mapWith(Number), count: count() })
    .from(reviews)
    .where(ofProduct);
  if (!summary || summary.count === 0) return null;
  const latest = await ctx.db
    .select({
      authorName: reviews.authorName,
      stars: reviews.stars,
      text: reviews.text,
      createdAt: reviews.createdAt,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
    })
    .from(reviews)
    .where(and(ofProduct, isNotNull(reviews.text)))
    .orderBy(desc(reviews.createdAt), desc(reviews.orderId))
    .limit(shown);
  return {
    ...summary,
    latest: latest.map(({ authorName, stars, text, createdAt, ...answered }) => ({
      ...{ authorName, stars, text: text ?? "", createdAt },
      answer: answerOf(answered),
    })),
  };
}

/** What the page where a review is written shows; null when no order has this token, or its address is still unconfirmed. */
export async function getReviewPage(ctx: ServiceContext, token: string) {
  if (!isOrderToken(token)) return null;
  const [row] = await ctx.db
    .select({ order: orders, review: reviews })
    .from(orders)
    .leftJoin(reviews, eq(reviews.orderId, orders.id))
    .where(eq(orders.token, token));
  if (!row || row.order.isAddressUnconfirmed) return null;
  const { order, review } = row;
  const age = review ? ctx.now().getTime() - review.createdAt.getTime() : 0;
  return {
    number: orderNumber(order.number),
    productTitle: orderedTitle(order),
    personName: order.personName,
    review,
    state: reviewState(order.status, age),
  };
}

function reviewState(status: string, age: number): "open" | "too_late" | "not_possible" {
  if (status !== "completed") return "not_possible";
  return age > reviewEditable ? "too_late" : "open";
}

/** The newest opinions with words, over all products. */
export async function getLatestReviews(ctx: ServiceContext, limit: number) {
  const rows = await ctx.db
    .select({
      productSlug: orders.productSlug,
      bookSlug: orders.bookSlug,
      bookTitle: orders.bookTitle,
      authorName: reviews.authorName,
      text: reviews.text,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(eq(reviews.status, "visible"), isNotNull(reviews.text)))
    .orderBy(desc(reviews.createdAt), desc(reviews.orderId))
    .limit(limit);
  return rows.map(({ authorName, text, answer, answeredAt, ...order }) => ({
    authorName,
    text: text ?? "",
    productTitle: orderedTitle(order),
    answer: answerOf({ answer, answeredAt }),
  }));
}
