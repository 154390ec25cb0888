import type { Product } from "~/products/product";
import { datingBioPeople } from "./people/dating-bio";
import { decisionSimulationPeople } from "./people/decision-simulation";
import { dreamAnalysisPeople } from "./people/dream-analysis";
import { emotionMirrorPeople } from "./people/emotion-mirror";
import { lifeDecisionPeople } from "./people/life-decision";
import { motivationLetterPeople } from "./people/motivation-letter";
import { personInsightPeople } from "./people/person-insight";
import { soulArchetypePeople } from "./people/soul-archetype";
import { specialHoroscopePeople } from "./people/special-horoscope";
import { talkAnalysisPeople } from "./people/talk-analysis";
import { therapistPeople } from "./people/therapist";
import type { Person } from "./person";

const known = [
  datingBioPeople,
  decisionSimulationPeople,
  dreamAnalysisPeople,
  emotionMirrorPeople,
  lifeDecisionPeople,
  motivationLetterPeople,
  personInsightPeople,
  soulArchetypePeople,
  specialHoroscopePeople,
  talkAnalysisPeople,
  therapistPeople,
];

/**
 * Whom a product's texts are written for in an evaluation.
 * @throws Error for a product that nobody has made people for
 */
export function peopleOf({ slug }: Pick<Product, "slug">): readonly Person[] {
  const found = known.find(({ product }) => product.slug === slug);
  if (!found) throw new Error(`Nobody is made up who would order ${slug}.`);
  return found.people;
}
