import "./enhance";
import { DeskKeys } from "./desk-keys";

/** The script of the administration alone. Like the first, it imports nothing from outside this folder. */
customElements.define("desk-keys", DeskKeys);
