import { escapeText } from '@lms/contracts/rich-text.ts'
import { type FormulaPicture, formulaPicture } from '../formulas/formula-pictures.ts'
import { type Block, type Cell, type Marks, type Run, blocksOf } from '../paper-blocks.ts'
import {
  type PaperFile,
  answerColumns,
  equalityNotes,
  explanationsOf,
  factLines,
  houseLines,
  keyTables,
  openingOf,
  answerLineOf,
  questionLabel,
  textsIn,
} from '../paper-file.ts'
import { cellGrid, headRows } from '../paper-tables.ts'
import { paperStyles } from './paper-html-styles.ts'
import type { PrintedPaper, PrintedQuestion } from '../paper.ts'

/** One file that needs nothing else: pictures and formulas are in it once, however many versions show them. */
export function paperHtml(file: PaperFile): string {
  const shared = createShared(file)
  const body = file.papers.map((paper) => paperSection(file, paper, shared)).join('\n')
  const keys = file.withKey ? keySection(file, shared) : ''
  return `<!doctype html>
<html lang="${file.language === 'en' ? 'en' : 'vi'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(file.head.title)}</title>
<style>${paperStyles(file)}</style>
</head>
<body>
${shared.definitions()}
${body}
${keys}
</body>
</html>
`
}

interface Shared {
  formula(latex: string, isDisplay: boolean): string
  picture(run: Extract<Run, { kind: 'picture' }>): string
  definitions(): string
}

function createShared({ pictures }: PaperFile): Shared {
  const symbols: string[] = []
  const names = new Map<string, string>()
  function nameFor(key: string, draw: () => string): string {
    const known = names.get(key)
    if (known !== undefined) return known
    const name = `d${names.size + 1}`
    names.set(key, name)
    symbols.push(draw().replace('<symbol', `<symbol id="${name}"`))
    return name
  }
  function formulaFor({ drawing, viewBox, width, height, depth }: FormulaPicture, latex: string, key: string): string {
    const name = nameFor(key, () => `<symbol viewBox="${viewBox}">${drawing}</symbol>`)
    const size = `width:${em(width)};height:${em(height)};vertical-align:${em(-depth)}`
    return `<svg class="formula" role="img" aria-label="${escaped(latex)}" style="${size}"><use href="#${name}"/></svg>`
  }
  return {
    formula(latex, isDisplay) {
      const picture = formulaPicture(latex, isDisplay)
      const key = `${isDisplay ? 'display' : 'inline'}:${latex}`
      return picture ? formulaFor(picture, latex, key) : `<code>${escaped(latex)}</code>`
    },
    picture({ address, alt, width }) {
      const found = pictures.get(address)
      if (!found) return alt === '' ? '' : `[${escaped(alt)}]`
      const { type, content } = found
      const box = `0 0 ${found.width} ${found.height}`
      const name = nameFor(address, () => {
        const data = `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(content).toString('base64')}`
        return `<symbol viewBox="${box}"><image href="${data}" width="${found.width}" height="${found.height}"/></symbol>`
      })
      const shown = Math.min(width ?? found.width, found.width)
      return `<svg class="picture" role="img" aria-label="${escaped(alt)}" viewBox="${box}" style="width:${shown}px"><use href="#${name}"/></svg>`
    },
    definitions: () =>
      symbols.length === 0 ? '' : `<svg class="definitions" aria-hidden="true">${symbols.join('')}</svg>`,
  }
}

function paperSection(file: PaperFile, paper: PrintedPaper, shared: Shared): string {
  const texts = textsIn(file.language)
  const { title, description, instructions } = file.head
  const house = houseLines(file)
  const line = (label: string, kind: string): string => `<span class="line ${kind}">${escaped(label)}:</span>`
  const paragraphs = [description, instructions].filter((text) => text !== '')
  return `<section class="paper paper-${paper.code}" data-code="${paper.code}">
<header>
<div class="head">
<div class="house"><p>${escaped(house.department)}</p><p><strong>${escaped(house.school)}</strong></p></div>
<div class="exam"><h1>${escaped(title)}</h1>
${factLines(file)
  .map((line) => `<p class="fact">${escaped(line)}</p>`)
  .join('\n')}</div>
</div>
<div class="names">${line(texts.fullName, 'long')}${line(texts.class, 'short')}</div>
<div class="names">${line(texts.date, 'short')}${line(texts.score, 'short')}<p class="code">${escaped(texts.code)}: <strong>${paper.code}</strong></p></div>
${paragraphs.map((text) => `<p class="note">${escaped(text).replaceAll('\n', '<br>')}</p>`).join('\n')}
</header>
<ol class="questions">
${paper.questions.map((question, index) => questionItem(file, question, shared, openingHtml(file, paper, index))).join('\n')}
</ol>
<p class="end">${escaped(texts.end)}</p>
</section>`
}

function openingHtml(file: PaperFile, { questions }: PrintedPaper, index: number): string {
  const opening = openingOf(file, questions, index)
  if (!opening) return ''
  const lines = [...opening.time, ...opening.lines].map((line) => `<p class="note">${escaped(line)}</p>`)
  return `<h2 class="section">${escaped(opening.title)}</h2>${lines.join('')}`
}

function questionItem(file: PaperFile, question: PrintedQuestion, shared: Shared, opening: string): string {
  const answerLine = answerLineOf(question, file.language)
  const options = question.options.map(
    ({ letter, text }) =>
      `<li><span class="letter">${letter}.</span><div>${blocksHtml(blocksOf(text), shared)}</div></li>`,
  )
  const answers =
    answerLine === null
      ? `<ul class="options in-${answerColumns(question)}">${options.join('')}</ul>`
      : `<p class="answer-line"><span>${escaped(answerLine)}:</span></p>`
  return `<li class="question">${opening}<p class="number">${escaped(questionLabel(question, file.language))}</p>
<div class="content">${blocksHtml(blocksOf(question.content), shared)}</div>
${answers}</li>`
}

function keySection(file: PaperFile, shared: Shared): string {
  const texts = textsIn(file.language)
  const tables = keyTables(file).map(({ codes, rows }) => {
    const head = [[texts.number], ...codes.map((code) => [`${texts.code} ${code}`])]
    const cells = (row: readonly (readonly string[])[], tag: string) =>
      row.map((lines) => `<${tag}>${lines.map(escaped).join('<br>')}</${tag}>`).join('')
    const lines = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
    return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>\n${lines}\n</tbody></table>`
  })
  return `<section class="key"><h1>${escaped(texts.key)}</h1>
<p class="facts">${escaped(file.head.title)}</p>
${equalityNotes(file)
  .map((note) => `<p class="facts"><em>${escaped(note)}</em></p>`)
  .join('\n')}
${tables.join('\n')}
${file.withExplanations ? explanationsHtml(file, shared) : ''}</section>`
}

function explanationsHtml(file: PaperFile, shared: Shared): string {
  const items = explanationsOf(file).map(
    ({ label, content }) => `<h3>${escaped(label)}</h3>\n${blocksHtml(blocksOf(content), shared)}`,
  )
  return items.length === 0 ? '' : `<h2>${escaped(textsIn(file.language).explanations)}</h2>\n${items.join('\n')}`
}

function blocksHtml(blocks: readonly Block[], shared: Shared): string {
  return blocks.map((block) => blockHtml(block, shared)).join('')
}

function blockHtml(block: Block, shared: Shared): string {
  switch (block.kind) {
    case 'paragraph': {
      const style = block.alignment === 'left' ? '' : ` style="text-align:${block.alignment}"`
      return `<p${style}>${block.runs.map((run) => runHtml(run, shared)).join('')}</p>`
    }
    case 'formula':
      return `<p class="display">${shared.formula(block.latex, true)}</p>`
    case 'list': {
      const items = block.items.map((item) => `<li>${blocksHtml(item, shared)}</li>`).join('')
      return block.isOrdered ? `<ol start="${block.start}">${items}</ol>` : `<ul>${items}</ul>`
    }
    case 'table':
      return tableHtml(block.rows, shared)
    case 'quote':
      return `<blockquote>${blocksHtml(block.blocks, shared)}</blockquote>`
    default:
      return '<hr>'
  }
}

/** Its head is repeated on every page. */
function tableHtml(rows: readonly (readonly Cell[])[], shared: Shared): string {
  const heads = headRows(cellGrid(rows))
  const part = (tag: string, some: readonly (readonly Cell[])[]): string =>
    some.length === 0 ? '' : `<${tag}>${some.map((row) => rowHtml(row, shared)).join('')}</${tag}>`
  return `<table>${part('thead', rows.slice(0, heads))}${part('tbody', rows.slice(heads))}</table>`
}

function rowHtml(row: readonly Cell[], shared: Shared): string {
  const cells = row.map(({ blocks, isHeader, columns, rows }) => {
    const tag = isHeader ? 'th' : 'td'
    const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`
    return `<${tag}${spans}>${blocksHtml(blocks, shared)}</${tag}>`
  })
  return `<tr>${cells.join('')}</tr>`
}

function runHtml(run: Run, shared: Shared): string {
  if (run.kind === 'break') return '<br>'
  if (run.kind === 'formula') return shared.formula(run.latex, false)
  if (run.kind === 'picture') return shared.picture(run)
  return marked(escaped(run.text), run.marks)
}

function marked(html: string, marks: Marks): string {
  const tags = [
    ...(marks.position ? [marks.position] : []),
    ...(marks.code ? ['code'] : []),
    ...(marks.strike ? ['s'] : []),
    ...(marks.underline ? ['u'] : []),
    ...(marks.italic ? ['em'] : []),
    ...(marks.bold ? ['strong'] : []),
  ]
  return tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, html)
}

function escaped(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

/** As on the screen: a little larger, so that small fractions can be read. */
const formulaScale = 1.2

function em(size: number): string {
  return `${(size * formulaScale).toFixed(3)}em`
}
