import { tieWords } from "~/copy/typography";

/** Short sentences, each behind a star. @param className of the distance between them */
export const StarList = ({ items, className }: { items: readonly string[]; className: string }) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item} className="flex gap-2">
        <span aria-hidden="true" className="text-star">
          ✦
        </span>
        {tieWords(item)}
      </li>
    ))}
  </ul>
);
