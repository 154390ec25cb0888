import type { ReactNode } from "react";
import type { Operator } from "~/config/operator.server";
import { communitySections } from "./terms-community";
import { disputeSections } from "./terms-disputes";
import { orderSections } from "./terms-orders";
import { serviceSections } from "./terms-services";
import type { LegalSection } from "./section";

/** The terms, from beginning to end. @param prices see `orderSections` */
export const termsSections = (operator: Operator, prices?: ReactNode): readonly LegalSection[] => [
  ...serviceSections(operator),
  ...communitySections(operator),
  ...orderSections(operator, prices),
  ...disputeSections,
];
