import type { ReactNode } from "react";

type WrittenTextProps = {
  id?: string;
  text: string;
  children?: ReactNode;
};

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
