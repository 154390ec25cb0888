import type { ReactNode } from "react";

type WrittenTextProps = {
  /** Of the element that holds the text, for `InPlace`. */
  id?: string;
  text: string;
  children?: ReactNode;
};

/** What somebody typed: text and nothing else, with their own line breaks, in their own direction of writing. */
export function WrittenText({ id, text, children }: WrittenTextProps) {
  return (
    <div id={id}>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {children}
    </div>
  );
}
