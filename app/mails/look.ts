/** Colours of the light theme; mail programs know neither custom properties nor style sheets in a file. */
export const colours = {
  paper: "#fbf6ea",
  card: "#fffdf7",
  ink: "#221f4b",
  muted: "#5b5878",
  line: "#e4dcc8",
  night: "#171437",
  gold: "#e3b65b",
};
export const styleSheet = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #100e26 !important; }
  .card { background-color: #1c1942 !important; border-color: #3a3668 !important; }
  .ink { color: #f3eddd !important; }
  .muted { color: #bcb7d6 !important; }
  .rule { border-color: #3a3668 !important; }
  .lead { border-color: #e3b65b !important; }
  .button { background-color: #e3b65b !important; color: #171437 !important; }
}
@media (max-width: 480px) {
  .outer { padding: 0 0 24px !important; }
  .card { border-radius: 0 !important; border-width: 0 !important; }
  .head { padding: 20px !important; }
  .inner { padding: 24px 20px 28px !important; }
  .button { display: block !important; text-align: center !important; }
}
`;
export const sans = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
export const serif = "Fraunces, Georgia, 'Times New Roman', serif";
