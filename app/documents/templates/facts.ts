import type { BirthSky } from "~/sky/ephemeris/birth-sky.server";
import type { SignSky } from "~/sky/ephemeris/sign-sky.server";
import type { DocumentCover } from "../model";

export type ComputedFacts = { birthSky?: BirthSky; signSky?: SignSky };

export type DocumentFacts = DocumentCover & {
  answers: readonly { label: string; value: string }[];
  /** Ends with telephone numbers for a bad night, because of what the person wrote. */
  withHelpLines?: boolean;
  readInPart?: readonly string[];
  computed?: ComputedFacts;
};

export type FilledForm = { email: string | null; fields: Readonly<Record<string, string>> };
