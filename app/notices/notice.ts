/** What a page says, once, after something was done and the browser was sent on to it. */
export type Notice = {
  kind: "info" | "success" | "warning" | "error";
  text: string;
  title?: string;
};

export type Notices = Readonly<Record<string, Notice>>;
