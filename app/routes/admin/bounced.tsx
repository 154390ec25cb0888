import { Badge } from "~/ui/badge";

/** Says of an order that the mail with what was bought came back. */
export function Bounced() {
  return <Badge tone="danger">Wiadomość wróciła</Badge>;
}
