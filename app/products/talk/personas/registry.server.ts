import { bazyli } from "./bazyli.server";
import type { Character } from "./character";
import { igor } from "./igor.server";
import { lena } from "./lena.server";
import { maja } from "./maja.server";
import { mira } from "./mira.server";
import { olga } from "./olga.server";
import { tymon } from "./tymon.server";
import { wiktor } from "./wiktor.server";

export const characters: readonly Character[] = [
  lena,
  tymon,
  maja,
  igor,
  olga,
  wiktor,
  mira,
  bazyli,
];

/** @throws Error for a persona that nobody has written yet */
export function characterOf(personaId: number): Character {
  const character = characters.find((each) => each.personaId === personaId);
  if (!character) throw new Error(`There is no character for persona ${personaId}.`);
  return character;
}
