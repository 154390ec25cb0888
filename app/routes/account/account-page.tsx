import type { ReactNode } from "react";
import { Container } from "~/ui/container";
import { tieWords } from "~/copy/typography";
import { WithAside } from "~/ui/with-aside";

type AccountPageProps = {
  title: string;
  lead?: string;
  /** What stands beside it where there is room, and what that is about. */
  aside?: ReactNode;
  asideLabel?: string;
  children?: ReactNode;
};

export function AccountPage({ title, lead, aside, asideLabel, children }: AccountPageProps) {
  const content = (
    <>
      <h1 className="text-4xl">{title}</h1>
      {lead && <p className="text-lg">{tieWords(lead)}</p>}
      {children}
    </>
  );
  if (!aside) return <Container className="space-y-6 py-8 sm:py-12">{content}</Container>;
  return (
    <WithAside aside={aside} label={asideLabel ?? title} className="py-8 sm:py-12">
      {content}
    </WithAside>
  );
}
