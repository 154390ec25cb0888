import { amount } from "./kinds/amount";
import { bookFile } from "./kinds/book-file";
import { cards } from "./kinds/cards";
import { checkbox } from "./kinds/checkbox";
import { choice } from "./kinds/choice";
import { consent } from "./kinds/consent";
import { date } from "./kinds/date";
import { day } from "./kinds/day";
import { email } from "./kinds/email";
import { file } from "./kinds/file";
import { formToken } from "./kinds/form-token";
import { link } from "./kinds/link";
import { longText } from "./kinds/long-text";
import { moment } from "./kinds/moment";
import { number } from "./kinds/number";
import { picture } from "./kinds/picture";
import { publicName } from "./kinds/public-name";
import { radio } from "./kinds/radio";
import { text } from "./kinds/text";
import { uuid } from "./kinds/uuid";
import { word } from "./kinds/word";

/** Every kind of question. A new kind is its file and a line here. */
export const kinds = {
  amount,
  bookFile,
  cards,
  checkbox,
  choice,
  consent,
  date,
  day,
  email,
  file,
  formToken,
  link,
  longText,
  moment,
  number,
  picture,
  publicName,
  radio,
  text,
  uuid,
  word,
};
