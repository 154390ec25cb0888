import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import type { RouteHandle } from "~/http/route-handle";
import { publicHeaders } from "~/http/public-headers";
import { operator, recipients } from "~/config/operator.server";
import { LegalPage } from "./legal-page";
import { dataSections } from "~/legal/privacy-data";
import { rightsSections } from "~/legal/privacy-rights";
import { pageMeta } from "~/ui/page-meta";

export const meta = () =>
  pageMeta(
    "Polityka prywatności",
    "Jakie dane zbieramy, po co, jak długo je trzymamy i komu je powierzamy. Odpowiedzi i dokumenty usuwamy po 24 godzinach, cookies tylko niezbędne.",
  );

export const handle: RouteHandle = { cached: {}, openInMaintenance: true };

export const headers = () => publicHeaders;

export function loader() {
  return { operator, recipients };
}

export default function Privacy() {
  const facts = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Polityka prywatności"
      lead="Najkrócej: to, co piszesz w formularzu zamówienia, usuwamy 24 godziny po dostarczeniu dokumentu. Nie śledzimy Cię, nie sprzedajemy danych i nie wyświetlamy reklam dobranych do osoby."
      version={brand.legalVersion}
      sections={[
        ...dataSections(facts.operator, facts.recipients),
        ...rightsSections(facts.operator),
      ]}
    />
  );
}
