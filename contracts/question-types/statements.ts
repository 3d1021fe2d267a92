import { questionMessages as messages } from '../questions/question-messages.ts'
import { isWritten, partsGiven, repeats, shareOf, withoutAnswers } from './part-rules.ts'
import { partLimits } from './parts.ts'
import type { Given, Gradable, QuestionTypeRules } from './question-type.ts'

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
    judged,
    solution: ({ statements: written = [] }) => Object.fromEntries(written.map(({ _id, isTrue }) => [_id, isTrue])),
  },
  /** By the exam's table where there are four, in even shares otherwise. */
  grade(question, given) {
    const each = judged(question, given)
    const right = Object.values(each).filter(Boolean).length
    if (question.parts?.credit !== 'even' && Object.keys(each).length === 4) return ofFour[right] ?? 0
    return shareOf(each)
  },
}

function judged({ parts }: Gradable, given: Given): Record<string, boolean> {
  const said = partsGiven(given)
  return Object.fromEntries((parts?.statements ?? []).map(({ _id, isTrue }) => [_id, said[_id] === isTrue]))
}
