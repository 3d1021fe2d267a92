import { type Feature, features, looksAll, partWith, plainLine, withoutFeature } from '../line-text.ts'
import type { Line, WordBlock } from '../word-file.ts'

/** An option whose letter the program draws: it looks like the end of its paragraph, which nobody sees. */
interface DrawnOption {
  line: Line
  letter: string
}

const letter = /^\s*[([]?([A-Ja-j])\s?[.)\]:]/u
const fewest = 3

/**
 * A letter that is drawn and looks otherwise than its text is a mark only where the whole file marks what is right so,
 * and not always at the same letter: else it is left from what was typed there before.
 */
export function withDrawnMarks(blocks: readonly WordBlock[]): WordBlock[] {
  const lists = drawnLists(blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2))))
  const changed = new Map<Line, Line>()
  for (const feature of features) {
    if (isWay(lists, feature)) continue
    for (const options of lists) {
      // Beside another mark it is asked about, as far as it is one that nobody types by the way.
      const isTint = feature === 'color' || feature === 'highlight'
      const others = isTint ? features : [feature]
      if (others.some((other) => options.some(({ line }) => looksAll(line.slice(1), other)))) continue
      for (const { line } of options)
        if (isLetterAlone(line, feature)) changed.set(line, withPlainLetter(changed.get(line) ?? line, feature))
    }
  }
  const kept = (line: Line): Line => changed.get(line) ?? line
  return changed.size === 0
    ? [...blocks]
    : blocks.map((block) =>
        block.kind === 'line'
          ? { ...block, line: kept(block.line) }
          : { ...block, rows: block.rows.map((row) => row.map((own) => own.map(kept))) },
      )
}

/** A list goes on below what is typed between its options, and the next one begins where letters begin again. */
function drawnLists(lines: readonly Line[]): DrawnOption[][] {
  const lists: DrawnOption[][] = []
  for (const line of lines) {
    const [sign] = line
    const found = sign?.kind === 'text' && sign.look.drawn ? letter.exec(sign.text)?.[1]?.toUpperCase() : undefined
    if (found === undefined) continue
    const before = lists.at(-1)
    if (before && (before.at(-1)?.letter ?? '') < found) before.push({ line, letter: found })
    else lists.push([{ line, letter: found }])
  }
  return lists
}

/** One letter alone in most lists, and never mostly the same. */
function isWay(lists: readonly DrawnOption[][], feature: Feature): boolean {
  const told = lists.flatMap((options) => {
    const [one, ...others] = options.filter(({ line }) => isLetterAlone(line, feature))
    return one && others.length === 0 ? [one.letter] : []
  })
  const mostAlike = Math.max(0, ...[...Map.groupBy(told, (own) => own).values()].map(({ length }) => length))
  return told.length >= fewest && told.length * 2 >= lists.length && mostAlike * 3 <= told.length * 2
}

/** Formulas and pictures have no look: what the end of their paragraph says is all that can be seen. */
function isLetterAlone([sign, ...typed]: Line, feature: Feature): boolean {
  const isShown = sign?.kind === 'text' && sign.look[feature] !== undefined
  return isShown && /[\p{L}\p{N}]/u.test(plainLine(typed)) && partWith(typed, feature).share < 0.5
}

function withPlainLetter(line: Line, feature: Feature): Line {
  return [...withoutFeature(line.slice(0, 1), feature), ...line.slice(1)]
}
