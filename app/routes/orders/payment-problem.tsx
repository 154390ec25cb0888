import type { ReactNode } from "react";
import { SupportMail } from "~/ui/support-mail";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import type { Area } from "~/site/areas";
import { Container } from "~/ui/container";
import { Hills } from "~/ui/hills";
import { Notice } from "~/ui/notice";

type PaymentProblemProps = {
  title?: string;
  message: string;
  canReload?: boolean;
  /** Default "error"; "text" says calmly what is no trouble of the reader's. */
  kind?: "error" | "warning" | "text";
  /** Of what was to be paid for. */
  area?: Area;
  /** What can be done at once: it stands with what happened, in the first screen. */
  children?: ReactNode;
  /** What takes longer to read. */
  below?: ReactNode;
};

export function PaymentProblem({
  title = "Płatność",
  message,
  canReload = false,
  kind = "error",
  area,
  children,
  below,
}: PaymentProblemProps) {
  return (
    <div data-area={area}>
      <div data-theme="dark" data-area={area} className="area-night relative">
        <Container className="relative space-y-5 pt-8 pb-16 sm:pt-12 sm:pb-28 print:pb-0!">
          <h1 className="text-4xl">{title}</h1>
          {kind === "text" ? (
            <p role="alert" className="text-lg">
              {message}
            </p>
          ) : (
            <Notice kind={kind} role="alert">
              <p>{message}</p>
            </Notice>
          )}
          {children}
        </Container>
        <Hills className="h-10 sm:h-16" />
      </div>
      <Container className="space-y-8 py-8 sm:py-12">
        {below}
        <div className="flex flex-wrap gap-3">
          {canReload && <ButtonLink href="">Odśwież stronę</ButtonLink>}
          <ButtonLink href={paths.home()} variant="secondary">
            Strona główna
          </ButtonLink>
        </div>
        <SupportHint />
      </Container>
    </div>
  );
}

export function SupportHint({ withEmail = false }: { withEmail?: boolean }) {
  return (
    <p className="text-sm text-muted">
      {withEmail
        ? "Jeśli e-mail nie przyjdzie w\u00a0ciągu 10\u00a0minut, napisz do nas:"
        : "Jeśli coś jest nie tak, napisz do nas:"}{" "}
      <SupportMail className="link" />
    </p>
  );
}
