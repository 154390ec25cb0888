import { paths } from "~/paths";
import type { Author } from "~/site/author";
import { classNames } from "./class-names";

type AuthorNameProps = {
  author: Author;
  /** Leads to the author's page in the group, where they can be muted: for members, and where there is somebody left. */
  isLink: boolean;
  className?: string;
};

/** What an author is called, in its own direction of writing. */
export function AuthorName({ author, isLink, className }: AuthorNameProps) {
  const name = (
    <bdi className={classNames("font-semibold wrap-anywhere", className)}>{author.name}</bdi>
  );
  if (!isLink || author.isDeleted) return name;
  return (
    <a href={paths.member(author.id)} className="hover:underline">
      {name}
    </a>
  );
}
