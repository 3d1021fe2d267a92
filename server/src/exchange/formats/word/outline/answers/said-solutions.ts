import { plainLine } from '../../line-text.ts'
import type { WordDraft } from '../../paper/question-draft.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { aligned } from '../matching/alignment.ts'
import { draftOf } from './answered-drafts.ts'
import { guideLines } from '../keys/guide-lines.ts'
import { outlineOf } from '../outline-reading.ts'
import type { OutlineNode } from '../outline.ts'
import type { Answered } from '../matching/question-alignment.ts'

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
    const solved = draftOf(own)
    const claimed = lettersClaimed(own.said)
    const key = draft.partKey.letters.join()
    if (solved.partKey?.kind !== 'letters') {
      const other = claimed.find((letter) => letter !== key)
      if (other !== undefined) draft.answers.push(other)
      continue
    }
    // Two signs that disagree are named as such.
    if (solved.partKey.letters.join() !== key) draft.answers.push(solved.partKey.letters.join(', '))
    else draft.explanation.push(...solved.explanation.filter((line) => !hasLine(draft.explanation, line)))
  }
  return toldOf(solutions)
}

const claim =
  /(?:^|[\s.:;(])(?:(?:chọn|đáp án|answer)(?:\s(?:đúng|cần chọn|là|đáp án)){0,3}\s{0,3}[:：]?|→|=>|⇒)\s{0,3}([A-J])(?![\p{L}\d])/giu

/** 'Chọn B', '→ C', or 'C vì …' at the beginning. */
function lettersClaimed(said: readonly Line[]): string[] {
  const [first = ''] = said.map(plainLine)
  const begun = /^\s*([A-J])(?=\s?[.:)]|\svì\s|\s?$)/u.exec(first)?.[1]
  const found = said.flatMap((line) =>
    [...plainLine(line).matchAll(claim)].map(([, letter = '']) => letter.toUpperCase()),
  )
  return begun === undefined ? found : [begun, ...found]
}

function hasLine(lines: readonly Line[], line: Line): boolean {
  return lines.some((one) => plainLine(one) === plainLine(line))
}

function toldOf(blocks: readonly WordBlock[]): string[] {
  const first = blocks.find((block) => block.kind === 'line' && plainLine(block.line).trim() !== '')
  return first?.kind === 'line' ? [`Lời giải: ${plainLine(first.line).trim().slice(0, longestTold)}…`] : []
}
