import { timeLimitFactor } from "../../scripts/time-limits";
import { stretchTimers } from "./stretch-timers.js";

stretchTimers(timeLimitFactor());
