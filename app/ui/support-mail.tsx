import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Operator } from "~/config/operator.server";
import { paths } from "~/paths";
import { ButtonLink } from "./button";

function useSupportEmail(): string | null {
  const root = useRouteLoaderData("root") as { trader?: Operator } | undefined;
  return root?.trader?.email ?? null;
}

/** Leads to the contact form where the page failed before our address was known. */
const hrefOf = (email: string | null) => (email === null ? paths.contact() : `mailto:${email}`);

/** The address to write to us at, as a link. */
export function SupportMail({ className }: { className?: string }) {
  const email = useSupportEmail();
  return (
    <a href={hrefOf(email)} className={className}>
      {email ?? "formularz kontaktowy"}
    </a>
  );
}

/** The same, as a button that says what it is for. */
export function SupportButton({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href={hrefOf(useSupportEmail())} variant="secondary">
      {children}
    </ButtonLink>
  );
}
