import { Fragment } from "react";
import { z } from "zod";
import { tieWords } from "~/copy/typography";
import { CheckboxField } from "~/ui/checkbox-field";
import { FoldSummary } from "~/ui/fold-summary";
import { defineKind } from "../kind";

type ConsentOptions = {
  required: string;
  /** What is agreed to, in pieces, some of them links that open beside the form; by default the label. */
  statement?: Pieces;
  /** The rest of it, folded behind a label. */
  more?: { label: string; statement: Pieces };
};

type Pieces = readonly (string | { text: string; href: string })[];

/** A box that has to be ticked, and never is beforehand. */
export const consent = defineKind<ConsentOptions>({
  schema: ({ name, required }) => ({ [name]: z.literal("on", { error: required }) }),
  Input: ({ field, errors, values, idPrefix = "" }) => (
    <CheckboxField
      id={idPrefix + field.name}
      name={field.name}
      label={field.statement ? <Statement pieces={field.statement} /> : tieWords(field.label)}
      more={
        field.more && (
          <details className="group">
            <FoldSummary className="text-sm">{field.more.label}</FoldSummary>
            <p className="pb-2">
              <Statement pieces={field.more.statement} />
            </p>
          </details>
        )
      }
      error={errors[field.name]}
      defaultChecked={values[field.name] === "on"}
      required
    />
  ),
  print: () => "tak",
  screens: () => "nothing",
});

function Statement({ pieces }: { pieces: Pieces }) {
  return pieces.map((piece, index) =>
    typeof piece === "string" ? (
      <Fragment key={index}>{tieWords(piece)}</Fragment>
    ) : (
      <a key={index} href={piece.href} target="_blank" className="link">
        {piece.text}
      </a>
    ),
  );
}
