import { useLocation } from "@remix-run/react";
import {
  Bell,
  ChevronDown,
  EyeOff,
  LifeBuoy,
  MessageCircle,
  MonitorSmartphone,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from "~/ui/icons";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { tieWords } from "~/copy/typography";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";

const sections = [
  { href: paths.profileSettings(), label: "Profil", icon: UserRound },
  { href: paths.profileSecurity(), label: "Bezpieczeństwo konta", icon: ShieldCheck },
  { href: paths.profilePreferences(), label: "Preferencje", icon: SlidersHorizontal },
  { href: paths.profileNotifications(), label: "Powiadomienia e-mailem", icon: Bell },
  { href: paths.profileSessions(), label: "Zalogowane urządzenia", icon: MonitorSmartphone },
  { href: paths.profileMentor(), label: "Mentor AI", icon: MessageCircle },
  { href: paths.mutedMembers(), label: "Wyciszeni i zablokowani", icon: EyeOff },
  { href: paths.support(), label: "Zgłoszenie do administracji", icon: LifeBuoy },
];

type SettingsPageProps = {
  title: string;
  lead?: string;
  section?: string;
  children: ReactNode;
};

export function SettingsPage({ title, lead, section, children }: SettingsPageProps) {
  const { pathname } = useLocation();
  const current = section ?? pathname.replace(/\/$/, "");
  return (
    <Container
      width="wide"
      className="grid items-start gap-x-14 gap-y-8 py-8 sm:py-14 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <nav aria-label="Ustawienia konta" className="lg:sticky lg:top-8">
        <details className="open-on-wide group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-2 font-semibold lg:px-4! lg:font-serif lg:text-xl lg:font-medium">
            Ustawienia konta
            <ChevronDown className="size-5 group-open:rotate-180" />
          </summary>
          <ul className="mt-3 grid gap-1 min-[26rem]:grid-cols-2 lg:grid-cols-1">
            {sections.map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={
                    href === current ? (pathname === href ? "page" : "true") : undefined
                  }
                  className={classNames(
                    "flex min-h-11 items-center gap-3 rounded-full px-4 py-1.5 leading-tight font-medium hover:bg-sunken focus-visible:rounded-full",
                    href === current &&
                      "bg-sunken font-semibold forced-colors:outline-1 forced-colors:outline-[Highlight]",
                  )}
                >
                  <Icon className="size-5 shrink-0 text-gold-ink" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className="max-w-text min-w-0 space-y-8">
        <header className="space-y-4">
          <h1 className="text-4xl">{title}</h1>
          {lead && <p className="text-lg">{tieWords(lead)}</p>}
        </header>
        {children}
      </div>
    </Container>
  );
}
