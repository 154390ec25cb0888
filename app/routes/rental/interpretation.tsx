import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { brand } from "~/config/brand";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/http/paths";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { AdviserMenu, OffersPanel } from "./adviser-menu";

const title = "Interpretacja dokumentu (Beta)";

export const meta: MetaFunction = () => [{ title: `${title} – ${brand.name}` }];

export const handle: RouteHandle = { kept: {} };

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=300",
  Vary: "Cookie",
});

/** Nothing can be done here yet, and the page says so. */
export default function Interpretation() {
  return (
    <div data-area="law">
      <PageHeader area="law" title={title} />
      <Container
        width="wide"
        className="grid items-start gap-x-10 gap-y-10 pt-10 pb-20 lg:grid-cols-[15rem_minmax(0,1fr)_15rem]"
      >
        <AdviserMenu current={paths.documentInterpretation()} />
        <p className="text-lg">
          To narzędzie nie jest jeszcze gotowe. Nie można go kupić ani użyć.
        </p>
        <OffersPanel />
      </Container>
    </div>
  );
}
