import { paths } from "~/http/paths";
import { classNames } from "~/ui/class-names";

/** The cover of the book on sale. */
export function BookCover({ title, className }: { title: string; className?: string }) {
  return (
    <img
      src={paths.bookCover()}
      alt={`Okładka książki „${title}”: gwiazdozbiór Lutni nad nocnym miastem`}
      width={600}
      height={852}
      className={classNames("h-auto rounded-lg shadow-sheet", className)}
    />
  );
}
