import { closeDatabase } from "~/db/client.server";
import { serviceContext } from "~/services/command/context.server";
import { seedPriceHistory } from "~/services/prices/record-prices.server";

await seedPriceHistory(serviceContext("schedule"));
await closeDatabase();
