import { helpSeenName } from "./detour";

/** Says with a form that comes back that its author has seen help already. @param values of the form, as they were sent */
export const HelpSeen = ({ values }: { values: Readonly<Record<string, unknown>> }) =>
  helpSeenName in values && (
    <input type="hidden" name={helpSeenName} value={String(values[helpSeenName])} />
  );
