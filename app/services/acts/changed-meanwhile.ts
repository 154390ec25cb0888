import { staleRefusal } from "../command/refusals";

export const changedMeanwhile = staleRefusal("changed_meanwhile");
