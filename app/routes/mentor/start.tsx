import { FoldSummary } from "~/ui/fold-summary";
import { StarList } from "~/ui/star-list";
import type { ReactNode } from "react";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import type { FormState } from "~/forms/refusal";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { styleName } from "~/services/talks/styles";
import { mentorConsent } from "~/site/mentor-consent";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FigurePicture } from "~/ui/figure-picture";
import { PageHeader } from "~/ui/page-header";
import { AsidePart, WithAside } from "~/ui/with-aside";
import { StyleList } from "./style-list";
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
  /** The number of the style that is chosen already. */
  style?: number;
  form: FormState;
  /** Whether help lines stand above already. */
  hasHelp?: boolean;
  children?: ReactNode;
};

/** What the mentor is, in a few sentences, and the consent to begin with: one page. */
export function MentorStart({ vendors, style, form, hasHelp = false, children }: MentorStartProps) {
  return (
    <>
      <PageHeader
        area="emotions"
        title="Mentor AI"
        lead="Rozmowa o tym, co Cię zajmuje. Po drugiej stronie jest program: nie leczy, nie diagnozuje i czasem się myli."
        figure={<FigurePicture name="corona-borealis" />}
      />
      <WithAside label="Style mentora" aside={<Styles chosen={style} />} className="py-6 sm:py-10">
        {children}
        <FormErrors fields={consentFields} errors={form.errors} />
        <Card as="section" area="emotions" labelledBy="zanim-zaczniesz" className="space-y-5">
          <h2 id="zanim-zaczniesz" className="text-2xl">
            Zanim zaczniesz
          </h2>
          <StarList className="space-y-1.5" items={promises(vendors)} />
          <form method="post" action={paths.talkConsent(style)} noValidate className="space-y-4">
            <div className="border-t border-line pt-3 text-sm">
              {consentFields.map((field) => (
                <FieldInput key={field.name} field={field} {...form} />
              ))}
            </div>
            {style !== undefined && (
              <p>
                Wybrany styl: <strong>{tieWords(styleName(style))}</strong>
              </p>
            )}
            <Button>Zgadzam się i zaczynam</Button>
          </form>
        </Card>
        <details className="group">
          <FoldSummary>Więcej o&nbsp;tym, co się dzieje z&nbsp;Twoimi słowami</FoldSummary>
          <div className="pt-3">
            <WhatItIs vendors={vendors} />
          </div>
        </details>
        {!hasHelp && <HelpLinesNote />}
      </WithAside>
    </>
  );
}

const Styles = ({ chosen }: { chosen?: number }) => (
  <AsidePart id="style" title="Z kim porozmawiasz">
    <StyleList to={paths.talkConsent} chosen={chosen} />
  </AsidePart>
);
