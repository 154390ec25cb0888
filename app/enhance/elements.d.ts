import type { HTMLAttributes } from "react";

/** What React 18 writes for a custom element: attributes under their own names, `class` among them. */
type Written<Attributes = unknown> = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  class?: string;
  key?: string;
} & Attributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "busy-label": Written<{ text: string }>;
      /** Beside the limit of the text area `for`; `most` in characters. */
      "character-counter": Written<{ for: string; most: number; "code-points"?: "" }>;
      /** Around the sheet that names the keys of the administration. */
      "desk-keys": Written<{ "data-sheet": string }>;
      "dialog-opener": Written;
      /** Around a form whose words survive a lost connection; `never-in`: values of `groupId` with which nothing is kept. */
      "draft-keeper": Written<{ name: string; owner: string; "never-in"?: string }>;
      "draft-sent": Written<{ name: string }>;
      "in-place": Written<{ part: string }>;
      "like-button": Written;
      "load-more": Written<{ list: string; "by-hand"?: "" }>;
      /** A list of names in the form of the text area in which `@` is typed; `href` with what follows it finds them. */
      "name-suggestions": Written<{ href: string }>;
      /** Around the form of a comment; how many the post has now, as a number and in words. */
      "posted-here": Written<{ comments: number; counted: string }>;
      /** Says how many posts, or comments, the page `href` has had since; `stream` counts them. */
      "new-posts": Written<{ stream: string; href: string; comments?: "" }>;
      /** Goes after so many milliseconds and leaves the address `href` behind. */
      "dismissing-notice": Written<{ after: number; href: string }>;
      /** Counts `data-seconds` down; the other words are what its button and it say. */
      "exercise-timer": Written<{
        "data-seconds": number;
        "data-stop": string;
        "data-resume": string;
        "data-done": string;
      }>;
      "error-summary": Written<{ autofocus?: "" }>;
      /** Around a field for files; of those that it lets through, the most, their size, and what is said of others. */
      "file-limits": Written<{
        "data-most"?: number;
        "data-bytes"?: number;
        "data-too-many"?: string;
        "data-too-large"?: string;
      }>;
      "live-preview": Written;
      /** Says when `at` (ISO 8601) is by the visitor's own clock. */
      "own-time": Written<{ at: string }>;
      /** Around a form with a safety plan; `names` of its sections, between spaces. */
      "plan-keeper": Written<{ names: string }>;
      /** Around the button that shares the picture at `data-href`, as a file with a name. */
      "share-picture": Written<{ "data-href": string; "data-name": string }>;
      "theme-toggle": Written;
      /** Looks at `href` every `after` milliseconds, or when `stream` says so; with `looks` in both cases. Without `after` it only listens. */
      "waiting-page": Written<{ href: string; after?: number; stream?: string; looks?: "" }>;
    }
  }
}
