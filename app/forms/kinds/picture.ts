import { inMegabytes, maxPictureBytes } from "../files";
import { defineKind } from "../kind";
import { oneFile } from "./sent-files";

export const pictureFormats = "JPG, PNG albo WEBP";

export const pictureMessages = {
  too_large: `Zdjęcie jest większe niż ${inMegabytes(maxPictureBytes)}.`,
  wrong_format: "Dozwolone formaty to JPG, PNG, WEBP.",
  damaged: "Nie udało się otworzyć tego zdjęcia. Może jest uszkodzone albo zbyt duże.",
} as const;

/** One picture. */
export const picture = defineKind(
  oneFile({
    bytes: maxPictureBytes,
    tooLarge: pictureMessages.too_large,
    formats: pictureFormats,
    accept: "image/jpeg,image/png,image/webp",
    again: { request: "Zdjęcie trzeba dodać jeszcze raz.", was: "Było to" },
  }),
);
