import type { AspectName } from "./aspects";
import type { BodyKey } from "./body-names";
import type { Scope } from "./period";

export type LunarPhase = "nów" | "pierwsza kwadra" | "pełnia" | "ostatnia kwadra";

/** What happens on a day; with an hour (`14:20`, Warsaw) only where that is known to within ten minutes. */
export type SkyFactEvent = { day: string; time?: string } & (
  | { kind: "ingress"; body: BodyKey; from: string; into: string }
  | { kind: "station"; body: BodyKey; retrograde: boolean; sign: string }
  | { kind: "phase"; phase: LunarPhase; sign: string }
);

/**
 * The sky of a day, week, month or year, as horoscopes are written from it and compared with it. Signs by their slugs, days
 * as YYYY-MM-DD in Europe/Warsaw.
 */
export type SkyFacts = {
  scope: Scope;
  from: string;
  /** The first day after it. */
  until: string;
  /** In which signs each body is, in order; of the Moon for a day alone, as it goes through all of them in a month. */
  places: readonly { body: BodyKey; signs: readonly string[]; retrograde: boolean }[];
  /** Of a day. */
  phase: string | null;
  events: readonly SkyFactEvent[];
  /** Of a day: those that hold all day long. */
  aspects: readonly { first: BodyKey; second: BodyKey; kind: AspectName }[];
};
