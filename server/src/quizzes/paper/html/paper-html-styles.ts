/** For the screen and for the printer; each version and the keys begin on a page of their own. */
export function paperStyles(pageText: string): string {
  const page = pageText.split(/\{\{pages?\}\}/).map((part) => JSON.stringify(part))
  const footer = `${page[0] ?? '""'} counter(page) ${page[1] ?? '""'} counter(pages) ${page[2] ?? '""'}`
  return `
@page { size: A4; margin: 16mm 15mm 18mm; @bottom-center { content: ${footer}; font-size: 9pt; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px; max-width: 800px; color: #000; background: #fff;
  font: 16px/1.5 "Be Vietnam Pro", "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; }
p { margin: 0 0 .4em; }
h1 { margin: .2em 0; font-size: 1.4em; text-align: center; }
.definitions { position: absolute; width: 0; height: 0; overflow: hidden; }
.formula { overflow: visible; }
.picture { display: inline-block; max-width: 100%; max-height: 320px; vertical-align: middle; }
.paper + .paper, .key { break-before: page; margin-top: 48px; }
.code { float: right; border: 1px solid #000; padding: 2px 10px; }
.facts { clear: both; text-align: center; }
.note { font-style: italic; }
.names { display: flex; flex-wrap: wrap; gap: 10px 18px; margin: 12px 0 14px; }
.line { display: flex; align-items: flex-end; gap: 6px; white-space: nowrap; }
.line::after { content: ""; flex: 1; min-width: 60px; height: 1em; border-bottom: 1px dotted #000; }
.line.long { flex: 1 0 100%; }
.line.short { flex: 1 0 28%; }
.questions { list-style: none; margin: 0; padding: 0; }
.content ul { list-style: disc; }
.question { break-inside: avoid; margin: 0 0 14px; }
.number { font-weight: 700; margin-bottom: 2px; }
.hint { font-weight: 400; }
.options { display: grid; gap: 4px 12px; list-style: none; margin: 4px 0 0; padding: 0 0 0 18px; }
.options.in-4 { grid-template-columns: repeat(4, 1fr); }
.options.in-2 { grid-template-columns: repeat(2, 1fr); }
.options > li { display: flex; gap: 8px; }
.options p { margin: 0; }
.letter { font-weight: 700; }
.display { text-align: center; }
.answer-line { display: flex; align-items: flex-end; gap: 6px; margin-top: 10px; }
.answer-line::after { content: ""; flex: 1; border-bottom: 1px dotted #000; }
.end { text-align: center; font-weight: 700; margin-top: 18px; }
table { border-collapse: collapse; margin: 4px 0 10px; }
th, td { border: 1px solid #000; padding: 3px 10px; vertical-align: top; }
th p, td p { margin: 0; }
.key table { width: 100%; }
.key td, .key th { text-align: center; overflow-wrap: anywhere; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
blockquote { margin: 4px 0 4px 12px; padding-left: 10px; border-left: 3px solid #999; }
@media (max-width: 560px) { .options { grid-template-columns: 1fr !important; } }
@media print { .paper + .paper, .key { margin-top: 0; } body { max-width: none; padding: 0; font-size: 11.5pt; } }
`
}
