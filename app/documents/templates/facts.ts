import type { Area } from "~/site/areas";
import type { ConstellationKey } from "~/sky/constellations";
import type { BirthSky } from "~/sky/ephemeris/birth-sky.server";
import type { SignSky } from "~/sky/ephemeris/sign-sky.server";

/** Facts that were computed from the answers, by name; most products have none. */
export type ComputedFacts = { birthSky?: BirthSky; signSky?: SignSky };

/** What a document needs beside the generated text. */
export type DocumentFacts = {
  productTitle: string;
  area: Area;
  personName: string | null;
  orderNumber: string;
  constellation: ConstellationKey;
  writtenAt: Date;
  /** The person's own answers, in the order of the form. */
  answers: readonly { label: string; value: string }[];
  /** Ends with telephone numbers for a bad night, because of what the person wrote. */
  withHelpLines?: boolean;
  /** What was too long to be read whole: labels of questions and names of files. */
  readInPart?: readonly string[];
  computed?: ComputedFacts;
  /** Nobody ordered it: it shows what such a document is like, and says so on every page. */
  sample?: boolean;
};

/** The order form as it was filled in, for documents that print single answers: by the names of the fields. */
export type FilledForm = { email: string | null; fields: Readonly<Record<string, string>> };
