import type { FigureKey } from "~/ui/movement-figures";

export type Exercise = {
  title: string;
  figure: FigureKey;
  steps: readonly string[];
  gentler: string;
};

const exercises = {
  neck: {
    title: "Miękki kark",
    figure: "neck",
    steps: [
      "Usiądź albo stań prosto, ramiona opuść.",
      "Przechyl ucho w stronę barku, bez dociskania. Zostań na trzy oddechy.",
      "Wróć na środek i zmień stronę.",
    ],
    gentler: "zrób to na siedząco, opierając plecy.",
  },
  shoulders: {
    title: "Krążenia ramion",
    figure: "shoulders",
    steps: [
      "Połóż dłonie na barkach, łokcie w bok.",
      "Rysuj łokciami koła: pięć do przodu, pięć do tyłu.",
      "Na koniec opuść ręce i mocno je strząśnij.",
    ],
    gentler: "zostaw ręce w dole i krąż samymi barkami.",
  },
  sideBend: {
    title: "Skłon w bok",
    figure: "side-bend",
    steps: [
      "Stań w lekkim rozkroku, jedną rękę unieś nad głowę.",
      "Z wydechem przechyl się w bok, aż poczujesz rozciąganie w boku.",
      "Z wdechem wróć i zmień stronę.",
    ],
    gentler: "usiądź na krześle, drugą dłonią przytrzymaj siedzisko.",
  },
  rollDown: {
    title: "Kręg za kręgiem",
    figure: "roll-down",
    steps: [
      "Stań na ugiętych kolanach, brodę opuść do mostka.",
      "Zwijaj się powoli w dół, ręce niech wiszą.",
      "Zostań na dwa oddechy i tak samo powoli wróć.",
    ],
    gentler: "zatrzymaj się w połowie i oprzyj dłonie na udach.",
  },
  cat: {
    title: "Koci grzbiet",
    figure: "cat",
    steps: [
      "Klęknij na czworakach, dłonie pod barkami.",
      "Z wydechem zaokrąglij plecy jak kot, z wdechem puść brzuch w dół.",
      "Ruszaj się tak wolno, jak oddychasz.",
    ],
    gentler: "stań i oprzyj dłonie o stół zamiast o podłogę.",
  },
  child: {
    title: "Pozycja dziecka",
    figure: "child",
    steps: [
      "Z klęku usiądź na piętach i połóż się na udach.",
      "Ręce wyciągnij przed siebie, czoło oprzyj.",
      "Oddychaj w plecy, nic więcej nie trzeba.",
    ],
    gentler: "podłóż poduszkę pod czoło i drugą pod biodra.",
  },
  march: {
    title: "Marsz w miejscu",
    figure: "march",
    steps: [
      "Maszeruj w miejscu, kolana unoś tak wysoko, jak jest wygodnie.",
      "Pracuj rękami, jak przy szybkim spacerze.",
      "Tempo takie, żeby dało się mówić.",
    ],
    gentler: "maszeruj na siedząco, samymi stopami.",
  },
  chairSquat: {
    title: "Siad do krzesła",
    figure: "chair-squat",
    steps: [
      "Stań tyłem do krzesła, stopy na szerokość bioder.",
      "Usiądź powoli, prawie bez dotykania siedziska.",
      "Wstań, odpychając podłogę całymi stopami.",
    ],
    gentler: "naprawdę usiądź i odpocznij przed każdym wstaniem.",
  },
  wallPush: {
    title: "Pompki przy ścianie",
    figure: "wall-push",
    steps: [
      "Oprzyj dłonie o ścianę na wysokości barków, odejdź na krok.",
      "Ugnij łokcie i zbliż klatkę do ściany.",
      "Odepchnij się spokojnie, ciało trzymaj w jednej linii.",
    ],
    gentler: "podejdź bliżej ściany.",
  },
  calf: {
    title: "Wspięcia na palce",
    figure: "calf",
    steps: [
      "Stań przy oparciu krzesła albo przy ścianie.",
      "Wspnij się na palce i policz do dwóch.",
      "Opuść pięty wolniej, niż szły w górę.",
    ],
    gentler: "wspinaj się na palce, siedząc.",
  },
  tree: {
    title: "Drzewo",
    figure: "tree",
    steps: [
      "Przenieś ciężar na jedną nogę, drugą stopę oprzyj o łydkę.",
      "Patrz w jeden punkt, ręce unieś, jeśli jest pewnie.",
      "Po pięciu oddechach zmień nogę.",
    ],
    gentler: "trzymaj się ściany i zostaw palce stopy na podłodze.",
  },
  legsUp: {
    title: "Nogi na ścianie",
    figure: "legs-up",
    steps: [
      "Usiądź bokiem przy ścianie i obróć się, kładąc nogi w górę.",
      "Ręce połóż obok ciała, rozluźnij szczękę.",
      "Wstając, najpierw przekręć się na bok.",
    ],
    gentler: "połóż łydki na siedzisku krzesła.",
  },
  rest: {
    title: "Oddech na leżąco",
    figure: "rest",
    steps: [
      "Połóż się na plecach, kolana ugnij, dłonie na brzuchu.",
      "Wdech na cztery, wydech na sześć.",
      "Zauważ, gdzie ciało styka się z podłogą.",
    ],
    gentler: "zrób to w łóżku albo w fotelu.",
  },
} as const satisfies Record<string, Exercise>;

export type ExerciseKey = keyof typeof exercises;

export const energies = [
  { key: "malo", label: "Prawie nie mam siły", inTitle: ", gdy prawie nie masz siły" },
  { key: "troche", label: "Trochę siły jest", inTitle: ", gdy masz trochę siły" },
  { key: "duzo", label: "Chcę się rozruszać", inTitle: " na rozruszanie" },
] as const;

export const durations = [5, 10, 20] as const;

export type Energy = (typeof energies)[number]["key"];
export type Duration = (typeof durations)[number];

/** Exercises with their minutes; they add up to the plan's length. */
type Plan = readonly (readonly [ExerciseKey, number])[];

const plans: Record<Energy, Record<Duration, Plan>> = {
  malo: {
    5: [
      ["neck", 2],
      ["rest", 3],
    ],
    10: [
      ["neck", 2],
      ["shoulders", 2],
      ["child", 3],
      ["rest", 3],
    ],
    20: [
      ["neck", 3],
      ["shoulders", 2],
      ["sideBend", 3],
      ["cat", 3],
      ["child", 3],
      ["legsUp", 6],
    ],
  },
  troche: {
    5: [
      ["shoulders", 1],
      ["sideBend", 2],
      ["rollDown", 2],
    ],
    10: [
      ["shoulders", 1],
      ["march", 3],
      ["sideBend", 2],
      ["cat", 2],
      ["child", 2],
    ],
    20: [
      ["march", 3],
      ["shoulders", 2],
      ["chairSquat", 3],
      ["sideBend", 2],
      ["cat", 3],
      ["tree", 3],
      ["rest", 4],
    ],
  },
  duzo: {
    5: [
      ["march", 2],
      ["chairSquat", 2],
      ["rollDown", 1],
    ],
    10: [
      ["march", 3],
      ["chairSquat", 2],
      ["wallPush", 2],
      ["calf", 1],
      ["rollDown", 2],
    ],
    20: [
      ["march", 4],
      ["chairSquat", 3],
      ["wallPush", 3],
      ["calf", 2],
      ["tree", 3],
      ["sideBend", 2],
      ["legsUp", 3],
    ],
  },
};

/** The exercises of a plan, each with its minutes. */
export function planFor(energy: Energy, minutes: Duration): (Exercise & { minutes: number })[] {
  return plans[energy][minutes].map(([key, each]) => ({ ...exercises[key], minutes: each }));
}
