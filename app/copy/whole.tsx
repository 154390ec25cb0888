import type { ReactNode } from "react";
import { tieWords } from "./typography";

/** Numbers are read out and typed in: none of them ends one line and begins the next. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <span className="whitespace-nowrap">{children}</span>
);

/** An address whose postcode stays in one piece. */
export const Address = ({ text }: { text: string }) =>
  tieWords(text)
    .split(/(\b\d{2}-\d{3}\b)/)
    .map((part, index) => (index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part));
