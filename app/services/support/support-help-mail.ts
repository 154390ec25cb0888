import { defineMail } from "../mails/mail-kind";

export const supportHelpMail = defineMail({
  code: "support_help",
  label: "Telefony zaufania po e-mailu do administracji",
  subject: () => "Zanim odpiszemy: z kim porozmawiasz od razu",
  isRequired: true,
  masked: false,
});
