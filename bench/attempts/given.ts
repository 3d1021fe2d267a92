import type { GivenAnswer, PaperQuestion } from '../../contracts/attempts/attempts.ts'
import { questionTypeRules } from '../../contracts/question-types/registry.ts'

/** An answer in the form that the question wants, right or wrong. */
export function someGiven({ type, answers, lefts, gaps }: PaperQuestion): NonNullable<GivenAnswer> {
  const ids = answers.map(({ _id }) => _id)
  const any = (): string => ids[Math.floor(Math.random() * ids.length)] ?? ''
  if (lefts) return Object.fromEntries(lefts.map(({ _id }) => [_id, any()]))
  if (gaps)
    return Object.fromEntries(gaps.map(({ number, answers: choices }) => [String(number), choices[0]?._id ?? '9']))
  const { answeredBy } = questionTypeRules[type]
  if (answeredBy === 'statements') return Object.fromEntries(ids.map((id) => [id, Math.random() < 0.5]))
  if (answeredBy === 'order') return ids.toReversed()
  if (answeredBy === 'many') return [any()]
  return ids.length === 0 ? '20 cm' : any()
}
