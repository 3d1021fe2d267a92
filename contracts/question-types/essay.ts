import { questionMessages as messages } from '../questions/question-messages.ts'
import { withoutAnswers } from './part-rules.ts'
import { partLimits } from './parts.ts'
import type { QuestionTypeRules } from './question-type.ts'

export const essay: QuestionTypeRules = {
  ...withoutAnswers,
  label: { default: 'Essay', vi: 'Tự luận', en: 'Essay' },
  description: { default: 'Write your answer', vi: 'Viết câu trả lời của em', en: 'Write your answer' },
  answeredBy: 'essay',
  isMarkedByPerson: true,
  parts: {
    normalise: ({ rubric, minimumWords, maximumWords, allowPictures }) => ({
      rubric: (rubric ?? [])
        .map((criterion) => ({ ...criterion, text: criterion.text.trim() }))
        .filter(({ text }) => text !== ''),
      minimumWords: minimumWords ?? null,
      maximumWords: maximumWords ?? null,
      allowPictures: allowPictures ?? false,
    }),
    problemOf: ({ rubric = [], minimumWords = null, maximumWords = null }) => {
      if (rubric.length > partLimits.rubricMaximum) return { field: 'rubric', message: messages.rubricMany }
      if (maximumWords === 0 || (minimumWords !== null && maximumWords !== null && minimumWords > maximumWords))
        return { field: 'maximumWords', message: messages.wordsCrossed }
      return null
    },
    groups: () => ({ sizes: [], isAlwaysDrawn: false }),
    asked: ({ minimumWords = null, maximumWords = null, allowPictures = false }) => ({
      answers: [],
      minimumWords,
      maximumWords,
      allowPictures,
    }),
    judged: () => ({}),
    solution: () => null,
  },
  grade: () => 0,
}
