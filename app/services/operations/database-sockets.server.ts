/** For the process around the application, which sees a request that waits for too long. */
export { databaseSockets } from "~/db/client.server";
