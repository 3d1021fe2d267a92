import { cutLine, plainLine, trimLine } from '../../line-text.ts'
import type { WordDraft } from '../question-draft.ts'
import type { WordOption } from '../settled-keys.ts'

const fewest = 2
const named =
  /(?<=\S)\s*[([]\s?(?:đáp án(?: đúng)?|phương án đúng|câu trả lời đúng|(?:correct|right) answer)\s?[)\]]\s*$/iu

/** 'B. Hà Nội (đáp án)' in a few questions of many: nothing but the key is called so. */
export function settleNamedBehind(drafts: readonly WordDraft[]): void {
  const found = drafts.filter(({ options, answers }) => {
    const count = options.filter((option) => namedAt(option) !== null).length
    const isSaid = answers.length > 0 || options.some(({ isStarred }) => isStarred)
    return !isSaid && count > 0 && count < options.length
  })
  if (found.length < fewest) return
  for (const option of found.flatMap(({ options }) => options)) {
    const at = namedAt(option)
    if (at === null) continue
    option.isStarred = true
    option.lines = [...option.lines.slice(0, -1), trimLine(cutLine(option.lines.at(-1) ?? [], 0, at))]
  }
}

function namedAt({ lines }: WordOption): number | null {
  return named.exec(plainLine(lines.at(-1) ?? []))?.index ?? null
}
