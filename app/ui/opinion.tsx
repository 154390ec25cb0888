import { formatDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { brand } from "~/config/brand";
import { Badge } from "./badge";

export type ShownAnswer = { text: string; at: Date | string };

type OpinionProps = {
  text: string;
  author: string;
  detail?: string;
  answer?: ShownAnswer | null;
  example?: boolean;
};

export function Opinion({ text, author, detail, answer, example }: OpinionProps) {
  return (
    <figure className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <blockquote className="grow font-serif text-lg leading-relaxed">
        <p>„{tieWords(text)}”</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <span>
          <span className="font-semibold">{author}</span>
          {detail && <span className="text-muted">, {detail}</span>}
        </span>
        {example && <Badge>przykładowa opinia</Badge>}
      </figcaption>
      {answer && (
        <section
          aria-label={`Odpowiedź na opinię: ${author}`}
          className="space-y-1.5 border-l-2 border-area pl-4"
        >
          <p className="text-sm">
            <span className="font-semibold">Odpowiedź: {brand.name}</span>
            <span className="text-muted">, {formatDate(answer.at)}</span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{tieWords(answer.text)}</p>
        </section>
      )}
    </figure>
  );
}
