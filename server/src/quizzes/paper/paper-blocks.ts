import {
  type Alignment,
  type MarkTag,
  type RichTextTag,
  alignmentOf,
  richTextTag,
  widestSpan,
} from '@lms/contracts/rich-text-markup.ts'
import { type MarkupElement, type MarkupNode, readMarkup } from './markup-tree.ts'

export interface Marks {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  code?: true
  /** Of the paper itself, not of what it asks. */
  label?: true
  position?: 'sub' | 'sup'
}

export type Run =
  | { kind: 'text'; text: string; marks: Marks }
  | { kind: 'break' }
  | { kind: 'formula'; latex: string }
  | { kind: 'picture'; address: string; alt: string; width: number | null }

export type Block =
  | { kind: 'paragraph'; alignment: Alignment; runs: Run[] }
  | { kind: 'formula'; latex: string }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' }

export interface Cell {
  blocks: Block[]
  isHeader: boolean
  columns: number
  rows: number
}

const marksOf: Readonly<Partial<Record<RichTextTag, Marks>>> = {
  strong: { bold: true },
  em: { italic: true },
  u: { underline: true },
  mark: { underline: true },
  s: { strike: true },
  code: { code: true },
  sub: { position: 'sub' },
  sup: { position: 'sup' },
  h2: { bold: true },
  h3: { bold: true },
  h4: { bold: true },
  th: { bold: true },
} satisfies Record<Exclude<MarkTag, 'a'>, Marks> & Partial<Record<RichTextTag, Marks>>

function markOf(tag: RichTextTag | undefined): Marks | undefined {
  return tag === undefined ? undefined : marksOf[tag]
}

/** Rich text in the few forms that can be printed. */
export function blocksOf(html: string): Block[] {
  return read(readMarkup(html), {})
}

/** All formulas and pictures of some blocks. */
export function* runsOf(blocks: readonly Block[]): Generator<Run | { kind: 'display'; latex: string }> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield* block.runs
    else if (block.kind === 'formula') yield { kind: 'display', latex: block.latex }
    else if (block.kind === 'list') for (const item of block.items) yield* runsOf(item)
    else if (block.kind === 'quote') yield* runsOf(block.blocks)
    else if (block.kind === 'table') for (const cell of block.rows.flat()) yield* runsOf(cell.blocks)
  }
}

interface Context {
  marks: Marks
  alignment: Alignment
  isPreformatted: boolean
}

function read(nodes: readonly MarkupNode[], marks: Marks): Block[] {
  const blocks: Block[] = []
  let runs: Run[] = []
  let alignment: Alignment = 'left'

  function endParagraph(): void {
    const trimmed = trimmedRuns(runs)
    if (trimmed.length > 0) blocks.push({ kind: 'paragraph', alignment, runs: trimmed })
    runs = []
  }
  function add(block: Block): void {
    endParagraph()
    blocks.push(block)
  }

  function visitText(text: string, context: Context): void {
    if (context.isPreformatted) {
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) runs.push({ kind: 'break' })
        // Spaces that must not collapse are ones that cannot be broken at.
        if (line !== '') runs.push({ kind: 'text', text: line.replaceAll(' ', '\u00A0'), marks: context.marks })
      }
      return
    }
    const before = runs.at(-1)
    const isAfterSpace = before === undefined || before.kind === 'break' || endsInSpace(before)
    const collapsed = text.replaceAll(/[ \t\r\n\f]+/g, ' ')
    const shown = isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed
    if (shown !== '') runs.push({ kind: 'text', text: shown.normalize('NFC'), marks: context.marks })
  }

  function visitBlock(element: MarkupElement, context: Context): void {
    endParagraph()
    const outer = alignment
    alignment = alignmentOf(element.attributes['style']) ?? context.alignment
    for (const child of element.children) visit(child, { ...context, alignment })
    endParagraph()
    alignment = outer
  }

  function visit(node: MarkupNode, context: Context): void {
    if (typeof node === 'string') return visitText(node, context)
    const { name, attributes, children } = node
    const latex = attributes['data-latex']
    const tag = richTextTag(name)
    const own = name === 'label' ? { label: true as const } : markOf(tag)
    const inner = { ...context, marks: { ...context.marks, ...own } }
    if (name === 'div' && latex !== undefined) return add({ kind: 'formula', latex })
    if (latex !== undefined) return void runs.push({ kind: 'formula', latex })
    switch (tag) {
      case 'br':
        return void runs.push({ kind: 'break' })
      case 'hr':
        return add({ kind: 'rule' })
      case 'img':
        return void runs.push(pictureOf(attributes))
      case 'ul':
      case 'ol':
        return add(listOf(node, inner.marks))
      case 'table':
        return add({ kind: 'table', rows: rowsOf(node, inner.marks) })
      case 'blockquote':
        return add({ kind: 'quote', blocks: read(children, inner.marks) })
      case 'pre':
        return visitBlock(node, { ...inner, marks: { ...inner.marks, code: true }, isPreformatted: true })
      case 'p':
      case 'div':
      case 'h2':
      case 'h3':
      case 'h4':
        return visitBlock(node, inner)
      default:
        for (const child of children) visit(child, inner)
    }
  }

  for (const node of nodes) visit(node, { marks, alignment: 'left', isPreformatted: false })
  endParagraph()
  return blocks
}

function listOf({ name, attributes, children }: MarkupElement, marks: Marks): Block {
  const items = children.filter((child) => typeof child !== 'string').map((item) => read(item.children, marks))
  const start = Number.parseInt(attributes['start'] ?? '1', 10)
  return { kind: 'list', isOrdered: name === 'ol', start: Number.isSafeInteger(start) ? start : 1, items }
}

function rowsOf(table: MarkupElement, marks: Marks): Cell[][] {
  return table.children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name !== 'tr') return rowsOf(child, marks)
    const cells = child.children.flatMap((cell) => (typeof cell === 'string' ? [] : [cellOf(cell, marks)]))
    return cells.length > 0 ? [cells] : []
  })
}

function cellOf({ name, attributes, children }: MarkupElement, marks: Marks): Cell {
  const span = (given: string | undefined): number => {
    const count = Number.parseInt(given ?? '1', 10)
    return count >= 1 ? Math.min(count, widestSpan) : 1
  }
  return {
    blocks: read(children, { ...marks, ...markOf(richTextTag(name)) }),
    isHeader: name === 'th',
    columns: span(attributes['colspan']),
    rows: span(attributes['rowspan']),
  }
}

function pictureOf(attributes: Readonly<Record<string, string>>): Run {
  const width = Number.parseInt(attributes['width'] ?? '', 10)
  return {
    kind: 'picture',
    address: attributes['src'] ?? '',
    alt: attributes['alt'] ?? '',
    width: width > 0 ? width : null,
  }
}

function endsInSpace(run: Run): boolean {
  return run.kind === 'text' && run.text.endsWith(' ')
}

/** A line break at the end of a paragraph shows nothing, and neither does a space at its edges. */
function trimmedRuns(runs: readonly Run[]): Run[] {
  const result = [...runs]
  for (let last = result.at(-1); last !== undefined; last = result.at(-1)) {
    if (last.kind === 'text' && last.text.trimEnd() !== last.text) {
      result.pop()
      const text = last.text.replace(/ +$/, '')
      if (text !== '') result.push({ ...last, text })
      if (text === last.text) break
    } else if (last.kind === 'break') result.pop()
    else break
  }
  return result
}
