import { newUlid } from "../identifiers.ts";

export const faultyServices = [
  "tpay",
  "resend",
  "mail_reports",
  "model",
  "notifications",
  "auth0",
  "storage",
] as const;
export type FaultyService = (typeof faultyServices)[number];

export interface FaultOrder {
  service: FaultyService;
  fault: string;
  /** How many requests it strikes; default 1, or without end when a probability is given. `null` is without end. */
  times?: number | null;
  /** Chance, 0 to 1, that it strikes a request that it could strike. */
  probability?: number;
  seed?: number;
  delayMs?: number;
  path?: string;
  message?: string;
}

export interface ArmedFault extends FaultOrder {
  id: string;
  /** Strikes left, `null` without end. */
  remaining: number | null;
  struck: number;
}

/** The faults that wait to strike, in the order they were armed. */
export class FaultRegistry {
  #armed: { fault: ArmedFault; chance(): number }[] = [];
  readonly #held = new Map<string, (() => void)[]>();

  arm(order: FaultOrder): ArmedFault {
    const usual = order.probability === undefined ? 1 : null;
    const remaining = order.times === undefined ? usual : order.times;
    const chance = order.seed === undefined ? Math.random : seededChance(order.seed);
    const fault = { ...order, id: newUlid(), remaining, struck: 0 };
    this.#armed.push({ fault, chance });
    return { ...fault };
  }

  take(service: FaultyService, applies: (fault: ArmedFault) => boolean): ArmedFault | null {
    for (const { fault, chance } of this.#armed) {
      if (fault.service !== service || !applies(fault)) continue;
      if (fault.probability !== undefined && chance() >= fault.probability) continue;
      fault.struck += 1;
      if (fault.remaining !== null) fault.remaining -= 1;
      this.#armed = this.#armed.filter((each) => each.fault.remaining !== 0);
      return { ...fault };
    }
    return null;
  }

  list(): ArmedFault[] {
    return this.#armed.map(({ fault }) => ({ ...fault }));
  }

  untilLifted(id: string): Promise<void> {
    return new Promise((go) => this.#held.set(id, [...(this.#held.get(id) ?? []), go]));
  }

  lift(id: string): boolean {
    const held = this.#held.get(id) ?? [];
    const others = this.#armed.filter(({ fault }) => fault.id !== id);
    const wasThere = held.length > 0 || others.length < this.#armed.length;
    this.#held.delete(id);
    this.#armed = others;
    for (const go of held) go();
    return wasThere;
  }

  clear(): void {
    this.#armed = [];
    for (const id of [...this.#held.keys()]) this.lift(id);
  }
}

/** Numbers from 0 to 1 that follow from a seed: Marsaglia's xorshift32. */
function seededChance(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
