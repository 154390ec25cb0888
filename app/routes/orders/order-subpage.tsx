import { isRouteErrorResponse } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";

/** The frame of a page that does one thing with an order. */
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

/** A form that could not be accepted, thrown with everything that its page needs: see `order-form.tsx`. */
export type RefusedForm<Page> = {
  page: Page;
  values: Record<string, string>;
  /** Sentences by control name. */
  errors: Record<string, string>;
};

/** What an error boundary was given, if it is a refused form of its own page. */
export function refusedForm<Page>(error: unknown): RefusedForm<Page> | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error as { data: unknown };
  const isRefused = typeof data === "object" && data !== null && "page" in data && "errors" in data;
  return isRefused ? (data as RefusedForm<Page>) : null;
}
