import { sample as decisionSimulation } from "../../../app/documents/samples/decision-simulation.ts";
import { sample as lifeDecision } from "../../../app/documents/samples/life-decision.ts";
import { sample as personInsight } from "../../../app/documents/samples/person-insight.ts";
import { sample as therapist } from "../../../app/documents/samples/therapist.ts";

/** What somebody may write into the form of each analysis, field by field. */
export const sampleAnswers: Record<string, Record<string, string>> = {
  "life-decision": { ...lifeDecision.answers },
  "decision-simulation": { ...decisionSimulation.answers },
  therapist: { ...therapist.answers },
  "person-insight": { ...personInsight.answers },
};
