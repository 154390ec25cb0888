import type { Area } from "./areas";

export type Likeness = {
  hair: "waves" | "bun" | "braid" | "crop" | "curls" | "tousled" | "bald";
  hairColour: "ink" | "chestnut" | "copper" | "honey" | "silver";
  skin: "fair" | "warm" | "olive" | "deep";
  garment: "crew" | "roll-neck" | "collar" | "shawl";
  glasses?: boolean;
  beard?: boolean;
  earrings?: boolean;
  headband?: boolean;
};

/** A guide of a team: a character that a language model speaks as, never a human being. */
export type Persona = {
  id: number;
  name: string;
  role: string;
  description: string;
  skills: readonly [string, string, string];
  likeness: Likeness;
};

export type TeamKey = "emotions" | "dating" | "career" | "spiritual" | "fitness";

export type Team = {
  key: TeamKey;
  name: string;
  area: Area;
  path: string;
  subject: string;
  description: string;
  personas: readonly Persona[];
};

export const teams: readonly Team[] = [
  {
    key: "emotions",
    name: "EmoCrew",
    area: "emotions",
    path: "/ai-therapist",
    subject: "wsparcie emocjonalne",
    description:
      "Na dni, w których czuje się za dużo albo nic. Spokojnie, bez oceniania i bez dobrych rad na siłę.",
    personas: [
      {
        id: 1,
        name: "Lena",
        role: "przewodniczka AI po emocjach",
        description:
          "Słucha do końca i pomaga nazwać to, co siedzi w środku. Pyta o jedną rzecz naraz.",
        skills: ["nazywanie emocji", "spokój po trudnym dniu", "czułość dla siebie"],
        likeness: {
          hair: "waves",
          hairColour: "chestnut",
          skin: "fair",
          garment: "roll-neck",
          earrings: true,
        },
      },
      {
        id: 2,
        name: "Tymon",
        role: "przewodnik AI od spokoju",
        description:
          "Porządkuje myśli, które kręcą się w kółko, i szuka małego kroku, który da się zrobić dziś.",
        skills: ["stres i napięcie", "natrętne myśli", "małe kroki"],
        likeness: {
          hair: "crop",
          hairColour: "ink",
          skin: "olive",
          garment: "crew",
          beard: true,
        },
      },
    ],
  },
  {
    key: "dating",
    name: "LoveHackers",
    area: "dating",
    path: "/dating-tools",
    subject: "randki i relacje",
    description:
      "Od pierwszej wiadomości po trudną rozmowę. Żadnych sztuczek, tylko szczerość, która dobrze brzmi.",
    personas: [
      {
        id: 3,
        name: "Maja",
        role: "przewodniczka AI po randkach",
        description:
          "Pomaga napisać profil, w którym słychać człowieka, i pierwszą wiadomość, na którą chce się odpisać.",
        skills: ["profil randkowy", "pierwsza wiadomość", "pewność siebie"],
        likeness: {
          hair: "curls",
          hairColour: "copper",
          skin: "fair",
          garment: "shawl",
          earrings: true,
        },
      },
      {
        id: 4,
        name: "Igor",
        role: "przewodnik AI po relacjach",
        description:
          "Patrzy na sytuację z kilku stron naraz i pomaga ułożyć rozmowę, którą trudno zacząć.",
        skills: ["trudne rozmowy", "granice w relacji", "życie po rozstaniu"],
        likeness: { hair: "tousled", hairColour: "honey", skin: "warm", garment: "collar" },
      },
    ],
  },
  {
    key: "career",
    name: "CareerFuel",
    area: "career",
    path: "/career-tools",
    subject: "praca i kariera",
    description: "Na list, rozmowę i decyzję o zmianie. Konkretnie i bez korpomowy.",
    personas: [
      {
        id: 5,
        name: "Olga",
        role: "mentorka AI od kariery",
        description:
          "Wyławia z życiorysu to, co się liczy, i podpowiada, jak o tym mówić bez przechwałek.",
        skills: ["CV i list motywacyjny", "rozmowa o pracę", "mocne strony"],
        likeness: {
          hair: "bun",
          hairColour: "ink",
          skin: "warm",
          garment: "collar",
          glasses: true,
        },
      },
      {
        id: 6,
        name: "Wiktor",
        role: "mentor AI od zmian",
        description:
          "Rozkłada wielką zmianę na kawałki, liczy ryzyko i pilnuje, żeby został czas na odpoczynek.",
        skills: ["zmiana zawodu", "negocjacje", "wypalenie i odpoczynek"],
        likeness: {
          hair: "bald",
          hairColour: "silver",
          skin: "deep",
          garment: "roll-neck",
          beard: true,
          glasses: true,
        },
      },
    ],
  },
  {
    key: "spiritual",
    name: "SoulVista",
    area: "spirituality",
    path: "/horoscope",
    subject: "rozwój duchowy",
    description:
      "Symbole, sny i niebo jako język, w którym można pomyśleć o sobie. Bez wróżb i bez straszenia.",
    personas: [
      {
        id: 7,
        name: "Mira",
        role: "przewodniczka AI po symbolach",
        description:
          "Czyta niebo i karty tak, jak czyta się wiersz: szuka pytania, które coś w Tobie poruszy.",
        skills: ["symbole nieba", "archetypy", "intuicja"],
        likeness: {
          hair: "braid",
          hairColour: "ink",
          skin: "olive",
          garment: "shawl",
          headband: true,
        },
      },
      {
        id: 8,
        name: "Bazyli",
        role: "przewodnik AI po snach",
        description:
          "Cierpliwie rozplata sny i przypomina, że ich znaczenie zna tylko osoba, która je śniła.",
        skills: ["sny", "medytacja", "cisza i oddech"],
        likeness: {
          hair: "tousled",
          hairColour: "silver",
          skin: "fair",
          garment: "shawl",
          beard: true,
        },
      },
    ],
  },
  {
    key: "fitness",
    name: "FitVibes",
    area: "fitness",
    path: "/fitvibes",
    subject: "łagodny ruch",
    description:
      "Pięć, dziesięć albo dwadzieścia minut ruchu, dobranego do tego, ile masz dziś siły.",
    personas: [],
  },
];

/** A persona's place in an address. */
export const personaSlug = ({ name }: Pick<Persona, "name">) => name.toLowerCase();

export const findPersona = ({ personas }: Team, slug: string): Persona | undefined =>
  personas.find((persona) => personaSlug(persona) === slug);

/** The team that a hub presents. */
export function teamOfHub(path: string): Team | undefined {
  return teams.find((team) => team.path === path);
}

/** @throws Error for a number that no persona has */
/** By what addresses call it, whatever its team. */
export const personaOfSlug = (slug: string): Persona | undefined =>
  teams.flatMap(({ personas }) => personas).find((persona) => personaSlug(persona) === slug);

export function personaNumbered(id: number): Persona {
  const persona = teams.flatMap(({ personas }) => personas).find((each) => each.id === id);
  if (!persona) throw new Error(`There is no persona ${id}.`);
  return persona;
}

/** The team of a persona. @throws Error for a number that none has */
export function teamOfPersona(id: number): Team {
  const team = teams.find(({ personas }) => personas.some((each) => each.id === id));
  if (!team) throw new Error(`There is no persona ${id}.`);
  return team;
}
