export { databaseSockets } from "~/db/client.server";
