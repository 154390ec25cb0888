import type { ReactNode } from "react";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";

/** A page of the daily mail that a link of a mail leads to: one thing is said, and one can be done. */
export const HoroscopeMailStep = ({ title, children }: { title: string; children: ReactNode }) => (
  <div data-area="spirituality">
    <PageHeader
      area="spirituality"
      title={title}
      back={{ href: "/horoscope#znaki", label: "Wróć do horoskopów" }}
    />
    <Container className="flex flex-col items-start gap-6 pt-10 pb-20">{children}</Container>
  </div>
);
