import { sandboxSettings } from "../../sandbox/settings";
import { mentorConsentVersion } from "~/site/mentor-consent";

const [name = "", country = ""] = (sandboxSettings("", "").RECIPIENT_MODEL ?? "")
  .split("|")
  .map((part) => part.trim());

/** What a member consents to where the sandbox stands for the model. */
export const sandboxConsent = mentorConsentVersion([{ name, country }]);
