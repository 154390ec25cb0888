import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import type { FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import { mentorConsent } from "~/site/mentor-consent";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FigurePicture } from "~/ui/figure-picture";
import { PageHeader } from "~/ui/page-header";
import { vendorNames, WhatItIs, type ModelVendor } from "./what-it-is";

export const consentFields = [
  {
    kind: "consent",
    name: "adult",
    label: mentorConsent.adult,
    required: mentorConsent.adultRequired,
  },
  {
    kind: "consent",
    name: "consents",
    label: "Zgoda na dane wrażliwe",
    required: mentorConsent.required,
    statement: [
      `${mentorConsent.text} Więcej mówi `,
      { text: "polityka prywatności", href: paths.privacy() },
      ".",
    ],
  },
] as const satisfies readonly Field[];

/** What matters most before the first word; all of it is folded below. */
const promises = (vendors: readonly ModelVendor[]) => [
  `Twoje słowa czyta model językowy: ${vendorNames(vendors)}.`,
  "Nikt inny w serwisie nie widzi Twoich rozmów, a obsługa zajrzy tylko z podanym powodem.",
  "Rozmowę usuniesz i zgodę wycofasz w każdej chwili.",
];

type MentorStartProps = {
  vendors: readonly ModelVendor[];
  form: FormState;
  /** Whether help lines stand above already. */
  hasHelp?: boolean;
  children?: ReactNode;
};

/** What the mentor is, in a few sentences, and the consent to begin with: one page. */
export function MentorStart({ vendors, form, hasHelp = false, children }: MentorStartProps) {
  return (
    <>
      <PageHeader
        area="emotions"
        title="Mentor AI"
        lead="Rozmowa o tym, co Cię zajmuje. Po drugiej stronie jest program: nie leczy, nie diagnozuje i czasem się myli."
        figure={<FigurePicture name="corona-borealis" />}
      >
        <ul className="space-y-1.5">
          {promises(vendors).map((promise) => (
            <li key={promise} className="flex gap-2">
              <span aria-hidden="true" className="text-star">
                ✦
              </span>
              {tieWords(promise)}
            </li>
          ))}
        </ul>
      </PageHeader>
      <Container className="space-y-6 py-6 sm:py-10">
        {children}
        <FormErrors fields={consentFields} errors={form.errors} />
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Więcej o&nbsp;tym, co się dzieje z&nbsp;Twoimi słowami
          </summary>
          <WhatItIs vendors={vendors} />
        </details>
        <form method="post" action={paths.talkConsent()} noValidate className="space-y-6">
          {consentFields.map((field) => (
            <FieldInput key={field.name} field={field} {...form} />
          ))}
          <Button>Zgadzam się i zaczynam</Button>
        </form>
        {!hasHelp && <HelpLinesNote />}
      </Container>
    </>
  );
}
