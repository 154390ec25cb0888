import { tieWords } from "~/copy/typography";
import { Badge } from "./badge";

type OpinionProps = {
  /** Without quotation marks. */
  text: string;
  author: string;
  /** What the person bought, or when. */
  detail?: string;
  /** The words do not come from a customer: says so. */
  example?: boolean;
};

/** What somebody said about a product. */
export function Opinion({ text, author, detail, example }: OpinionProps) {
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
    </figure>
  );
}
