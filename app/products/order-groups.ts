import { controlNames, type Field } from "~/forms/fields";
import { isRequired, type TextByControl } from "~/forms/kind";

/** Fields of an order form that belong together, under one heading. */
export type OrderGroup = {
  title: string;
  fields: readonly Field[];
  /** What may stay empty, folded behind the others. */
  more: readonly Field[];
};

/** What is asked about the person, and not about what is to be written. */
const aboutThePerson: ReadonlySet<string> = new Set(["name", "firstName", "lastName", "email"]);

/**
 * The questions of an order in the groups in which its form asks them: what it is about, with what is optional folded
 * into it, where it is to go, and the consents.
 * @param heading of the first group
 */
export function orderGroups(fields: readonly Field[], heading: string): OrderGroup[] {
  const consents = fields.filter(({ kind }) => kind === "consent");
  const asked = fields.filter((field) => !consents.includes(field));
  const isInView = (field: Field) =>
    field.kind === "email" || (field.kind === "longText" && field.inView);
  const isFolded = (field: Field) => !isRequired(field) && !isInView(field);
  const isPersonal = ({ name }: Field) => aboutThePerson.has(name);
  const always = asked.filter((field) => !isFolded(field));
  const story = always.filter((field) => !isPersonal(field));
  const person = always.filter(isPersonal);
  const more = asked.filter(isFolded);
  const groups = [
    { title: heading, fields: story, more },
    {
      title: person.length > 1 ? "Dla kogo i\u00a0dokąd" : "Dokąd wysłać",
      fields: person,
      more: [],
    },
    { title: "Zgody", fields: consents, more: [] },
  ].filter((group) => group.fields.length > 0 || group.more.length > 0);
  // A form that asks for an address alone has the product's heading there.
  return groups.map((group, index) => (index === 0 ? { ...group, title: heading } : group));
}

/** Whether something folded has an answer, or something wrong with it: then it is shown at once. */
export const isTouched = (
  fields: readonly Field[],
  { values, errors }: { values: TextByControl; errors: TextByControl },
): boolean =>
  fields.some((field) =>
    controlNames(field).some((name) => {
      const preset = field.kind === "choice" ? field.preset : undefined;
      return errors[name] || (values[name] && values[name] !== preset);
    }),
  );
