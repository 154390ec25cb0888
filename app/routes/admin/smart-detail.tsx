import { formatDateTime } from "~/copy/format";
import type { OrderCard } from "~/services/desk/order-card.server";
import type { DraftCard, SmartCard, TextFigures } from "~/services/desk/smart-card.server";
import {
  confidenceLabels,
  confidenceWeights,
  gradeOf,
  grades,
  type ConfidencePart,
} from "~/services/writing/confidence-rule";
import { failureLabel } from "~/services/orders/failure";
import { StatusBadge, type StatusLabel } from "~/ui/badge";
import { Notice } from "~/ui/notice";
import { Pending, PendingStatus } from "~/ui/pending";
import { ActLinks } from "./act-link";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import { remakeNotes } from "~/services/orders/acts";
import { formatSeconds, formatConfidence, formatTokens, formatUsd } from "~/copy/model-figures";
import { ModelCalls } from "./model-calls";
import { OrderDetail } from "./order-detail";

/** How often a draft that is being written is looked at again, in milliseconds. */
const lookAfter = 4_000;

/** How a confidence is shown: its grade in words, and a colour beside them. */
function confidenceBadge(confidence: number): StatusLabel {
  const tone =
    confidence >= grades.A ? "success" : confidence >= grades.C ? "warning" : ("danger" as const);
  return { label: `${gradeOf(confidence)} · ${formatConfidence(confidence)}`, tone };
}

/** What a call was for. @param task as it is recorded */
function taskLabel(task: string): string {
  const isDraft = task.startsWith("draft/");
  if (task.endsWith("/review")) return isDraft ? "Redakcja nowej wersji" : "Redakcja tekstu";
  return isDraft ? "Nowa wersja" : "Tekst";
}

/** The grade of a text, its number and its colour; a dash for one that was never measured. */
export function ConfidenceBadge({ confidence }: { confidence: number | null }) {
  if (confidence === null) return <>–</>;
  return <StatusBadge className="tabular-nums" {...confidenceBadge(confidence)} />;
}

type SmartDetailProps = {
  order: OrderCard;
  card: SmartCard;
  links: readonly ActLinkLine[];
  /** Its own address. */
  here: string;
};

export function SmartDetail({ order, card, links, here }: SmartDetailProps) {
  const { text, draft } = card;
  return (
    <>
      <OrderDetail order={order} links={links} />
      {draft && <Draft {...{ draft, links, here }} sent={text} />}
      <section className="space-y-3">
        <h3 className="text-lg">Pewność tekstu</h3>
        {text?.parts ? (
          <>
            <ConfidenceBadge confidence={text.confidence} />
            <Parts columns={[{ heading: "Wynik", figures: text }]} />
          </>
        ) : (
          <p className="text-muted">
            – Ten tekst nie ma oceny: jeszcze go nie ma albo powstał, zanim zaczęliśmy je liczyć.
          </p>
        )}
      </section>
      <ModelCalls
        calls={card.calls}
        total={card.total}
        label={taskLabel}
        left={{ microUsd: card.leftMicroUsd, of: "zamówienia" }}
      />
    </>
  );
}

const writtenBy = ({ model, promptVersion }: TextFigures) => `${model}, prompt ${promptVersion}`;

/** A second text beside the one that was sent, and what can be done about it. */
function Draft({
  draft,
  sent,
  links,
  here,
}: Pick<SmartDetailProps, "links" | "here"> & { draft: DraftCard; sent: TextFigures | null }) {
  const { figures } = draft;
  return (
    <section className="space-y-3 rounded-card border border-line bg-sunken p-4">
      <h3 className="text-lg">Nowa wersja do porównania</h3>
      <p className="text-sm text-muted">
        Zlecona {formatDateTime(draft.requestedAt)}: {remakeNotes[draft.note].toLowerCase()}. Nie
        została wysłana.
      </p>
      {draft.state === "writing" && (
        <>
          <Pending href={here} after={lookAfter} />
          <PendingStatus href={here}>Model pisze nową wersję…</PendingStatus>
        </>
      )}
      {draft.state === "failed" && (
        <Notice kind="warning">
          Nowej wersji nie będzie: {failureLabel(draft.failure ?? "")}. Wysłany tekst zostaje bez
          zmian.
        </Notice>
      )}
      {draft.state === "ready" && figures && (
        <>
          <Parts
            columns={[
              ...(sent ? [{ heading: "Wysłany", figures: sent }] : []),
              { heading: "Nowy", figures },
            ]}
            complete
          />
          <ul className="space-y-1 text-sm text-muted wrap-anywhere">
            {sent && <li>Wysłany: {writtenBy(sent)}</li>}
            <li>Nowy: {writtenBy(figures)}</li>
          </ul>
          {draft.text?.map((part, index) => (
            <p key={index} className="whitespace-pre-line wrap-anywhere">
              {part}
            </p>
          ))}
          {!draft.text && (
            <p className="text-sm text-muted">
              Treść nowej wersji zobaczysz po odsłonięciu zamówienia.
            </p>
          )}
        </>
      )}
      {links.some(({ part }) => part === "draft") && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} part="draft" />
        </div>
      )}
    </section>
  );
}

type FigureColumn = { heading: string; figures: TextFigures };

function Parts({ columns, complete }: { columns: readonly FigureColumn[]; complete?: boolean }) {
  const rows: { label: string; of: (figures: TextFigures) => string }[] = [
    ...(complete
      ? [
          {
            label: "Pewność",
            of: ({ confidence }: TextFigures) =>
              confidence === null ? "–" : confidenceBadge(confidence).label,
          },
        ]
      : []),
    ...(Object.keys(confidenceWeights) as ConfidencePart[]).map((part) => ({
      label: confidenceLabels[part].label,
      of: ({ parts }: TextFigures) => {
        const value = parts?.[part] ?? null;
        return value === null ? "–" : formatConfidence(value);
      },
    })),
    ...(complete
      ? [
          {
            label: "Długość (znaki)",
            of: ({ length }: TextFigures) => (length === null ? "–" : String(length)),
          },
          { label: "Tokeny", of: ({ tokens }: TextFigures) => formatTokens(tokens) },
          { label: "Koszt", of: ({ costMicroUsd }: TextFigures) => formatUsd(costMicroUsd) },
          { label: "Czas modelu", of: ({ durationMs }: TextFigures) => formatSeconds(durationMs) },
        ]
      : []),
  ];
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Liczby {columns.length > 1 ? "obu tekstów" : "tekstu"}</caption>
      <thead>
        <tr className="border-b border-control">
          <th scope="col" className="py-1.5 pr-2 font-semibold">
            Miara
          </th>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col" className="px-2 py-1.5 text-right font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-2 font-normal text-muted">
              {label}
            </th>
            {columns.map(({ heading, figures }) => (
              <td key={heading} className="px-2 py-1.5 text-right tabular-nums wrap-anywhere">
                {of(figures)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
