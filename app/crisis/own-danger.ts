import type { Assessment } from "./assess.server";
import type { CrisisLevel } from "./levels";

type Heard = { level: CrisisLevel } & Pick<Assessment, "isAboutAnother">;

/**
 * Whether it is whoever writes who is in acute danger: their words wait for a moderator, and a talk is led as in a crisis. Who asks
 * for somebody else is shown what to do, and goes on.
 */
export const isOwnDanger = ({ level, isAboutAnother }: Heard): boolean =>
  level === "acute" && !isAboutAnother;

/** How it is with whoever writes: that somebody else is in danger keeps help near them, and is no danger of their own. */
export const ownLevel = (heard: Heard): CrisisLevel =>
  heard.level === "acute" && !isOwnDanger(heard) ? "concern" : heard.level;
