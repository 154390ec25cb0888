import { setImmediate as otherWork } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { composeRental } from "~/products/rental-agreement/compose";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { draw } from "~/documents/drawing/draw.server";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { semaphore } from "../concurrency/semaphore";
import { versionToken } from "../concurrency/version-token";
import { networkOf } from "../rate-limits/network";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import type { RentalDraft } from "./draft.server";

/**
 * Previews by the version of their answers, in bytes, for ten minutes: somebody looks, prints and looks again. Only whoever
 * still has the draft gets to one.
 */
const kept = new LRUCache<string, Buffer>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ byteLength }) => byteLength,
  ttl: 10 * minute,
});

/** Drawing one leaves no time for anything else, so pages are answered between two of them. */
const limited = semaphore(1);

/**
 * The bytes of a draft's PDF, marked on every page as a preview. Only a version that has not been drawn lately counts.
 * @param clientAddress where the request came from, if known
 * @throws TooManyRequests
 */
export async function previewDraft(
  ctx: ServiceContext,
  { token, answers }: RentalDraft,
  clientAddress?: string,
): Promise<Buffer> {
  const version = versionToken([answers]);
  const known = kept.get(version);
  if (known) return known;
  return limited(async () => {
    await otherWork();
    const drawnMeanwhile = kept.get(version);
    if (drawnMeanwhile) return drawnMeanwhile;
    await requireRateLimit(ctx, "rentalPreviews", clientAddress ? networkOf(clientAddress) : token);
    const { title: productTitle } = rentalAgreement;
    const facts = { productTitle, writtenAt: ctx.now(), watermark: "PODGLĄD" } as const;
    const { bytes } = await draw("renderRentalPdf", composeRental(answers), facts);
    kept.set(version, bytes);
    return bytes;
  });
}
