import { questionMessages as messages } from '../questions/question-messages.ts'
import { isWritten, partsGiven, repeats, withoutAnswers } from './part-rules.ts'
import { partLimits } from './parts.ts'
import type { QuestionTypeRules } from './question-type.ts'

/** Of the national exam: what one, two, three and all of four statements bring. */
const ofFour = [0, 0.1, 0.25, 0.5, 1] as const

export const statements: QuestionTypeRules = {
  ...withoutAnswers,
  label: { default: 'Statements', vi: 'Đúng/Sai từng ý', en: 'Statements' },
  description: {
    default: 'Answer True or False for each statement',
    vi: 'Trả lời Đúng hoặc Sai cho từng ý',
    en: 'Answer True or False for each statement',
  },
  answeredBy: 'statements',
  parts: {
    normalise: ({ statements: written, credit }) => ({
      statements: (written ?? []).filter(({ text }) => isWritten(text)),
      credit: credit === 'even' ? 'even' : 'table',
    }),
    problemOf: ({ statements: written = [] }) => {
      if (written.length < partLimits.statementsMinimum) return { field: 'statements', message: messages.statementsFew }
      if (written.length > partLimits.statementsMaximum)
        return { field: 'statements', message: messages.statementsMany }
      return repeats(written.map(({ text }) => text))
        ? { field: 'statements', message: messages.statementsRepeat }
        : null
    },
    groups: () => ({ sizes: [], isAlwaysDrawn: false }),
    asked: ({ statements: written = [] }) => ({ answers: written.map(({ _id, text }) => ({ _id, text })) }),
    solution: ({ statements: written = [] }) => Object.fromEntries(written.map(({ _id, isTrue }) => [_id, isTrue])),
  },
  /** By the exam's table where there are four, in even shares otherwise. */
  grade({ parts }, given) {
    const written = parts?.statements ?? []
    if (written.length === 0) return 0
    const judged = partsGiven(given)
    const right = written.filter(({ _id, isTrue }) => judged[_id] === isTrue).length
    if (parts?.credit !== 'even' && written.length === 4) return ofFour[right] ?? 0
    return right / written.length
  },
}
