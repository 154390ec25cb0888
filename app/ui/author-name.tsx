import { paths } from "~/paths";
import type { Author } from "~/site/author";
import { classNames } from "./class-names";

type AuthorNameProps = {
  author: Author;
  isLink: boolean;
  className?: string;
};

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
