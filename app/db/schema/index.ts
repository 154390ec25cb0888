export * from "./attachments";
export * from "./buyers";
export * from "./downloads";
export * from "./fulfilment";
export * from "./orders";
export * from "./payments";
export * from "./rental";
export * from "./prices";
