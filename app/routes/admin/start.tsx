import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { brand } from "~/config/brand";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { Container } from "~/ui/container";

export const meta: MetaFunction = () => [
  { title: `Administracja – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader(visit: LoaderFunctionArgs) {
  await requireStaff(visit);
  return null;
}

export default function AdminStart() {
  return (
    <Container className="space-y-6 py-10 sm:py-16">
      <h1 className="text-4xl">Administracja</h1>
      <p className="text-lg">
        To miejsce widzą tylko osoby, które pracują w&nbsp;serwisie. Ze względów bezpieczeństwa po
        dwunastu godzinach od logowania poprosimy o&nbsp;ponowne zalogowanie.
      </p>
      <a href={paths.panel()} className="link inline-flex min-h-11 items-center">
        Wróć do panelu
      </a>
    </Container>
  );
}
