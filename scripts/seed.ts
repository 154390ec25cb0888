import { env } from "~/config/env.server";
import { closeDatabase } from "~/db/client.server";
import { serviceContext } from "~/services/command/context.server";
import { wantDemonstration } from "~/services/horoscopes/want-demonstration.server";
import { seedPriceHistory } from "~/services/prices/record-prices.server";

await seedPriceHistory(serviceContext("schedule"));
if (env.DEMONSTRATION) await wantDemonstration(serviceContext("schedule"));
await closeDatabase();
