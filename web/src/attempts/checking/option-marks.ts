import type { CheckedAnswer } from '@lms/contracts/attempts/checked-answers.ts'
import { isOfParts } from '@lms/contracts/attempts/part-lines.ts'
import type { OptionMarks } from '../sheet/sheet.ts'

/** Which options were right and which were chosen wrongly, once the key is shown. */
export function optionMarks(check: CheckedAnswer | undefined): OptionMarks | undefined {
  const key = check?.key ?? null
  if (check === undefined || key === null || isOfParts(key)) return undefined
  const chosen = new Set([check.tries.at(-1)?.given ?? []].flat())
  return Object.fromEntries(
    key.answers.map(({ _id, isCorrect }) => [_id, isCorrect ? 'right' : chosen.has(_id) ? 'wrong' : 'plain']),
  )
}
