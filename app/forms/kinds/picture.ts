import { maxPictureBytes, pictureTooLarge } from "../files";
import { defineKind } from "../kind";
import { oneFile } from "./sent-files";

const pictureFormats = "JPG, PNG albo WEBP";

export const picture = defineKind(
  oneFile({
    bytes: maxPictureBytes,
    tooLarge: pictureTooLarge,
    formats: pictureFormats,
    accept: "image/jpeg,image/png,image/webp",
    again: { request: "Zdjęcie trzeba dodać jeszcze raz.", was: "Było to" },
  }),
);
