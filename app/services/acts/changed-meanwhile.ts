import { overtaken } from "../command/refusals";

/** It does not come any more to what was asked for. */
export const changedMeanwhile = overtaken("changed_meanwhile");
