import { paths } from "~/paths";
import { classNames } from "~/ui/class-names";

type BookCoverProps = { book: { slug: string; title: string }; className?: string };

export function BookCover({ book: { slug, title }, className }: BookCoverProps) {
  return (
    <img
      src={paths.bookCover(slug)}
      alt={`Okładka książki „${title}”: gwiazdozbiór nad nocnym miastem`}
      width={600}
      height={852}
      className={classNames("h-auto rounded-lg shadow-sheet", className)}
    />
  );
}
