import "./enhance";
import { PlanKeeper } from "./plan-keeper";

/** The script of the page with a safety plan. Like the others, it imports nothing from outside this folder. */
customElements.define("plan-keeper", PlanKeeper);
