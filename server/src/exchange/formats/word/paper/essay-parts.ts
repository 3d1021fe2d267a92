import { plainLine } from '../line-text.ts'
import { answerAtEnd } from './guides/reasoned-keys.ts'
import type { WordDraft } from './question-draft.ts'

const room = /^\s*(?:(?:bài (?:giải|làm)|giải|trả lời)\s{0,3}[:.]?|[.…_\s]{8,})\s*$/iu

/**
 * Below 'TỰ LUẬN' lines in small letters are parts of the task, and nothing is to be chosen. What has a solution of its
 * own in the guide, and neither options nor a result, is written about as well; room for it is no part of what is asked.
 */
export function settleEssays(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    if (draft.isEssay && draft.answers.length === 0 && draft.partKey === null && areParts(draft)) foldParts(draft)
    const isOpen = draft.options.length === 0 && draft.answers.length === 0 && draft.partKey === null
    if (isOpen && draft.isGuided && answerAtEnd(draft.explanation) === null) draft.isEssay = true
    if (isOpen) while (draft.stem.length > 1 && isRoom(draft.stem.at(-1))) draft.stem.pop()
  }
}

function areParts({ options }: WordDraft): boolean {
  return options.length > 0 && options.every(({ label, isStarred }) => !isStarred && /[a-j]/u.test(plainLine(label)))
}

function foldParts(draft: WordDraft): void {
  for (const { label, lines } of draft.options.splice(0)) {
    const [first = [], ...others] = lines
    draft.stem.push({ line: [...label, ...first] }, ...others.map((line) => ({ line })))
  }
  draft.part = 'stem'
}

function isRoom(part: WordDraft['stem'][number] | undefined): boolean {
  return part !== undefined && 'line' in part && room.test(plainLine(part.line))
}
