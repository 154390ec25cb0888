import { faultCatalogue } from "../../sandbox/faults/catalogue";
import type { FaultyService } from "../../sandbox/faults/registry";
import { streamFaults } from "../../sandbox/model/stream-faults";
import type { OutsideWorld } from "../support/outside-world";

/** Everything that the shop meets while it sells; nobody signs in to buy. */
type StormyService = Exclude<FaultyService, "auth0">;

/** How likely each fault strikes a request that it can strike. */
const usualChance: Record<StormyService, number> = {
  tpay: 0.03,
  resend: 0.08,
  mail_reports: 0.05,
  model: 0.05,
  notifications: 0.12,
  storage: 0.05,
};
/** Silence lasts until the application's own time-out (10 s for the gateway, 20 s for mail), so it is rarer. */
const chanceOfSilence = 0.01;

/** What `slow`, `delay` and `reorder` wait, in milliseconds. */
const delayMs = 700;

const services = Object.keys(usualChance) as StormyService[];
export const everyFault = services.flatMap((service) =>
  Object.keys(faultCatalogue[service])
    // Nobody in the storm writes what readers would be asked about or has a talk, no horoscopes are written, and no text is
    // read while it is written.
    .filter(
      (fault) =>
        !/^(second_reader|reply_reader|facts|horoscopes)_/.test(fault) && !(fault in streamFaults),
    )
    .map((fault) => ({ service, fault })),
);

/** Arms every fault that the sandbox knows: once for certain, and then by chance for as long as the storm lasts. */
export async function armEveryFault(world: OutsideWorld, seed: number): Promise<void> {
  for (const each of everyFault) await world.arm({ ...each, delayMs, times: 1 });
  for (const [index, each] of everyFault.entries()) {
    const silent = each.fault === "timeout" && each.service !== "model";
    const probability = silent ? chanceOfSilence : usualChance[each.service];
    await world.arm({ ...each, delayMs, probability, seed: seed * 1_000 + index });
  }
}
