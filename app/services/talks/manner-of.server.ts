import { mentorManner } from "./mentor-manner.server";
import type { Talk } from "./own-talk.server";
import type { ReplyManner } from "./reply-manner.server";
import { roomManner } from "./room-manner.server";

/** How a talk is answered in: by the mentor, or by the persona that an order is with. */
export const mannerOf = ({ orderId }: Pick<Talk, "orderId">): ReplyManner =>
  orderId === null ? mentorManner : roomManner;
