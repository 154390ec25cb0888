import { and, eq, gte, lte, ne } from "drizzle-orm";
import { horoscopeEntries } from "~/db/schema";
import { dayAfter } from "~/time/warsaw-time";
import type { Scope } from "~/sky/ephemeris/period";
import type { ServiceContext } from "../command/context.server";
import type { Before } from "./prompt.server";
import { tellingRuns } from "./repetition";

/** Days around a period in which no text of its sign may say the same again. */
const spanOf: Record<Scope, number> = { daily: 30, weekly: 60, monthly: 200, yearly: 800 };

/** Runs of words by entry: what was looked at once is not taken apart again while a year is written. */
const known = new Map<string, readonly string[]>();
const knownAtMost = 8_000;

/**
 * What was told around a period: what its signs read just before it, and every run of words of each.
 * @param around.except an entry that is being changed
 */
export async function toldAround(
  ctx: Pick<ServiceContext, "db">,
  around: { scope: Scope; from: string; except?: string },
): Promise<{ before: Map<string, Before>; runs: Map<string, Set<string>> }> {
  const { scope, from, except } = around;
  const rows = await ctx.db
    .select({
      id: horoscopeEntries.id,
      revision: horoscopeEntries.revision,
      sign: horoscopeEntries.sign,
      kind: horoscopeEntries.kind,
      startsOn: horoscopeEntries.startsOn,
      header: horoscopeEntries.header,
      content: horoscopeEntries.content,
    })
    .from(horoscopeEntries)
    .where(
      and(
        eq(horoscopeEntries.scope, scope),
        gte(horoscopeEntries.startsOn, dayAfter(from, -spanOf[scope])),
        lte(horoscopeEntries.startsOn, dayAfter(from, spanOf[scope])),
        ne(horoscopeEntries.startsOn, from),
        except === undefined ? undefined : ne(horoscopeEntries.id, except),
        ne(horoscopeEntries.state, "withdrawn"),
      ),
    );
  const before = new Map<string, Before & { on: string }>();
  const runs = new Map<string, Set<string>>();
  for (const { id, revision, sign, kind, startsOn, header, content } of rows) {
    const key = `${id} ${revision}`;
    let found = known.get(key);
    if (!found) {
      found = tellingRuns(`${header}\n${content}`);
      if (known.size >= knownAtMost) known.clear();
      known.set(key, found);
    }
    const ofSign = runs.get(sign) ?? new Set<string>();
    for (const run of found) ofSign.add(run);
    runs.set(sign, ofSign);
    const last = before.get(sign);
    if (kind === "main" && startsOn < from && (!last || last.on < startsOn))
      before.set(sign, { header, content, on: startsOn });
  }
  return {
    before: new Map([...before].map(([sign, { header, content }]) => [sign, { header, content }])),
    runs,
  };
}
