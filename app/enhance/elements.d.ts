import type { HTMLAttributes } from "react";

/** What React 18 writes for a custom element: attributes under their own names, `class` among them. */
type Written<Attributes = unknown> = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  class?: string;
  key?: string;
} & Attributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Inside a submit button: its label while what it sent is on its way. */
      "busy-label": Written<{ text: string }>;
      /** Beside the limit of the text area `for`; `most` in characters. */
      "character-counter": Written<{ for: string; most: number }>;
      /** Around a link and the dialog that opens in its place. */
      "dialog-opener": Written;
      /** Around a form whose words survive a lost connection; `never-in`: values of `groupId` with which nothing is kept. */
      "draft-keeper": Written<{ name: string; owner: string; "never-in"?: string }>;
      /** Says that what the draft `name` held has arrived. */
      "draft-sent": Written<{ name: string }>;
      /** Around a link that opens here: the element with the id `part` of its page takes the place of ours. */
      "in-place": Written<{ part: string }>;
      /** Around a form that likes, and the place where it is said when that failed. */
      "like-button": Written;
      /** Around the link to the next page of the list `list`, and what is said when that failed. */
      "load-more": Written<{ list: string; "by-hand"?: "" }>;
      /** Says how many posts, or comments, the page `href` has had since; `stream` counts them. */
      "new-posts": Written<{ stream: string; href: string; comments?: "" }>;
      /** Goes after so many milliseconds and leaves the address `href` behind. */
      "dismissing-notice": Written<{ after: number; href: string }>;
      "error-summary": Written<{ autofocus?: "" }>;
      /** Around a control for files. */
      "file-limits": Written<{
        "data-most": number;
        "data-bytes": number;
        "data-too-many": string;
        "data-too-large": string;
      }>;
      /** Around a form and the parts of the page that follow from it. */
      "live-preview": Written;
      /** Around the form that changes the theme. */
      "theme-toggle": Written;
      /** Looks at `href` every `after` milliseconds, or when `stream` says so; with `looks` in both cases. Without `after` it only listens. */
      "waiting-page": Written<{ href: string; after?: number; stream?: string; looks?: "" }>;
    }
  }
}
