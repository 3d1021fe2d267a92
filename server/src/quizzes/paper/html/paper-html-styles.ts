import { type PaperFile, textsIn } from '../paper-file.ts'

/** For the screen and for the printer; each version and the keys begin on a page of their own. */
export function paperStyles(file: PaperFile): string {
  return `
@page { size: A4; margin: 16mm 15mm 18mm; }
${footers(file)}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px; max-width: 800px; color: #000; background: #fff;
  font: 16px/1.5 "Be Vietnam Pro", "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; }
p { margin: 0 0 .4em; }
h1 { margin: .2em 0; font-size: 1.4em; text-align: center; }
.definitions { position: absolute; width: 0; height: 0; overflow: hidden; }
.formula { overflow: visible; }
.picture { display: inline-block; max-width: 100%; max-height: 320px; vertical-align: middle; }
.paper + .paper, .key { break-before: page; margin-top: 48px; }
.head { display: flex; gap: 24px; text-align: center; margin-bottom: 12px; }
.head p { margin: 0; }
.house { flex: 0 1 42%; font-size: .95em; }
.house::after { content: ""; display: block; width: 90px; margin: 4px auto 0; border-top: 1px solid #000; }
.exam { flex: 1; min-width: 0; }
.exam h1 { overflow-wrap: anywhere; }
.fact { font-style: italic; }
.fact:first-of-type { font-style: normal; font-weight: 700; }
.code { margin: 0; border: 1px solid #000; padding: 2px 14px; white-space: nowrap; }
.facts { text-align: center; }
.note { font-style: italic; }
.names { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 18px; margin: 8px 0 10px; }
.line { display: flex; align-items: flex-end; gap: 6px; white-space: nowrap; }
.line::after { content: ""; flex: 1; min-width: 60px; height: 1em; border-bottom: 1px dotted #000; }
.line.long { flex: 2 0 50%; }
.line.short { flex: 1 0 24%; }
.questions { list-style: none; margin: 0; padding: 0; }
.content ul { list-style: disc; }
.question { break-inside: avoid; margin: 0 0 14px; }
.number { font-weight: 700; margin-bottom: 2px; }
.section { font-size: 1.1em; margin: .6em 0 .3em; }
.options { display: grid; gap: 4px 12px; list-style: none; margin: 4px 0 0; padding: 0 0 0 18px; }
.options.in-4 { grid-template-columns: repeat(4, 1fr); }
.options.in-2 { grid-template-columns: repeat(2, 1fr); }
.options > li { display: flex; gap: 8px; }
.options p { margin: 0; }
.letter { font-weight: 700; }
.display { text-align: center; }
.answer-line { display: flex; align-items: flex-end; gap: 6px; margin-top: 10px; }
.answer-line::after { content: ""; flex: 1; border-bottom: 1px dotted #000; }
.question:last-child { break-after: avoid; }
.end { break-before: avoid; text-align: center; font-weight: 700; margin-top: 18px; }
table { border-collapse: collapse; margin: 4px 0 10px; }
th, td { border: 1px solid #000; padding: 3px 10px; vertical-align: top; }
th p, td p { margin: 0; }
.key > table { width: 100%; }
.key h2 { font-size: 1.2em; text-align: center; break-after: avoid; }
.key h3 { margin: .8em 0 .2em; font-size: 1em; break-after: avoid; }
.key > table td, .key > table th { text-align: center; overflow-wrap: anywhere; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
blockquote { margin: 4px 0 4px 12px; padding-left: 10px; border-left: 3px solid #999; }
@media screen and (max-width: 560px) { .options { grid-template-columns: 1fr !important; } .head { flex-direction: column; gap: 8px; } }
@media print { .paper + .paper, .key { margin-top: 0; } body { max-width: none; padding: 0; font-size: 11.5pt; } }
`
}

/** Each paper has its code and pages of its own at the foot; how many there are is only known of a file with one. */
function footers({ papers, withKey, language }: PaperFile): string {
  const texts = textsIn(language)
  const [before = '', between = '', after = ''] = texts.page.split(/\{\{pages?\}\}/)
  const isAlone = papers.length === 1 && !withKey
  const count = isAlone ? ` ${JSON.stringify(between)} counter(pages) ${JSON.stringify(after)}` : ''
  const footer = (page: string, name: string): string =>
    `@page ${page} { @bottom-center { content: ${JSON.stringify(`${name} · ${before}`)} counter(page)${count}; font-size: 9pt; } }
.${page} { page: ${page}; counter-reset: page 1; }`
  return [
    ...papers.map(({ code }) => footer(`paper-${code}`, `${texts.code} ${code}`)),
    ...(withKey ? [footer('key', texts.key)] : []),
  ].join('\n')
}
