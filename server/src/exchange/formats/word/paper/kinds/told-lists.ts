import { cutLine, plainLine, trimLine } from '../../line-text.ts'
import type { WordDraft } from '../question-draft.ts'

const point = /^\s*(?:[:：]\s*)?(?:TL\s*[:：]?\s*)?[-–+•]\s*(?=\S)/u
const fewest = 5

/**
 * 'Câu 1: Ai lập ra nhà Hậu Lê?' above '- Lê Lợi', and so on in the whole file: what a class learns by heart. One line
 * alone is nothing to choose from, so the others are answers as well.
 */
export function settleTold(drafts: readonly WordDraft[]): void {
  if (drafts.length < fewest || !drafts.every(isBare)) return
  const told = drafts.filter(isTold)
  const alone = told.filter(({ stem }) => stem.length === 2)
  if (told.length * 5 < drafts.length * 4 || alone.length * 2 < told.length) return
  for (const draft of told) {
    for (const part of draft.stem.splice(1)) {
      const line = 'line' in part ? part.line : []
      draft.explanation.push(trimLine(cutLine(line, point.exec(plainLine(line))?.[0].length ?? 0)))
    }
    draft.isEssay = true
    draft.isGuided = true
    draft.listed = []
  }
}

function isBare({ options, answers, gaps, partKey, explanation }: WordDraft): boolean {
  return options.length + answers.length + gaps.size + explanation.length === 0 && partKey === null
}

/** Something is asked, and none of the lines below asks more. */
function isTold({ stem }: WordDraft): boolean {
  const [first = '', next = '', ...others] = stem.map((part) => ('line' in part ? plainLine(part.line).trim() : ''))
  const below = [next, ...others]
  const isBegun = point.test(next) || /[?:：]$/u.test(first)
  return (
    asking.test(first) &&
    isBegun &&
    below.some((text) => point.test(text)) &&
    !below.some((text) => text === '' || /[?:：…]$|\.{4}$|_{2}$/u.test(text))
  )
}

const asking = /\?|(?<![\p{L}])(?:gì|nào|đâu|ai|vì sao|tại sao|bao nhiêu|mấy|nêu|kể|trình bày|cho biết)(?![\p{L}])/iu
