/** What may be set in a text, as it is typed. It stands beside how somebody is called in it. */
export const formattingHint = "Działa też **pogrubienie**, lista od myślników i cytat po znaku >.";
