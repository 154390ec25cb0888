import { pictureMessages } from "~/forms/files";
import { defineRefusals } from "../command/refusals";

export const pictureRefusals = defineRefusals({
  picture_too_large: { text: pictureMessages.too_large, isWrong: true },
  picture_wrong_format: { text: pictureMessages.wrong_format, isWrong: true },
  picture_damaged: { text: pictureMessages.damaged, isWrong: true },
});
