import type { BirthSky } from "~/sky/ephemeris/birth-sky.server";
import type { SignSky } from "~/sky/ephemeris/sign-sky.server";
import type { DocumentCover } from "../model";

/** Facts that were computed from the answers, by name; most products have none. */
export type ComputedFacts = { birthSky?: BirthSky; signSky?: SignSky };

/** What a document needs beside the generated text. */
export type DocumentFacts = DocumentCover & {
  /** The person's own answers, in the order of the form. */
  answers: readonly { label: string; value: string }[];
  /** Ends with telephone numbers for a bad night, because of what the person wrote. */
  withHelpLines?: boolean;
  /** What was too long to be read whole: labels of questions and names of files. */
  readInPart?: readonly string[];
  computed?: ComputedFacts;
};

/** The order form as it was filled in, for documents that print single answers: by the names of the fields. */
export type FilledForm = { email: string | null; fields: Readonly<Record<string, string>> };
