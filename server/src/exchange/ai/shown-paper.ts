import type { Line, Look, PaperDocument, Piece } from '../paper/document.ts'

/** What a model is shown of a paper, run by run: keys are often told by nothing but their looks. */
interface ShownRun {
  text: string
  /** A sum of `marks`. */
  mark: number
  /** Stands for something that is no text: `[hình 2]`, or `[?]` for what cannot be read. */
  isObject?: true
}

export interface ShownLine {
  runs: readonly ShownRun[]
}

export interface ShownPaper {
  lines: ShownLine[]
  /** The parts of the file that `[hình 1]`, `[hình 2]` … stand for. */
  pictures: string[]
}

const marks = { bold: 1, underline: 2, tinted: 4 } as const

/** Signs that hardly any paper has, so that they can be taken out of an answer again without harm. */
const brackets = [
  [marks.bold, '⦃', '⦄'],
  [marks.underline, '⟪', '⟫'],
  [marks.tinted, '⟦', '⟧'],
] as const

export const markSigns = /[⦃⦄⟪⟫⟦⟧]/gu
export const objectSigns = /\[hình (\d{1,4})\]|\[\?\]/gu

export function shownPaper({ blocks }: Pick<PaperDocument, 'blocks'>): ShownPaper {
  const pictures: string[] = []
  const nameOf = (part: string): string => {
    if (!pictures.includes(part)) pictures.push(part)
    return `[hình ${pictures.indexOf(part) + 1}]`
  }
  const shown = (line: Line): ShownRun[] => runsOf(line, nameOf)
  const lines = blocks.flatMap((block): ShownLine[] =>
    block.kind === 'line'
      ? [{ runs: shown(block.line) }]
      : block.rows.map((row) => ({ runs: inRow(row.map((cell) => cell.flatMap(shown))) })),
  )
  return { lines, pictures }
}

function inRow(cells: readonly ShownRun[][]): ShownRun[] {
  const between: ShownRun = { text: ' | ', mark: 0 }
  return cells.flatMap((own, at) => (at === 0 ? own : [between, ...own]))
}

function runsOf(line: Line, nameOf: (part: string) => string): ShownRun[] {
  const runs: ShownRun[] = []
  for (const piece of line) {
    const run = runOf(piece, nameOf)
    const before = runs.at(-1)
    if (before && before.mark === run.mark && !before.isObject && !run.isObject) before.text += run.text
    else runs.push(run)
  }
  return runs
}

function runOf(piece: Piece, nameOf: (part: string) => string): ShownRun {
  if (piece.kind === 'formula') return { text: `$${piece.latex}$`, mark: 0 }
  if (piece.kind === 'picture') return { text: nameOf(piece.part), mark: 0, isObject: true }
  if (piece.kind === 'lost') return { text: '[?]', mark: 0, isObject: true }
  return { text: placed(piece.text.replaceAll('\t', '  '), piece.look), mark: markOf(piece.look) }
}

function placed(text: string, { position }: Look): string {
  if (position === undefined || text.trim() === '') return text
  return `${position === 'sup' ? '^' : '_'}{${text.trim()}}`
}

function markOf({ bold, underline, color, highlight }: Look): number {
  return (
    (bold ? marks.bold : 0) + (underline ? marks.underline : 0) + (color !== undefined || highlight ? marks.tinted : 0)
  )
}

export const plainText = ({ runs }: ShownLine): string => runs.map(({ text }) => text).join('')

/** With its looks, as it is sent. */
export function markedText({ runs }: ShownLine): string {
  return runs.map(withBrackets).join('').trimEnd()
}

function withBrackets({ text, mark }: ShownRun): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text
  const core = text.trim()
  const own = brackets.filter(([bit]) => (mark & bit) !== 0)
  const inside = own.reduce((said, [, open, close]) => `${open}${said}${close}`, core)
  return text.replace(core, () => inside)
}
