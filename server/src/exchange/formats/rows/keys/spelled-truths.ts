import type { PlainType } from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { foreignTruthOf } from '../../foreign-truths.ts'
import { plainTruthOf } from '../../item.ts'
import type { QuestionCells } from '../options/question-cells.ts'

/** V and F are the first letters of both words of this name. */
const ofInitials = /\bv(?:erdadero|erdadeiro|rai|ero)\b.{1,12}\bf(?:also|aux)\b/s

/** What the key says is true or false; a ring and a cross as well where its question is called so. */
export function spelledTruth({ layout, text }: QuestionCells, type: PlainType | null): boolean | null {
  const key = text('correct')
  const head = layout.heads[layout.roles.indexOf('correct')] ?? ''
  if (type === 'true_false' && /^[ox]$/i.test(key)) return /^o$/i.test(key)
  if (/^[vf]$/i.test(key) && ofInitials.test(foldText(head))) return /^v$/i.test(key)
  return (type === 'true_false' ? truthOf(key) : plainTruthOf(key)) ?? foreignTruthOf(key)
}
