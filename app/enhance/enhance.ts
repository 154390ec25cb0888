import { BusyLabel } from "./busy-label";
import { CharacterCounter } from "./character-counter";
import { DialogOpener } from "./dialog-opener";
import { DismissingNotice } from "./dismissing-notice";
import { ErrorSummary } from "./error-summary";
import { ExerciseTimer } from "./exercise-timer";
import { FileLimits } from "./file-limits";
import { forgetDraftsAtSignOut } from "./forget-drafts";
import { LivePreview } from "./live-preview";
import { OwnTime } from "./own-time";
import { SharePicture } from "./share-picture";
import { ThemeToggle } from "./theme-toggle";
import { WaitingPage } from "./waiting-page";

/**
 * The one script of documents: custom elements that improve what the server wrote. Everything works without it; it imports
 * nothing from outside this folder, so that it stays one small file.
 */
const elements = {
  "busy-label": BusyLabel,
  "character-counter": CharacterCounter,
  "dialog-opener": DialogOpener,
  "dismissing-notice": DismissingNotice,
  "error-summary": ErrorSummary,
  "exercise-timer": ExerciseTimer,
  "file-limits": FileLimits,
  "live-preview": LivePreview,
  "own-time": OwnTime,
  "share-picture": SharePicture,
  "theme-toggle": ThemeToggle,
  "waiting-page": WaitingPage,
};

for (const [name, element] of Object.entries(elements)) customElements.define(name, element);

forgetDraftsAtSignOut();
