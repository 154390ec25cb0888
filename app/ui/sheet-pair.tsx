import { classNames } from "./class-names";

export type Sheet = { src: string; width: number; height: number };

/** A document by two of its pages: paper that can be read in front, its cover on the night behind; a cover alone without a second page. */
export function SheetPair({
  cover,
  inner,
  loading,
  isPage = false,
  className,
}: {
  cover: Sheet;
  inner: Sheet | null | undefined;
  loading?: "lazy";
  /** The cover is a page to read: on a telephone its beginning stands for it, since all of it would be grey lines. */
  isPage?: boolean;
  /** Gives the width. */
  className?: string;
}) {
  const sheet = "sheet h-auto rounded-sm bg-sunken";
  if (!inner && isPage)
    return (
      <span
        className={classNames(
          "sheet block aspect-[210/297] overflow-hidden rounded-sm bg-sunken",
          className,
        )}
      >
        <img {...cover} {...{ loading }} alt="" className="h-auto w-[230%] max-w-none sm:w-full" />
      </span>
    );
  if (!inner)
    return <img {...cover} {...{ loading }} alt="" className={classNames(sheet, className)} />;
  return (
    <span className={classNames("relative block", className)}>
      <img {...cover} {...{ loading }} alt="" className={`${sheet} mb-[12%] w-[82%] -rotate-4`} />
      <img
        {...inner}
        {...{ loading }}
        alt=""
        className={`${sheet} absolute right-0 bottom-0 w-[82%] rotate-2`}
      />
    </span>
  );
}
