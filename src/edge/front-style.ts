/** Style of the front page, in light and dark. */
export const FRONT_STYLE = `
:root { color-scheme: light dark; --ink: #1d2129; --soft: #5b6472; --paper: #f6f4ef; --card: #fff; --line: #e0dcd2; --accent: #8a5a12; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --soft: #a5a9b2; --paper: #15171c; --card: #1e2128; --line: #30343d; --accent: #e0ae5c; --on-accent: #1b1406; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem 4rem; }
h1 { font: 600 clamp(2.2rem, 6vw, 3.4rem)/1.1 Georgia, "Times New Roman", serif; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font: 600 1.35rem/1.3 Georgia, serif; margin: 3rem 0 1rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); }
h3 { margin: 0 0 .35rem; font-size: 1.1rem; }
p { margin: 0 0 .75rem; }
.lead { font-size: 1.15rem; color: var(--soft); max-width: 42rem; }
nav { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; margin-top: 1.5rem; }
a { color: var(--accent); text-underline-offset: .2em; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
.go { background: var(--accent); color: var(--on-accent); padding: .6rem 1.1rem; border-radius: .5rem; text-decoration: none; font-weight: 600; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; }
.facts { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0 0; font-size: .85rem; }
.facts span { border: 1px solid var(--line); border-radius: 1rem; padding: .1rem .65rem; color: var(--soft); }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; padding: .55rem .9rem; white-space: nowrap; }
th { font-weight: 600; color: var(--soft); font-size: .8rem; }
tbody tr { border-top: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.list { margin: 1.5rem 0 .6rem; font-size: 1rem; }
code { font: .88em ui-monospace, Menlo, Consolas, monospace; }
.empty { color: var(--soft); }
ol { padding-left: 1.3rem; margin: 0; }
li { margin-bottom: .4rem; }
`;
