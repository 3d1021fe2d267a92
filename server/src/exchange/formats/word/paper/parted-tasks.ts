import { isEmptyLine, plainLine } from '../line-text.ts'
import { subKeys } from './guides/guide-keys.ts'
import type { SheetKey } from './key-sheets.ts'
import { type WordDraft, newDraft } from './question-draft.ts'

const longestAnswer = 60

/**
 * 'Điền số: a) 3 tấn = … kg  b) 5 m = … cm' with 'a) 3000  b) 500' for its key: each line is answered by itself, so each
 * is a question of its own.
 */
export function partedTasks(draft: WordDraft, sheetKey: SheetKey | null): WordDraft[] {
  const said = saidOf(draft, sheetKey)
  if (said === null || !draft.options.every(({ label }) => /[a-j]/u.test(plainLine(label)))) return [draft]
  const answers = subKeys([[{ kind: 'text', text: said, look: {} }]], draft.options.length)
  if (!answers || answers.some((text) => text === '' || text.length > longestAnswer || isLetterOrTruth(text)))
    return [draft]
  return draft.options.map(({ letter, lines }, at) => ({
    ...newDraft(draft.number, draft.paperPart, at === 0 ? draft.skipped : []),
    suffix: `${draft.suffix}${letter.toLowerCase()}`,
    shared: draft.shared,
    stem: [...draft.stem, ...lines.filter((line) => !isEmptyLine(line)).map((line) => ({ line }))],
    points: draft.points === null ? null : Math.round((draft.points / answers.length) * 100) / 100,
    fields: draft.fields,
    disordered: draft.disordered,
    unclaimed: draft.unclaimed,
    explanation: draft.explanation,
    partKey: { kind: 'text', text: answers[at] ?? '' },
  }))
}

function saidOf({ options, answers }: WordDraft, sheetKey: SheetKey | null): string | null {
  if (options.length < 2) return null
  if (answers.length > 0) return answers.length === 1 ? (answers[0] ?? null) : null
  return sheetKey?.kind === 'text' ? sheetKey.text : null
}

/** These choose between the lines, or judge them. */
function isLetterOrTruth(text: string): boolean {
  return /^(?:[A-J]|đ|s|đúng|sai|true|false|t|f)$/iu.test(text.trim())
}
