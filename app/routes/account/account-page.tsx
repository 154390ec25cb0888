import type { ReactNode } from "react";
import { Container } from "~/ui/container";
import { tieWords } from "~/copy/typography";

export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <Container className="space-y-7 py-10 sm:py-16">
      <h1 className="text-4xl">{title}</h1>
      {lead && <p className="text-lg">{tieWords(lead)}</p>}
      {children}
    </Container>
  );
}
