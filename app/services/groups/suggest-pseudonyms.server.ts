import { and, eq, inArray } from "drizzle-orm";
import { groupMembers, users } from "~/db/schema";
import { seededRandom } from "~/sky/random";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { foldName } from "./fold-name";
import { ownNameRefusal } from "./own-names";
import { isReserved } from "./reserved-names";

/** What is quiet of itself and says nothing of anybody, by the gender of its word. */
const things = {
  masculine:
    "Bór, Deszcz, Jesion, Kamień, Klon, Księżyc, Las, Obłok, Potok, Powiew, Strumień, Zagajnik",
  feminine:
    "Brzoza, Chmura, Gwiazda, Łąka, Mgła, Paproć, Polana, Przystań, Rosa, Rzeka, Wierzba, Zatoka",
  neuter:
    "Echo, Jezioro, Morze, Niebo, Pióro, Pole, Wrzosowisko, Światło, Wzgórze, Zacisze, Źródło, Ziarno",
};
const qualities = [
  ["Cichy", "Cicha", "Ciche"],
  ["Ciepły", "Ciepła", "Ciepłe"],
  ["Daleki", "Daleka", "Dalekie"],
  ["Jasny", "Jasna", "Jasne"],
  ["Letni", "Letnia", "Letnie"],
  ["Łagodny", "Łagodna", "Łagodne"],
  ["Poranny", "Poranna", "Poranne"],
  ["Pogodny", "Pogodna", "Pogodne"],
  ["Spokojny", "Spokojna", "Spokojne"],
  ["Srebrny", "Srebrna", "Srebrne"],
  ["Wieczorny", "Wieczorna", "Wieczorne"],
  ["Zielony", "Zielona", "Zielone"],
] as const;

/** Every name there is to suggest. */
export const suggestedPseudonyms: readonly string[] = Object.values(things).flatMap(
  (words, gender) =>
    words.split(", ").flatMap((thing) => qualities.map((forms) => `${forms[gender]} ${thing}`)),
);

/** How many are looked up, so that three are free although others have taken some. */
const looked = 30;

/**
 * Three names under which the member who acts can join a sensitive group at this moment: nobody in it is called so and nobody has
 * it as a nick, and it is no part of their own name or address. Which they are chance alone says, and never the account.
 * @param seed a UUID: the same gives the same names, but for those that were taken since
 * @returns fewer where nearly all are taken
 */
export async function suggestPseudonyms(
  ctx: ServiceContext,
  { groupId, seed }: { groupId: string; seed: string },
): Promise<string[]> {
  const userId = authoriseSelf(ctx);
  const random = seededRandom(seed);
  const names = suggestedPseudonyms
    .map((name) => ({ name, key: foldName(name), place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, looked);
  const keys = names.map(({ key }) => key);
  const [taken, nicks, own] = await Promise.all([
    ctx.db
      .select({ key: groupMembers.pseudonymKey })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.pseudonymKey, keys))),
    ctx.db.select({ key: users.nickKey }).from(users).where(inArray(users.nickKey, keys)),
    ctx.db
      .select({ fullName: users.fullName, email: users.email })
      .from(users)
      .where(eq(users.id, userId)),
  ]);
  const unfree = new Set([...taken, ...nicks].map(({ key }) => key));
  const owner = own[0] ?? { fullName: null, email: "" };
  const words = (name: string) => name.split(" ").map(foldName);
  return names
    .filter(
      ({ name, key }) =>
        !unfree.has(key) &&
        !isReserved(key) &&
        ![key, ...words(name)].some((one) => ownNameRefusal(one, owner) !== null),
    )
    .slice(0, 3)
    .map(({ name }) => name);
}
