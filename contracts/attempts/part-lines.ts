import { partsGiven } from '../question-types/part-rules.ts'
import { questionTypeRules } from '../question-types/registry.ts'
import { escapeText } from '../rich-text.ts'
import type { GivenAnswer } from './attempts.ts'
import type { ResultQuestion } from './result-marks.ts'

/** One part of a question beside what was given for it. All texts are safe HTML. */
export interface PartLine {
  id: string
  /** What is asked; null where the place itself says it. */
  label: string | null
  /** Null when nothing was given. */
  given: string | null
  /** Null while the key is withheld. */
  right: string | null
  isRight: boolean | null
}

interface Words {
  isTrue: string
  isFalse: string
}

/** Part by part what was given and what is right, as far as the question tells; none for a question without parts. */
export function partLines(question: ResultQuestion, given: GivenAnswer | undefined, words: Words): PartLine[] {
  if (!isOfParts(question)) return []
  const solution = 'solution' in question ? question.solution : undefined
  const judgedParts = 'judged' in question ? question.judged : undefined
  const textOf = (id: string | undefined): string | null => question.answers.find(({ _id }) => _id === id)?.text ?? null
  if (questionTypeRules[question.type].answeredBy === 'order') {
    const order = Array.isArray(given) ? given : []
    const right = Array.isArray(solution) ? solution : null
    return question.answers.map(({ _id }, index) => ({
      id: _id,
      label: null,
      given: textOf(order[index]),
      right: right && textOf(right[index]),
      // The place is right when what stands there belongs there.
      isRight: right && order[index] === right[index],
    }))
  }
  const filled = partsGiven(given ?? null)
  const rights = solution === undefined || Array.isArray(solution) ? null : solution
  const line = (id: string, label: string | null, shown: (value: string | boolean) => string | null): PartLine => {
    const value = filled[id]
    const right = rights?.[id]
    const [givenText, rightText] = [value, right].map((each) => (each === undefined ? null : shown(each)))
    return {
      id,
      label,
      given: givenText ?? null,
      right: rightText ?? null,
      isRight: judgedParts?.[id] ?? null,
    }
  }
  const judged = (value: string | boolean): string | null =>
    typeof value === 'boolean' ? (value ? words.isTrue : words.isFalse) : textOf(value)
  if (question.gaps !== undefined)
    return question.gaps.map(({ number, answers }) =>
      line(String(number), `(${number})`, (value) =>
        escapeText(answers.find(({ _id }) => _id === value)?.text ?? String(value)),
      ),
    )
  return (question.lefts ?? question.answers).map(({ _id, text }) => line(_id, text, judged))
}

/** Answered part by part, and not by choosing or typing one thing. */
export function isOfParts({ type }: Pick<ResultQuestion, 'type'>): boolean {
  const { parts, answeredBy } = questionTypeRules[type]
  return parts !== null && answeredBy !== 'text'
}
