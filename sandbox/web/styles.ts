import { Html } from "./html.ts";

/** The style sheet of all pages of the sandbox, inline so that a page is one request. */
export const styles = new Html(`<style>
:root { --paper: #faf6ee; --card: #fffdf8; --ink: #1f2147; --soft: #5c5d78; --line: #e2dac8;
  --accent: #2f3a8f; --on-accent: #fff; --note: #fdf1cf; --bad: #a3262a; --gold: #a9781a; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1024; --card: #171a36; --ink: #eceaf5;
  --soft: #aaabc8; --line: #2e3159; --accent: #e3b75a; --on-accent: #16182f; --note: #2c2740;
  --bad: #ff9c96; --gold: #e3b75a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 ui-sans-serif, system-ui, "Segoe UI", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.narrow { max-width: 30rem; margin: 0 auto; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .75rem 1rem;
  border-bottom: 1px solid var(--line); background: var(--card); }
h1 { font: 600 1.7rem/1.2 ui-serif, Georgia, serif; margin: .5rem 0 1rem; }
h2 { font: 600 1.2rem/1.3 ui-serif, Georgia, serif; margin: 2rem 0 .75rem; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px; border-radius: 4px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: 1.25rem; margin: 1rem 0; }
.note { background: var(--note); border-left: 4px solid var(--gold); border-radius: 8px;
  padding: .75rem 1rem; margin: 1rem 0; }
.error { color: var(--bad); font-weight: 600; }
.soft { color: var(--soft); }
.amount { font: 600 2.4rem/1.1 ui-serif, Georgia, serif; margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
form { margin: .6rem 0; }
label { display: block; font-weight: 600; margin-bottom: .3rem; }
input, textarea, select { font: inherit; width: 100%; padding: .65rem .8rem; margin-bottom: .8rem; color: var(--ink);
  background: var(--paper); border: 1px solid var(--soft); border-radius: 10px; }
button, [type=submit] { font: inherit; font-weight: 600; margin: 0; width: 100%; min-height: 3rem; padding: .6rem 1rem;
  border-radius: 12px; border: 1px solid var(--accent); background: none; color: var(--accent);
  cursor: pointer; }
.primary { background: var(--accent); color: var(--on-accent); }
.choice { display: flex; gap: .6rem; align-items: center; }
.choice input { width: auto; margin: 0; }
button.inline, .filter input { width: auto; min-height: 2.5rem; margin: 0; }
.filter { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.filter label { margin: 0; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 14px;
  background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; padding: .55rem .75rem; border-bottom: 1px solid var(--line);
  vertical-align: top; overflow-wrap: break-word; }
tr:last-child td { border-bottom: 0; }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
ul.plain { list-style: none; padding: 0; }
ul.plain li { padding: .8rem 1.25rem; border-bottom: 1px solid var(--line); }
ul.plain li:last-child { border-bottom: 0; }
iframe { width: 100%; height: 30rem; border: 1px solid var(--line); border-radius: 14px;
  background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
code { overflow-wrap: anywhere; }
</style>`);
