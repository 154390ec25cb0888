import { strToU8, zipSync } from "fflate";
import { brand } from "~/config/brand";
import { formatDateTime, formatPrice } from "~/copy/format";
import {
  caseSubjectLabels,
  decisionNames,
  isCare,
  reasonText,
  type DecisionKind,
} from "~/site/moderation";
import { reportReasons } from "~/site/reports";
import type { SubscriptionReason } from "./acts";
import type { AccountExport } from "./export-account.server";
import { ownOrderStates } from "../orders/order-state";
import type { Plan } from "./subscription.server";

/** Puts an export into one file: JSON, or an archive with the JSON, the same to read, and the pictures. */
export function packExport(account: AccountExport, format: "json" | "zip"): Uint8Array {
  const { avatar, pictures, ...facts } = account;
  const json = strToU8(
    `${JSON.stringify({ ...facts, avatar: avatar && "avatar.webp" }, null, 2)}\n`,
  );
  if (format === "json") {
    const whole = {
      ...facts,
      avatar: avatar && asAddress(avatar),
      pictures: Object.fromEntries([...pictures].map(([name, bytes]) => [name, asAddress(bytes)])),
    };
    return strToU8(`${JSON.stringify(whole, null, 2)}\n`);
  }
  return zipSync(
    {
      "dane.json": json,
      "dane.txt": strToU8(readable(account)),
      ...(avatar ? { "avatar.webp": asIs(avatar) } : {}),
      ...Object.fromEntries([...pictures].map(([name, bytes]) => [name, asIs(bytes)])),
    },
    { mtime: account.exportedAt },
  );
}

const asAddress = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString("base64")}`;
const asIs = (bytes: Buffer): [Uint8Array, { level: 0 }] => [new Uint8Array(bytes), { level: 0 }];

const plans: Record<Plan, string> = { plus: "Plus", premium: "Premium" };
const subscriptionReasonTexts: Record<SubscriptionReason, string> = {
  gift: "prezent od nas",
  apology: "przeprosiny",
  asked_by_member: "na Twoją prośbę",
  time_over: "minął czas",
  mistake: "pomyłka",
};
const subscriptionReason = (code: string) =>
  Object.hasOwn(subscriptionReasonTexts, code)
    ? subscriptionReasonTexts[code as SubscriptionReason]
    : "inny powód";
const themes = { light: "jasny", dark: "ciemny" };

function readable(account: AccountExport): string {
  const { profile, preferences, terms } = account;
  const section = (title: string, lines: (string | null)[], none = "brak") => {
    const found = lines.filter((line) => line !== null);
    return [title.toUpperCase(), ...(found.length > 0 ? found : [none])].join("\n");
  };
  const line = (label: string, value: string | null) => `${label}: ${value ?? "–"}`;
  const when = (moment: Date | null) => moment && formatDateTime(moment);
  const parts = [
    `${brand.name} – Twoje dane\nStan na: ${formatDateTime(account.exportedAt)}`,
    section("Profil", [
      line("Adres e-mail", profile.email),
      line("Imię", profile.username),
      line("Nick", profile.nick),
      line("Imię i nazwisko", profile.fullName),
      line("Adres zdjęcia podany przy rejestracji", profile.profilePictureUrl),
      line("Zdjęcie", account.avatar ? "w pliku avatar.webp" : null),
      line("Numer konta", profile.id),
      line("Identyfikator logowania", profile.auth0Id),
      line("Konto założone", when(profile.createdAt)),
      profile.deactivatedAt && line("Konto wyłączone", when(profile.deactivatedAt)),
      line("Przyjęty regulamin", terms.version),
      line("Przyjęty dnia", when(terms.acceptedAt)),
    ]),
    section("Preferencje", [
      line("Język tekstów", preferences.language),
      line("Powiadomienia e-mail", preferences.emailNotifications ? "tak" : "nie"),
      line("Motyw", preferences.theme ? themes[preferences.theme] : "taki jak na urządzeniu"),
    ]),
    section(
      "Subskrypcje",
      account.subscriptions.map(({ plan, reason, grantedAt, lapsesAt, endedAt, endReason }) =>
        [
          `${plans[plan]}: od ${formatDateTime(grantedAt)} (${subscriptionReason(reason)})`,
          lapsesAt && `przyznana do ${formatDateTime(lapsesAt)}`,
          endedAt &&
            endReason &&
            `koniec ${formatDateTime(endedAt)} (${subscriptionReason(endReason)})`,
        ]
          .filter(Boolean)
          .join(", "),
      ),
    ),
    section(
      "Sesje",
      account.sessions.map(
        (session) =>
          `${session.device}: logowanie ${when(session.createdAt)}, ostatnio ${when(session.lastSeenAt)}, wygasa ${when(session.expiresAt)}; od dostawcy logowania: ${
            [session.name, session.nickname, session.email, session.picture]
              .filter(Boolean)
              .join(", ") || "–"
          }; role: ${session.roles.join(", ") || "–"}; uprawnienia: ${session.permissions.join(", ") || "–"}`,
      ),
    ),
    ...(account.staff
      ? [
          section("Praca w serwisie", [
            line("Role", account.staff.roles.join(", ")),
            line("Ostatnie logowanie z nimi", when(account.staff.signedInAt)),
          ]),
        ]
      : []),
    section(
      "Zamówienia na Twój adres",
      account.orders.map(
        ({ number, product, status, priceGrosze, placedAt }) =>
          `${number}, ${product}: ${formatPrice(priceGrosze)}, ${when(placedAt)}, ${ownOrderStates[status].label}`,
      ),
    ),
    section(
      "Wiadomości z formularza kontaktowego (treść wyślemy na prośbę)",
      account.contactMessages.map(
        ({ receivedAt, deleteAt }) => `${when(receivedAt)}, do usunięcia ${when(deleteAt)}`,
      ),
    ),
    section(
      "Zgłoszenia do administracji",
      account.support.flatMap(({ subject, createdAt, messages }) => [
        `${when(createdAt)}: ${subject}`,
        ...messages.map(({ author, text, sentAt, files }) =>
          [`${author === "member" ? "Ty" : "Admin"}, ${when(sentAt)}: ${text}`, ...files].join(
            " · ",
          ),
        ),
      ]),
    ),
    ...communityLines(account).map(([title, lines]) => section(title, lines)),
  ];
  return `\ufeff${parts.join("\n\n")}\n`;
}

const states = {
  requested: "czeka na przyjęcie",
  active: "należysz",
  left: "już nie należysz",
  banned: "bez prawa powrotu",
};
const written = {
  published: "",
  held: "czeka, aż przeczyta to ktoś z nas",
  hidden: "ukryte",
  deleted: "usunięte",
};
const mutes = { mute: "wyciszenie", block: "blokada" };
const happenings = {
  reply: "odpowiedź",
  mention: "wzmianka",
  like: "polubienie",
  // Some are of care alone: no verdict stands in their place.
  decision: "informacja w Twojej sprawie",
  case_message: "wiadomość od zespołu w Twojej sprawie",
  let_in: "przyjęcie do grupy",
  not_let_in: "odmowa przyjęcia do grupy",
  keeper_appointed: "powierzenie opieki nad grupą",
  keeper_dismissed: "koniec opieki nad grupą",
  join_request: "prośba o przyjęcie",
  followed_comment: "komentarz pod obserwowanym postem",
  followed_post: "post w obserwowanej grupie",
  group_deleted: "usunięcie grupy",
  wish_answered: "odpowiedź na propozycję",
};

/** What was decided; of what is kept from others for its author's sake, what that means to them. */
const decided = (kind: DecisionKind, reason: string) =>
  kind === "hide" && isCare(reason)
    ? "te słowa widzisz tylko Ty"
    : decisionNames[kind].toLowerCase();

function communityLines({ community }: AccountExport): [title: string, lines: string[]][] {
  const list = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(", ");
  const { memberships, posts, comments, likes, muted, notifications, reports, wishes, cases } =
    community;
  return [
    [
      "Grupy",
      memberships.map(({ group, state, role, pseudonym, joinedAt, request }) =>
        list(
          group,
          states[state],
          role === "keeper" && "dbasz o nią",
          pseudonym && `pseudonim: ${pseudonym}`,
          `od ${formatDateTime(joinedAt)}`,
          request && `prośba: ${request}`,
        ),
      ),
    ],
    [
      "Posty",
      posts.map(
        ({ group, title, content, state, createdAt, picture }) =>
          `${list(group, formatDateTime(createdAt), written[state], picture && `zdjęcie: ${picture.file}`)}\n${title}\n${content}`,
      ),
    ],
    [
      "Komentarze",
      comments.map(
        ({ group, content, state, createdAt }) =>
          `${list(group, formatDateTime(createdAt), written[state])}\n${content}`,
      ),
    ],
    [
      "Polubienia",
      [...likes.posts, ...likes.comments].map(({ group, createdAt }) =>
        list(group, formatDateTime(createdAt)),
      ),
    ],
    [
      "Wyciszeni i zablokowani",
      muted.map(({ group, kind, createdAt }) =>
        list(group, mutes[kind], formatDateTime(createdAt)),
      ),
    ],
    [
      "Powiadomienia",
      notifications.map(({ group, kind, happenedAt }) =>
        list(happenings[kind], group, formatDateTime(happenedAt)),
      ),
    ],
    [
      "Twoje zgłoszenia",
      reports.map(({ reason, details, createdAt }) =>
        list(reportReasons[reason], formatDateTime(createdAt), details),
      ),
    ],
    [
      "Twoje propozycje dla społeczności",
      wishes.map(({ name, group, words, createdAt, answer }) =>
        list(
          group === null ? `nowa grupa: ${name}` : `opieka nad grupą: ${group}`,
          formatDateTime(createdAt),
          words,
          answer && `odpowiedź: ${answer}`,
        ),
      ),
    ],
    [
      "Twoje sprawy",
      cases.map(({ number, subject, openedAt, report, decisions, appeal, messages }) =>
        [
          list(
            number,
            caseSubjectLabels[subject],
            formatDateTime(openedAt),
            report && report.details,
          ),
          ...decisions.map(({ kind, reason, words, decidedAt }) =>
            list(
              `${formatDateTime(decidedAt)}: ${decided(kind, reason)}`,
              reasonText(reason),
              words,
            ),
          ),
          appeal &&
            list(`odwołanie, ${formatDateTime(appeal.createdAt)}: ${appeal.text}`, appeal.answer),
          ...messages.map(
            ({ fromStaff, createdAt, text }) =>
              `${fromStaff ? "Zespół" : "Ty"}, ${formatDateTime(createdAt)}: ${text}`,
          ),
        ]
          .filter(Boolean)
          .join("\n"),
      ),
    ],
  ];
}
