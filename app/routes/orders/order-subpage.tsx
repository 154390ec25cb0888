import type { ReactNode } from "react";
import { paths } from "~/paths";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";

export function OrderSubpage({
  token,
  title,
  children,
}: {
  token: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Container className="space-y-7 py-8 sm:py-12">
      <BackLink href={paths.paymentSuccess(token)}>Wróć do zamówienia</BackLink>
      <h1 className="text-4xl">{title}</h1>
      {children}
    </Container>
  );
}
