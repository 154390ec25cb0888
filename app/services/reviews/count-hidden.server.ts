import { eq } from "drizzle-orm";
import { reviews } from "~/db/schema";
import { authoriseReading } from "../authorise.server";
import type { ServiceContext } from "../context.server";

/** How many opinions nobody but staff can read: a crisis was heard in them, or somebody hid them. @throws NotAllowed */
export async function countHiddenReviews(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "manage_reviews");
  return ctx.db.$count(reviews, eq(reviews.status, "hidden"));
}
