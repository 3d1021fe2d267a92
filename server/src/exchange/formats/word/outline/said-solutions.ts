import { plainLine } from '../line-text.ts'
import type { WordDraft } from '../paper/question-draft.ts'
import type { Line, WordBlock } from '../word-file.ts'
import { aligned } from './alignment.ts'
import { draftOf } from './answered-drafts.ts'
import { guideLines } from './guide-lines.ts'
import { outlineOf } from './outline-reading.ts'
import type { OutlineNode } from './outline.ts'
import type { Answered } from './question-alignment.ts'
import { setUnclear } from './taken-answers.ts'

const longestTold = 60

/**
 * Behind its list of keys a paper is solved once more: what it says of a question that is chosen explains its key, and
 * has to name the same one. What is left of it is told.
 */
export function takeSolutions(
  solutions: readonly WordBlock[],
  asked: OutlineNode,
  taken: readonly { answered: Answered; draft: WordDraft }[],
): string[] {
  const found = aligned(asked, outlineOf(guideLines(solutions)))
  if (found === null || found === 'contradicted') return toldOf(solutions)
  const said = new Map(found.answered.map((own) => [own.path.at(-1), own]))
  for (const { answered, draft } of taken) {
    const own = said.get(answered.path.at(-1))
    if (!own?.said || draft.options.length < 2 || draft.partKey?.kind !== 'letters') continue
    const other = draftOf(own)
    if (other.partKey?.kind !== 'letters') continue
    if (other.partKey.letters.join() !== draft.partKey.letters.join()) setUnclear(draft)
    else draft.explanation.push(...other.explanation.filter((line) => !hasLine(draft.explanation, line)))
  }
  return toldOf(solutions)
}

function hasLine(lines: readonly Line[], line: Line): boolean {
  return lines.some((one) => plainLine(one) === plainLine(line))
}

function toldOf(blocks: readonly WordBlock[]): string[] {
  const first = blocks.find((block) => block.kind === 'line' && plainLine(block.line).trim() !== '')
  return first?.kind === 'line' ? [`Lời giải: ${plainLine(first.line).trim().slice(0, longestTold)}…`] : []
}
