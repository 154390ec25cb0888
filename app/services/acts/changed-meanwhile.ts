import { overtaken } from "../command/refusals";

export const changedMeanwhile = overtaken("changed_meanwhile");
