import { isEmptyLine, looksAll, plainLine, textLine, withoutFeature } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

interface Unit {
  first: number
  /** The lines below its first one that say something. */
  below: number[]
}

const fewest = 5
const longest = 400

/**
 * A counted question, and below it one line in bold and nothing else, nearly all through a file that offers nothing to
 * choose from: what is bold answers it.
 */
export function withBoldBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  if (blocks.some((block) => block.kind === 'table' || isKnown(plainLine(block.line)))) return blocks
  const lineAt = (at: number): Line => {
    const block = blocks[at]
    return block?.kind === 'line' ? block.line : []
  }
  const units = unitsIn(blocks.map((_, at) => lineAt(at)))
  const answered = units.filter(({ first, below: [only, ...others] }) => {
    const isAlone = only !== undefined && others.length === 0 && plainLine(lineAt(only)).length <= longest
    return isAlone && looksAll(lineAt(only), 'bold') && !looksAll(textOf(lineAt(first)), 'bold')
  })
  if (answered.length < fewest || answered.length * 5 < units.length * 4) return blocks
  const answers = new Set(answered.map(({ below }) => below[0]))
  return blocks.map((block, at) =>
    block.kind === 'line' && answers.has(at)
      ? { kind: 'line', line: [...textLine('Đáp án: '), ...withoutFeature(block.line, 'bold')] }
      : block,
  )
}

/** Without the number that a program draws, which looks as it does. */
function textOf(line: Line): Line {
  const [sign, ...rest] = line
  return sign?.kind === 'text' && sign.look.drawn ? rest : line
}

function isKnown(text: string): boolean {
  const kind = labelOf(text)?.kind
  const isOffered = optionStarts(text, 0).length > 0 || optionsInside(text).length > 0
  return kind === 'answer' || kind === 'key' || kind === 'explanation' || (isOffered && anyStart(text) === null)
}

function unitsIn(lines: readonly Line[]): Unit[] {
  const units: Unit[] = []
  for (const [at, line] of lines.entries()) {
    if (isEmptyLine(line)) continue
    if (anyStart(plainLine(line)) !== null && !looksAll(line, 'bold')) units.push({ first: at, below: [] })
    else units.at(-1)?.below.push(at)
  }
  return units
}
