import { isEmptyLine, plainLine } from '../../line-text.ts'
import { lookOf } from '../../signs/heading-lines.ts'
import { anyStart, isOpenPassage, isPassageHead, labelOf } from '../../signs/line-signs.ts'
import { letterBefore, letterOnLine } from '../../signs/option-letters.ts'
import { optionsInside } from '../../signs/option-signs.ts'
import type { Line } from '../../word-file.ts'

interface Said {
  line: Line
  text: string
  /** Empty where it has no color. */
  look: string
  /** How many empty lines stand above it. */
  gap: number
}

/** Lines of one look that stand together. */
interface Run {
  look: string
  lines: Said[]
  above: Said | undefined
  below: Said | undefined
  /** Which question they stand below, counted through the file. */
  question: number
}

const fewestRuns = 3
const fewestBeside = 2

/**
 * What explains a question stands below its last option, in a color that nothing else of the file has, and nearer to
 * that option than to the next question. Texts that questions are about stand nearer to these, and never below each of
 * two neighbours.
 */
export function reasonLines(lines: readonly Line[], headings: ReadonlySet<Line>): ReadonlySet<Line> {
  const runs = runsIn(saidIn(lines))
  const groups = Map.groupBy(runs, ({ look }) => look)
  const meant = [...groups].filter(([look, own]) => {
    const isApart = own.every((run) => isBelowOption(run) && !run.lines.some(({ line }) => headings.has(line)))
    return look !== '' && isApart && isRecurring(own) && own.every(isExplaining)
  })
  return new Set(meant.flatMap(([, own]) => own.flatMap((run) => run.lines.map(({ line }) => line))))
}

function saidIn(lines: readonly Line[]): Said[] {
  let gap = 0
  return lines.flatMap((line) => {
    if (isEmptyLine(line)) {
      gap += 1
      return []
    }
    const look = lookOf(line)
    const said = { line, text: plainLine(line), look: colored.test(look) ? look : '', gap }
    gap = 0
    return [said]
  })
}

const colored = /[\dA-Fa-f]{6}/u

function runsIn(said: readonly Said[]): Run[] {
  const runs: Run[] = []
  let question = 0
  for (const [at, own] of said.entries()) {
    const last = runs.at(-1)
    if (own.look === '' && anyStart(own.text)) question += 1
    if (last && last.look === own.look && last.lines.at(-1) === said[at - 1]) last.lines.push(own)
    else runs.push({ look: own.look, lines: [own], above: said[at - 1], below: undefined, question })
    const run = runs.at(-1)
    if (run) run.below = said[at + 1]
  }
  return runs
}

function isBelowOption({ lines: [first], above, below }: Run): boolean {
  const isOption = above !== undefined && (letterBefore(above.text) !== null || optionsInside(above.text).length > 0)
  const isLast = below === undefined || (anyStart(below.text) !== null && below.gap > (first?.gap ?? 0))
  return isOption && isLast
}

function isRecurring(runs: readonly Run[]): boolean {
  const beside = runs.filter(({ question }, at) => question === (runs[at - 1]?.question ?? Number.NaN) + 1)
  return runs.length >= fewestRuns && beside.length >= fewestBeside
}

/** Nothing is asked in it; keys, labels and texts for several questions are read for themselves. */
function isExplaining({ lines }: Run): boolean {
  return lines.every(
    ({ text }) =>
      labelOf(text) === null &&
      letterBefore(text) === null &&
      letterOnLine(text.trim()) === null &&
      !isPassageHead(text) &&
      !isOpenPassage(text) &&
      !/[?？]\s*$|_{3}|…{2}|\.{4}/u.test(text),
  )
}
