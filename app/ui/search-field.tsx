import { Search } from "./icons";
import { paths } from "~/paths";
import { Button } from "./button";
import { classNames } from "./class-names";

/** Longest question that the control takes, in characters. */
export const maxQuestionLength = 200;

/** The way to the search where a whole field would stand before what the page is about. */
export const SearchLink = () => (
  <a
    href={paths.search()}
    className="link inline-flex min-h-11 shrink-0 items-center gap-2 font-medium"
  >
    <Search className="size-5" />
    Szukaj
  </a>
);

export function SearchField({
  question = "",
  isNamed = false,
  className,
}: {
  question?: string;
  /** Whether the page's heading says what is searched, so that the label need only be heard. */
  isNamed?: boolean;
  className?: string;
}) {
  return (
    <form
      method="get"
      action={paths.search()}
      role="search"
      className={classNames("flex items-end gap-3 print:hidden", className)}
    >
      <div className="min-w-0 grow">
        <label htmlFor="szukaj" className={isNamed ? "sr-only" : "mb-1.5 block font-semibold"}>
          Szukaj w społeczności
        </label>
        <input
          id="szukaj"
          name="q"
          type="search"
          className="control"
          defaultValue={question}
          maxLength={maxQuestionLength}
          autoComplete="off"
        />
      </div>
      <Button
        variant="secondary"
        icon={<Search className="size-5" />}
        className="max-sm:w-12 max-sm:px-0!"
      >
        <span className="max-sm:sr-only">Szukaj</span>
      </Button>
    </form>
  );
}
