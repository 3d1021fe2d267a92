import { plainLine } from '../line-text.ts'
import { answerAtEnd } from './guides/reasoned-keys.ts'
import type { WordDraft } from './question-draft.ts'

const room = /^\s*(?:(?:bài (?:giải|làm)|giải|trả lời)\s{0,3}[:.]?|[.…_\s]{8,})\s*$/iu

/**
 * Below 'TỰ LUẬN', or where each of them asks, lines in small letters are parts of a task: nothing is to be chosen. What has a solution of its
 * own in the guide, and neither options nor a result, is written about as well; room for it is no part of what is asked.
 */
export function settleEssays(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const isUnsaid = draft.answers.length === 0 && draft.partKey === null
    if (isUnsaid && areParts(draft) && (draft.isEssay || areTasks(draft))) foldParts(draft)
    const isOpen = draft.options.length === 0 && draft.answers.length === 0 && draft.partKey === null
    if (isOpen && draft.isGuided && answerAtEnd(draft.explanation) === null) draft.isEssay = true
    if (isOpen) while (draft.stem.length > 1 && isRoom(draft.stem.at(-1))) draft.stem.pop()
  }
}

function areParts({ options }: WordDraft): boolean {
  return options.length > 0 && options.every(({ label, isStarred }) => !isStarred && /[a-j]/u.test(plainLine(label)))
}

const task =
  /^\s*(?:(?:em\s+)?(?:hãy\s+)?(?:tính|hỏi|tìm|vẽ|viết|nêu|giải|so sánh|chứng minh|kể|điền|đặt|rút gọn|xác định|trình bày|thực hiện|nhận xét)(?![\p{L}])|.*\?\s*$|.*(?:\.{3}|…|_{2}))/iu

/** Each line asks something by itself. */
function areTasks({ options }: WordDraft): boolean {
  return options.length > 1 && options.every(({ lines }) => task.test(plainLine(lines[0] ?? [])))
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
