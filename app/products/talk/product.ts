import type { Area } from "~/site/areas";
import { teams, type Team, type TeamKey } from "../../site/personas";
import type { ConstellationKey } from "~/sky/constellations";
import { whatItIsNot } from "../boxes";
import { defineProduct, orderAndPay, type OrderType, type Product } from "../product";

type TalkWith<Slug extends string> = {
  slug: Slug;
  team: TeamKey;
  orderType: OrderType;
  hubLabel: string;
  /** On its booking page, as the specification has it. */
  heading: string;
  lead: string;
  title: string;
  description: string;
  constellation: ConstellationKey;
};

/** A talk with one of a team's personas, booked on a page of the team's own. */
function talkWith<const Slug extends string>(talk: TalkWith<Slug>) {
  const { slug, orderType, title, heading, lead, description, constellation } = talk;
  const team = teamOf(talk.team);
  return defineProduct({
    slug,
    version: 1,
    path: `/smart/${slug}`,
    ownScreen: true,
    unlisted: true,
    pricedInRows: true,
    orderType,
    tokenPrefix: "AiAppointment-",
    area: team.area satisfies Area,
    hub: { path: team.path, label: talk.hubLabel },
    title,
    subtitle: "rozmowa z postacią AI, nie z człowiekiem",
    lead,
    description,
    // By day, for a quarter of an hour: what each hour costs stands in rows.
    priceGrosze: 1999,
    delivery: "appointment",
    fields: [
      {
        kind: "email",
        name: "email",
        label: "E-mail",
        hint: "Na ten adres wyślemy termin, plik do kalendarza i link do rozmowy.",
        placeholder: "np. anna@example.com",
        required: "Podaj adres e-mail – wyślemy na niego link do rozmowy.",
      },
      {
        kind: "choice",
        name: "personaId",
        label: "Rozmowa z",
        placeholder: "Wybierz",
        required: "Wybierz, z kim chcesz rozmawiać.",
        options: team.personas.map(({ id, name, role }) => ({
          value: String(id),
          label: `${name}, ${role}`,
        })),
      },
      {
        kind: "choice",
        name: "skill",
        label: "Temat",
        placeholder: "Wybierz",
        required: "Wybierz temat rozmowy.",
        options: team.personas.flatMap(({ skills }) =>
          skills.map((skill) => ({ value: skill, label: skill })),
        ),
      },
      { kind: "text", name: "slot", label: "Zamówiony termin", required: "Wybierz godzinę." },
      {
        kind: "choice",
        name: "wantsAnalysisAfterChat",
        label: "Analiza po rozmowie",
        placeholder: "Wybierz",
        required: "Wybierz, czy chcesz analizę po rozmowie.",
        options: [
          { value: "no", label: "bez analizy" },
          { value: "yes", label: "z analizą" },
        ],
      },
    ],
    boxes: [
      {
        title: "Jak to działa",
        items: [
          "wybierasz postać, temat, dzień i godzinę",
          "po zapłacie dostajesz e-mail z terminem i linkiem",
          "o umówionej porze rozmawiacie na czacie, przez opłacony czas",
        ],
      },
      whatItIsNot(
        "Rozmawiasz z AI",
        "Te postacie to nie ludzie: głosu użycza im sztuczna inteligencja. Nie leczą, nie stawiają diagnoz i nie zastępują specjalisty.",
      ),
      {
        title: "Zmiana planów",
        text: "Termin możesz przełożyć albo odwołać linkiem z e-maila. Przed rozmową oddajemy całą kwotę. Minuty, w których to my nie odpowiadamy, wracają.",
      },
    ],
    form: { heading, note: "Za chwilę przejdziesz do bezpiecznej płatności w Tpay." },
    submitLabel: orderAndPay,
    writtenByModel: false,
    document: { constellation, fileName: "analiza-rozmowy.pdf" },
    again: { label: "Umów kolejną rozmowę" },
    back: { label: "Wróć do zespołu" },
    messages: {
      noPaymentLink: "Brak linku do płatności.",
      orderFailed: "Wystąpił błąd podczas składania zamówienia.",
    },
    orderWords: talkWords,
    crisisPlace: "order",
  });
}

function teamOf(key: TeamKey): Team {
  const team = teams.find((each) => each.key === key);
  if (!team) throw new Error(`There is no team ${key}.`);
  return team;
}

const talkWords: Product["orderWords"] = {
  paid: {
    title: "Zamówienie przyjęte!",
    text: "Porada jest opłacona. Link do rozmowy wyślemy na e-mail podany w zamówieniu – zajrzyj też do folderów Spam i Oferty.",
  },
  notPaid: {
    what: "Rozmowa nie została opłacona.",
    kept: "Godzina czeka na Ciebie 15 minut od zamówienia.",
  },
  ready: { title: "Rozmowa jest już za Tobą", sent: "Potwierdzenie wysłaliśmy na" },
};

export const talkWithEmoCrew = talkWith({
  slug: "emocrew",
  team: "emotions",
  orderType: "EmoCrewAppointment",
  hubLabel: "Wsparcie emocjonalne",
  heading: "Umów poradę z EmoCrew",
  lead: "Wybierz, z kim chcesz porozmawiać.",
  title: "Rozmowa z EmoCrew",
  description:
    "Umówiona rozmowa na czacie z postacią AI z zespołu EmoCrew: o emocjach, stresie i małych krokach. Bez zakładania konta.",
  constellation: "corona-borealis",
});

export const talkWithLoveHackers = talkWith({
  slug: "lovehackers",
  team: "dating",
  orderType: "LoveHackersAppointment",
  hubLabel: "Randki",
  heading: "Umów rozmowę z zespołem LoveHackers",
  lead: "Wybierz postać AI od relacji i randek.",
  title: "Rozmowa z LoveHackers",
  description:
    "Umówiona rozmowa na czacie z postacią AI z zespołu LoveHackers: o randkach, relacjach i trudnych słowach. Bez zakładania konta.",
  constellation: "cygnus",
});

export const talkWithCareerFuel = talkWith({
  slug: "careerfuel",
  team: "career",
  orderType: "CareerFuelAppointment",
  hubLabel: "Kariera",
  heading: "Umów sesję kariery z zespołem CareerFuel",
  lead: "Wybierz mentorkę lub mentora AI.",
  title: "Sesja kariery z CareerFuel",
  description:
    "Umówiona rozmowa na czacie z postacią AI z zespołu CareerFuel: o pracy, zmianie i mocnych stronach. Bez zakładania konta.",
  constellation: "aquila",
});

export const talkWithSoulVista = talkWith({
  slug: "soulvista",
  team: "spiritual",
  orderType: "SoulVistaAppointment",
  hubLabel: "Duchowość",
  heading: "Umów duchową sesję z zespołem SoulVista",
  lead: "Wybierz przewodniczkę lub przewodnika AI.",
  title: "Duchowa sesja z SoulVista",
  description:
    "Umówiona rozmowa na czacie z postacią AI z zespołu SoulVista: o symbolach, snach i ciszy. Bez zakładania konta.",
  constellation: "lyra",
});

/** Every talk that can be booked. */
export const talkProducts: readonly Product[] = [
  talkWithEmoCrew,
  talkWithLoveHackers,
  talkWithCareerFuel,
  talkWithSoulVista,
];

/** The team whose personas a product's talks are with; null for a product that is none. */
export const teamOfTalk = ({ path, area }: Pick<Product, "path" | "area">): Team | null =>
  talkProducts.some((talk) => talk.path === path)
    ? (teams.find((team) => team.area === area) ?? null)
    : null;

/** Where a talk with one of a team's personas is booked; null for a team that has none. */
export const bookingPathOf = ({ area }: Pick<Team, "area">): string | null =>
  talkProducts.find((talk) => talk.area === area)?.path ?? null;

/** The same product as it is ordered for one time. @param priceGrosze of the talk and what comes with it */
export const bookedTalk = (
  product: Product,
  { priceGrosze, withAnalysis }: { priceGrosze: number; withAnalysis: boolean },
): Product => ({ ...product, priceGrosze, ...(withAnalysis && { withAnalysis }) });
