import { auth0Faults } from "../auth0/faults.ts";
import { modelFaults } from "../model/faults.ts";
import { tpayFaults } from "../tpay/faults.ts";
import { notificationFaults } from "../tpay/notification-faults.ts";
import type { FaultyService } from "./registry.ts";
import { storageFaults } from "../storage/faults.ts";
import { resendFaults } from "../resend/faults.ts";
import { reportFaults } from "../resend/report-faults.ts";

export const faultCatalogue: Record<FaultyService, Record<string, { description: string }>> = {
  tpay: tpayFaults,
  resend: resendFaults,
  mail_reports: reportFaults,
  model: modelFaults,
  notifications: notificationFaults,
  auth0: auth0Faults,
  storage: storageFaults,
};
