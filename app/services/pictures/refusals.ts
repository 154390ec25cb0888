import { pictureTooLarge } from "~/forms/files";
import { defineRefusals } from "../command/refusals";

export const pictureRefusals = defineRefusals({
  picture_too_large: { text: pictureTooLarge, isWrong: true },
  picture_wrong_format: { text: "Dozwolone formaty to JPG, PNG, WEBP.", isWrong: true },
  kept_picture_gone: {
    text: "Zdjęcia wybranego wcześniej już nie mamy albo było wybrane do innej grupy. Dodaj je jeszcze raz albo wyślij same słowa.",
    isWrong: true,
  },
  picture_damaged: {
    text: "Nie udało się otworzyć tego zdjęcia. Może jest uszkodzone albo zbyt duże.",
    isWrong: true,
  },
});
