import type { ReactNode } from "react";

type FormButtonsProps = {
  /** The button that sends it. */
  children: ReactNode;
  /** Where whoever gives up goes; where scripts run, what stood in the form's place is there again. */
  cancelHref?: string;
};

/** The end of a form for words. */
export const FormButtons = ({ children, cancelHref }: FormButtonsProps) => (
  <p className="flex flex-wrap items-center gap-4">
    {children}
    {cancelHref && (
      <a href={cancelHref} data-close className="link inline-flex min-h-11 items-center">
        Anuluj
      </a>
    )}
  </p>
);
