import type { ReactNode } from "react";
import { SupportMail } from "~/ui/support-mail";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";

export function PaymentProblem({
  title = "Płatność",
  message,
  canReload = false,
  kind = "error",
  children,
}: {
  title?: string;
  message: string;
  canReload?: boolean;
  /** Default "error". */
  kind?: "error" | "warning" | "info";
  children?: ReactNode;
}) {
  return (
    <Container className="space-y-8 py-14">
      <h1 className="text-4xl">{title}</h1>
      <Notice kind={kind} role="alert">
        <p>{message}</p>
      </Notice>
      {children}
      <div className="flex flex-wrap gap-3">
        {canReload && <ButtonLink href="">Odśwież stronę</ButtonLink>}
        <ButtonLink href={paths.home()} variant="secondary">
          Strona główna
        </ButtonLink>
      </div>
      <SupportHint />
    </Container>
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
