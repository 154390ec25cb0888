import { bookingTerms } from "~/config/booking-terms";
import { formatPrice } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { analysisConsent } from "~/products/consent";
import { consentFields, formTokenField } from "~/products/order-fields";
import { talkProducts } from "~/products/talk/product";
import type { Product } from "~/products/product";
import type { Persona } from "~/site/personas";
import type { RadioOption } from "~/ui/radio-group";
import type { BookingChoice } from "./booking-choice.server";
import { inParts, type OfferedTime } from "./parts-of-day";

/** The control that says which time is wanted, in a form and in an address. */
export const slotName = "slot";

/** The control by which another day is chosen in a form whose time is gone. */
export const dayIntent = { name: "intent", value: "day" } as const;

/** The control by which reminders are wished for. */
export const remindersName = "reminders";

export type BookingPage = {
  product: Pick<Product, "slug" | "path" | "area" | "subtitle"> & { heading: string };
  persona: Persona;
  choice: BookingChoice;
  isStopped: boolean;
};

const radioOf = ({ value, label, note, at }: OfferedTime): RadioOption => ({
  ...{ value, at },
  label: note ? `${label}, ${note}` : label,
});

/** What the second step asks: the time, too, where the one that was wanted is gone. */
export function bookingFields({ product: { slug }, persona, choice }: BookingPage): Field[] {
  const product = talkProducts.find((talk) => talk.slug === slug);
  const email = product?.fields.find(({ kind }) => kind === "email");
  if (!product || !email) return [];
  const { chosen } = choice;
  const times: RadioOption[] = [
    ...(choice.immediate ? [radioOf(choice.immediate)] : []),
    ...inParts(choice.times).flatMap(({ part, note, times: those }) =>
      those.map((time) => ({ ...radioOf(time), part: { title: part, note } })),
    ),
  ];
  const more = formatPrice(bookingTerms.analysisGrosze);
  return [
    ...(chosen || times.length === 0
      ? []
      : [
          {
            kind: "radio",
            name: slotName,
            label: "Godzina",
            required: "Wybierz godzinę.",
            wrong: "Wybierz godzinę.",
            options: times,
            columns: true,
          } satisfies Field,
        ]),
    {
      kind: "radio",
      name: "skill",
      label: "Temat",
      required: "Wybierz temat rozmowy.",
      options: persona.skills.map((skill) => ({ value: skill, label: skill })),
    },
    email,
    {
      kind: "radio",
      name: "wantsAnalysisAfterChat",
      label: "Analiza po rozmowie",
      hint: "PDF na e-mail po rozmowie: o czym była, trzy wątki i następny krok.",
      required: "Wybierz, czy chcesz analizę po rozmowie.",
      options: [
        {
          value: "no",
          label: chosen ? `Sama rozmowa: ${formatPrice(chosen.priceGrosze)}` : "Sama rozmowa",
        },
        {
          value: "yes",
          label: chosen
            ? `Rozmowa z analizą: ${formatPrice(chosen.priceGrosze + bookingTerms.analysisGrosze)}`
            : `Rozmowa z analizą (${more} więcej)`,
        },
      ],
    },
    {
      kind: "checkbox",
      name: remindersName,
      label: "Przypomnij mi e-mailem: dzień, godzinę i 5 minut przed rozmową",
    },
    ...consentFields(product),
    {
      kind: "checkbox",
      name: analysisConsent.name,
      label: `Tylko z analizą: ${analysisConsent.text}`,
    },
    formTokenField,
  ];
}
