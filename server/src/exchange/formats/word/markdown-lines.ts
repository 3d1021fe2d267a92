import { withoutFolds } from './document/page-tags.ts'
import { withFencedAnswers } from './document/fenced-answers.ts'
import { withLinksRead } from './document/typed-links.ts'
import { withListsKept, withNumbersSaid, withQuotesSaid, withoutPoints } from './document/note-lists.ts'
import { withoutMarkup } from './document/typed-markup.ts'
import { masked, unmasked, withEntities } from './document/typed-signs.ts'
import { isEmptyLine, plainLine } from './line-text.ts'
import { guard, labelOf } from './signs/line-signs.ts'
import type { Line, Piece, WordBlock } from './word-file.ts'
import type { Look } from './word-looks.ts'

const bold = /\*\*((?:[^*\n]|\*(?!\*)){1,2000})\*\*|(?<!_)__(?=[^_\s])([^_\n]{1,2000})(?<=\S)__(?!_)/gu
/** With a letter or a number behind it the second star multiplies. */
const slanted = /(?<![*\\])\*(?=[^\s*])([^*\n]{1,60})(?<=\S)\*(?![\p{L}\p{N}*(])/gu
/** '*Giải thích: …*' as a whole line, however long. */
const slantedLine = /^(\s*)\*(?=[\p{L}(“"])([^*\n]{1,2000}[^*\s])\*\s*$/u
/** Around an option a star says that it is right. */
const optionAhead = /^\s*[*([]?[A-Ja-j]\s*[.)]/u

/** What is copied from chats and notes: '**' around what is bold, a point of a list before every option. */
function isMarkdown(lines: readonly string[]): boolean {
  if (hasTable(lines) || lines.filter((line) => parted.test(line)).length > 1) return true
  return lines.filter((line) => line.search(bold) !== -1 || task.test(line) || headed.test(line)).length > 1
}

const headed =
  /^\s{0,3}#{1,6}\s+(?:\*\*)?(?:câu(?:\s+hỏi)?|question|q|bài|pergunta|questão|pregunta|frage|aufgabe|domanda|soal|pertanyaan|pytanie|zadanie|soru|вопрос|задание)?\s{0,3}\d{1,4}/iu
/** '**Câu 1:**', '**A.** Huế' */
const emboldened = /^\s*(?:[-*+]\s+)?\*\*(?:(?:câu|bài|question|q)\s?\d{1,4}|\d{1,4}\s?[.)]|[A-J]\s?[.):])[^*]*\*\*/iu
const fewestEmboldened = 3
/** '## Find the mistake'; one sign alone begins a remark in a program. */
const parted = /^\s{0,3}#{2,6}\s+\p{L}/u
const task = /^\s*[-*+]\s+\[([ xX]?)\]\s+(?=\S)/u
const bareTask = /^\s*\[([ xX])\]\s+(?=\S)/u
const fewestBare = 4
const lettered = /^[A-Ja-j]\s*[.)]\s+\S/u

/** '[X] …' beside '[ ] …', without the sign of a point and without letters. */
function areBare(lines: readonly TypedLine[]): boolean {
  const bare = lines.filter(({ text, isCode }) => !isCode && bareTask.test(text)).map(({ text }) => text)
  const isTicked = (text: string): boolean => bareTask.exec(text)?.[1] !== ' '
  return (
    bare.length >= fewestBare &&
    bare.some(isTicked) &&
    !bare.every(isTicked) &&
    !lines.some(({ text }) => task.test(text)) &&
    !bare.some((text) => lettered.test(text.replace(bareTask, '')))
  )
}

/** '- [x] …' is a box that somebody ticked; behind it a letter may stand, as before any option. */
function withBoxes(lines: readonly TypedLine[]): readonly TypedLine[] {
  const sign = areBare(lines) ? bareTask : task
  const tasks = lines.filter(({ text }) => sign.test(text))
  const areLettered = tasks.every(({ text }) => lettered.test(text.replace(sign, '')))
  const boxOf = (_: string, own: string): string => (own.trim() === '' ? (areLettered ? '' : '☐ ') : '☑ ')
  return lines.map((line) => (line.isCode ? line : { ...line, text: line.text.replace(sign, boxOf) }))
}

const row = /^\s*\|(.*)\|\s*$/u
const border = /^[\s|:-]+$/u

/** A table for a program for notes: names, a line of dashes, rows. */
export function hasTable(lines: readonly string[]): boolean {
  const at = lines.findIndex((line) => line.includes('|') && line.includes('---') && border.test(line))
  return at > 0 && row.test(lines[at - 1] ?? '') && row.test(lines[at + 1] ?? '')
}

/** '??? tip "Gợi ý"' and '!!! note' above what a page folds away or frames. */
const folded = /^\s*(?:\?{3}\+?|!{3})\s+[a-z][a-z-]{1,20}(?:\s+inline(?:\s+end)?)?(?:\s+"[^"]{0,100}")?\s*$/u

interface TypedLine {
  text: string
  isCode: boolean
}

/**
 * The same of lines in a program for texts, where nothing but their signs tells how they should look; tables between
 * them stay what they are.
 */
export function withMarkdownRead(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isPlain = (block: WordBlock): boolean =>
    block.kind === 'table' || block.line.every((piece) => piece.kind === 'text' && !piece.look.bold)
  if (!blocks.every(isPlain)) return blocks
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  const isCopied =
    lines.filter((line) => headed.test(line)).length > 1 ||
    lines.filter((line) => emboldened.test(line)).length >= fewestEmboldened
  if (!isCopied) return blocks
  const tables = blocks.flatMap((block, at) => (block.kind === 'table' ? [at] : []))
  return [-1, ...tables].flatMap((at, place) => {
    const between = blocks.slice(at + 1, tables[place])
    const read = blocksOfLines(between.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : [])))
    return [...blocks.slice(Math.max(at, 0), at + 1), ...read]
  })
}

/** Lines as somebody typed them, with what a program for notes would make of them where they are written for one. */
export function blocksOfLines(given: readonly string[]): WordBlock[] {
  const typed = withListsKept(
    withoutPoints(withNumbersSaid(withQuotesSaid(withFencedAnswers(withoutFolds(withoutMarkup(given)))))),
  ).map((line) => (folded.test(line) ? '' : line))
  const lines = fencedLines(typed)
  const isPage = typed.some((line) => asksOfPages.test(line))
  const blocks = isMarkdown(typed) ? markdownBlocks(withBoxes(lines)) : lines.map(plainBlock)
  const shown = (line: Line): Line => line.flatMap((piece, at) => withoutMedia(piece, isPage, at === 0))
  return blocks.map((block) =>
    block.kind === 'line'
      ? { ...block, line: shown(block.line) }
      : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(shown))) },
  )
}

const asksOfPages = /\bhtml\b/iu

const opening = /^(?:(?!```).)*```(?:[a-z][\w+#-]{0,19})?\s*$/iu
const closing = /^\s*```\s*$/u

/** What stands between two rows of '`' is code: no sign in it begins anything, unless whole questions stand there. */
function fencedLines(typed: readonly string[]): TypedLine[] {
  const lines: TypedLine[] = []
  let code: string[] | null = null
  for (const text of typed) {
    if (code === null && opening.test(text)) {
      const before = text.slice(0, text.indexOf('```'))
      if (before.trim() !== '') lines.push({ text: before, isCode: false })
      code = []
    } else if (code === null) lines.push({ text, isCode: false })
    else if (closing.test(text)) {
      const isCode = !holdsOptions(code)
      lines.push(...code.filter((own) => !isCode || own.trim() !== '').map((own) => ({ text: own, isCode })))
      code = null
    } else code.push(text)
  }
  return code === null ? lines : typed.map((text) => ({ text, isCode: false }))
}

function holdsOptions(code: readonly string[]): boolean {
  const first = code.findIndex((text) => /^\s*(?:[-*+]\s+)?A[.)]\s/u.test(text))
  return first !== -1 && code.slice(first + 1).some((text) => /^\s*(?:[-*+]\s+)?B[.)]\s/u.test(text))
}

function plainBlock({ text, isCode }: TypedLine): WordBlock {
  return { kind: 'line', line: isCode ? codeLine(text) : [{ kind: 'text', text, look: {} }] }
}

/** With the spaces before it, which mean something. */
function codeLine(text: string): Line {
  const indented = text
    .trimEnd()
    .replaceAll('\t', '    ')
    .replace(/^ +/u, (spaces) => '\u00A0'.repeat(spaces.length))
  return [
    { kind: 'text', text: guard + indented.replaceAll(/([A-Ta-t])(?=\s*[.)\]])/g, `$1${guard}`), look: { code: true } },
  ]
}

const media =
  /`[^`]{1,500}`|!\[[^\]]{0,200}\]\([^()\s]{1,500}\)|<img\s[^<>]{1,1000}>|(?:(?<=\S)|^)<(sup|sub)>([^<>]{1,20})<\/\1>/giu

/** A picture that is only pointed to is lost; what is small and high is so. Between '`', and in a test about pages, it is code. */
function withoutMedia(piece: Piece, isPage: boolean, isFirst: boolean): Line {
  if (piece.kind !== 'text' || piece.look.code || isPage) return [piece]
  const line: Line = []
  let at = 0
  for (const found of piece.text.matchAll(media)) {
    const [all, position, small = ''] = found
    // What a line begins with stands above nothing.
    if (all.startsWith('`') || (isFirst && found.index === 0 && position !== undefined)) continue
    line.push({ ...piece, text: piece.text.slice(at, found.index) })
    if (position === undefined) line.push({ kind: 'lost' })
    else
      line.push({
        ...piece,
        text: small,
        look: { ...piece.look, position: position.toLowerCase() === 'sup' ? 'sup' : 'sub' },
      })
    at = found.index + all.length
  }
  return [...line, { ...piece, text: piece.text.slice(at) }].filter((one) => one.kind !== 'text' || one.text !== '')
}

/** Lines between '|' are the rows of a table; the one below its head only draws a border. */
function markdownBlocks(typed: readonly TypedLine[]): WordBlock[] {
  const isPage = typed.some(({ text }) => asksOfPages.test(text))
  const texts = withLinksRead(typed.map(({ text, isCode }) => (isCode ? '' : withEntities(text, isPage))))
  const lines = typed.map((line, at) => (line.isCode ? line : { ...line, text: texts[at] ?? '' }))
  const blocks: WordBlock[] = []
  for (const [at, { text: own, isCode }] of lines.entries()) {
    const inner = isCode ? undefined : row.exec(own)?.[1]
    const last = blocks.at(-1)
    const isBelow = last?.kind === 'table' && row.test(lines[at - 1]?.text ?? '')
    const isBehindGap = isGap(blocks, inner) && !border.test(lines[at + 1]?.text ?? '')
    if (isBehindGap) {
      while (blocks.at(-1)?.kind === 'line') blocks.pop()
      const above = blocks.at(-1)
      if (above?.kind === 'table') above.rows.push(cellsOf(inner ?? ''))
    } else if (inner === undefined || !(isBelow || border.test(lines[at + 1]?.text ?? '')))
      blocks.push({ kind: 'line', line: isCode ? codeLine(own) : markdownLine(own) })
    else if (!isBelow) blocks.push({ kind: 'table', rows: [cellsOf(inner)] })
    else if (!border.test(own)) last.rows.push(cellsOf(inner))
  }
  return blocks
}

/** Empty lines between a row and a table above it with as many cells. */
function isGap(blocks: readonly WordBlock[], inner: string | undefined): boolean {
  const at = blocks.findLastIndex((block) => block.kind === 'table' || !isEmptyLine(block.line))
  const above = blocks[at]
  return (
    inner !== undefined &&
    above?.kind === 'table' &&
    at < blocks.length - 1 &&
    above.rows[0]?.length === cellsOf(inner).length
  )
}

function cellsOf(inner: string): Line[][] {
  return inner.split(/(?<!\\)\|/u).map((cell) => [markdownLine(cell.trim())])
}

const quote = /^\s{0,3}(?:>\s)+(?=\*\*|\p{Extended_Pictographic})/u
/** What is said of the line above to a program, where a block of code begins that nothing closes, and a rule across. */
const unread = /^\s*(?:\{:[^{}]{1,200}\}|```[\w+#-]{0,20}|_{40,})\s*$/u

/** Headings, points and keys that are quoted lose their signs; what is bold looks so. */
function markdownLine(typed: string): Line {
  const text = unread.test(typed) ? '' : typed.replace(quote, '').replaceAll(/(?<=\S)\s*<!--.{0,500}?-->/gu, '')
  const heading = /^\s{0,3}#{1,6}\s+/u.exec(text)?.[0] ?? ''
  const point =
    /^\s*[-*+]\s+(?=(?:\*\*)?\s*(?:[([]?[A-Ja-j]\s*[.)\]]|(?:q|câu|question)\s?\d|(?<=\*\*)\d{1,4}[.)]\s|(?:\p{Extended_Pictographic}\uFE0F?\s*(?:\*\*)?)?(?:(?:correct )?answer|đáp án|explanation|giải thích)(?:[^:]{0,10}:|\*{0,2}\s+[A-J]\s*$)))/iu.exec(
      text,
    )?.[0] ?? ''
  const rest = masked(text.slice(heading.length || point.length))
  const plain = (own: string): Line => (optionAhead.test(rest) ? [textPiece(own)] : withSlanted(own))
  const line: Line = []
  let at = 0
  for (const found of rest.matchAll(bold)) {
    line.push(...plain(rest.slice(at, found.index)))
    line.push(textPiece(found[1] ?? found[2] ?? '', { bold: true }))
    at = found.index + found[0].length
  }
  line.push(...(heading === '' ? plain(rest.slice(at)) : [textPiece(rest.slice(at), { bold: true })]))
  return line
    .filter((piece) => piece.kind !== 'text' || piece.text !== '')
    .map((piece) => (piece.kind === 'text' ? { ...piece, text: unmasked(piece.text) } : piece))
}

const textPiece = (text: string, look: Look = {}): Piece => ({ kind: 'text', text, look })

/** 'the radius *R* of a plate' */
function withSlanted(text: string): Line {
  const line: Line = []
  const [, space = '', whole] = slantedLine.exec(text) ?? []
  if (whole !== undefined && labelOf(whole)?.kind === 'explanation')
    return [textPiece(space), textPiece(whole, { italic: true })]
  let at = 0
  for (const found of text.matchAll(slanted)) {
    line.push(textPiece(text.slice(at, found.index)), textPiece(found[1] ?? '', { italic: true }))
    at = found.index + found[0].length
  }
  return [...line, textPiece(text.slice(at))]
}
