import { formatDateTime } from "~/copy/format";
import { warsawMinute } from "~/time/warsaw-time";
import { TextField } from "~/ui/text-field";
import { defineKind } from "../kind";
import { parseDayAndTime } from "../typed-values";
import { controlOf, writtenText } from "./written";

const momentMessages = {
  none: "Podaj dzień i godzinę, na przykład 31.01.2027, 18:00.",
  leftOut: "Tej godziny tego dnia nie ma: zegary przechodzą wtedy na czas letni.",
};

/** A day and a time in Warsaw, in the device's own calendar; also typed as 31.01.2027, 18:00. */
export const moment = defineKind({
  schema: (field) => ({
    [field.name]: writtenText(field, (typed) => {
      const written = parseDayAndTime(typed);
      if (!written) return momentMessages.none;
      return warsawMinute(written) ? undefined : momentMessages.leftOut;
    }),
  }),
  Input: (props) => <TextField {...controlOf(props)} type="datetime-local" className="max-w-72" />,
  print: (_, answer) => {
    const at = warsawMinute(parseDayAndTime(answer) ?? "");
    return at ? formatDateTime(at) : answer;
  },
  screens: () => "nothing",
});
