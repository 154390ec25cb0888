import { TextField } from "~/ui/text-field";
import { formatDate } from "~/copy/format";
import { defineKind } from "../kind";
import { parseDay } from "../typed-values";
import { dateMessages } from "./date";
import { controlOf, writtenText } from "./written";

type DayOptions = {
  computed?: true;
};

export const day = defineKind<DayOptions>({
  schema: (field) => ({
    [field.name]: writtenText(field, (typed) => (parseDay(typed) ? undefined : dateMessages.none)),
  }),
  Input: (props) => {
    const { defaultValue, ...control } = controlOf(props);
    const filled = props.field.computed
      ? { value: defaultValue, readOnly: true, "data-live": true }
      : { defaultValue };
    return <TextField {...control} {...filled} type="date" short />;
  },
  print: (_, answer) => {
    const kept = parseDay(answer);
    return kept ? formatDate(kept) : answer;
  },
  screens: () => "nothing",
});
