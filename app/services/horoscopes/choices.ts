import { scopes } from "~/sky/ephemeris/period";
import { signs } from "~/sky/signs";

export const monthNames = [
  "styczeń",
  "luty",
  "marzec",
  "kwiecień",
  "maj",
  "czerwiec",
  "lipiec",
  "sierpień",
  "wrzesień",
  "październik",
  "listopad",
  "grudzień",
] as const;

export const monthOptions = monthNames.map((label, index) => ({ value: String(index + 1), label }));

export const typeOptions = scopes.map(({ key, link }) => ({ value: key, label: link }));

export const signOptions = signs.map(({ slug, name }) => ({ value: slug, label: name }));
