import type { ReactNode } from "react";

type FormButtonsProps = {
  children: ReactNode;
  cancelHref?: string;
  cancelLabel?: string;
};

export const FormButtons = ({ children, cancelHref, cancelLabel = "Anuluj" }: FormButtonsProps) => (
  <p className="flex flex-wrap items-center gap-4">
    {children}{" "}
    {cancelHref && (
      <a href={cancelHref} data-close className="link inline-flex min-h-11 items-center">
        {cancelLabel}
      </a>
    )}
  </p>
);
