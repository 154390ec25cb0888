import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { NavigationIcon } from "~/ui/area-icon";
import { Card } from "~/ui/card";
import { navigation } from "~/site/navigation";
import { AccountPage } from "./account-page";

export const meta: MetaFunction = () => [
  { title: `Panel – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader(visit: LoaderFunctionArgs) {
  const { member, isStaff } = await requireMember(visit);
  return { email: member.email, isStaff };
}

export default function Panel() {
  const { email, isStaff } = useLoaderData<typeof loader>();
  const own = [
    { href: paths.profileOrders(), label: "Moje zamówienia" },
    { href: paths.profileSettings(), label: "Ustawienia konta" },
    { href: paths.profileSessions(), label: "Zalogowane urządzenia" },
    ...(isStaff ? [{ href: paths.admin(), label: "Administracja" }] : []),
  ];
  return (
    <AccountPage title="Dzień dobry!" lead={"Dobrze Cię widzieć. Od\u00a0czego zaczniemy?"}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {navigation.map(({ href, label, area, icon }) => (
          <Card as="li" key={href} area={area}>
            <a
              href={href}
              className="flex items-center gap-4 font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              <NavigationIcon area={area} icon={icon} className="size-6 shrink-0 text-area-ink" />
              {label}
            </a>
          </Card>
        ))}
      </ul>
      <nav aria-labelledby="konto" className="space-y-2">
        <h2 id="konto" className="text-2xl">
          Twoje konto
        </h2>
        <p className="text-muted wrap-anywhere">{email}</p>
        <ul>
          {own.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </AccountPage>
  );
}
