import { line } from "./line";

/** What a text begins and ends with, of the same bounds in every product, with what the model is told about it. */
export const openingLine = (about: string) => line(60, 600).describe(about);
export const closingLine = (about: string) => line(40, 500).describe(about);
export const titleLine = (about: string) => line(5, 90).describe(about);
