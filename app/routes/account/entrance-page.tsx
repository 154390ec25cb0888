import type { ReactNode } from "react";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { WithAside } from "~/ui/with-aside";

type EntrancePageProps = {
  title: string;
  lead?: string;
  /** What is pressed first, under the stars. */
  act?: ReactNode;
  /** What stands beside it where there is room, and what that is about. */
  aside?: ReactNode;
  asideLabel?: string;
  children?: ReactNode;
};

/** A page on the way in or out: the night first, and on the paper below it what there is to do or to know. */
export function EntrancePage({ title, lead, act, aside, asideLabel, children }: EntrancePageProps) {
  return (
    <>
      <PageHeader
        area="community"
        title={title}
        lead={lead}
        figure={<Constellation name="delphinus" />}
        endsPage={!children}
      >
        {act}
      </PageHeader>
      {!children ? null : aside ? (
        <WithAside aside={aside} label={asideLabel ?? title} className="py-8 sm:py-12">
          {children}
        </WithAside>
      ) : (
        <Container width="wide" className="py-8 sm:py-12">
          {children}
        </Container>
      )}
    </>
  );
}
