import { versionToken } from "../concurrency/version-token";
import type { Schedule } from "./slots";

/** What each part of a schedule was when somebody began to change it. */
export const hoursVersion = ({ hours }: Pick<Schedule, "hours">) =>
  versionToken(hours.map(({ weekday, opensAt, closesAt }) => [weekday, opensAt, closesAt]));

export const lanesVersion = ({ lanes }: Pick<Schedule, "lanes">) => versionToken([lanes]);

export const pricesVersion = ({
  rates,
  eveningFrom,
  eveningPercentLess,
}: Pick<Schedule, "rates" | "eveningFrom" | "eveningPercentLess">) =>
  versionToken([
    rates.map(({ minutes, priceGrosze }) => [minutes, priceGrosze]),
    eveningFrom,
    eveningPercentLess,
  ]);
