import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { questionCountOf } from '../asking/asking.ts'
import { askingTexts } from '../asking/asking-texts.ts'
import { quizDetailTexts } from '../view/quiz-detail-texts.ts'
import { quizFormTexts } from './quiz-form-texts.ts'
import type { QuizPart } from './quiz-values.ts'
import { useQuizLabels } from '../quiz-labels.tsx'

interface Names {
  subject: (id: string) => string
  question: (id: string) => string
}

/** What a part of a quiz says, in words, to be compared with another version of it. */
export function usePartLabels(names: Names): (part: QuizPart, draft: QuizDraft) => string {
  const t = useTexts(quizFormTexts)
  const word = useTexts(quizDetailTexts)
  const level = useTexts(questionTexts)
  const figures = useQuizLabels()
  const asking = useTexts(askingTexts)
  const dateOf = (moment: string | null): string => (moment === null ? t('empty') : formatDateTime(moment))

  return (part, draft) => {
    switch (part) {
      case 'place':
        return `${classNameOf(draft.class)}, ${names.subject(draft.subject)}`
      case 'difficulty':
        return level(draft.difficulty)
      case 'type':
        return word(draft.type)
      case 'gradingMethod':
        return word(draft.gradingMethod)
      case 'multipleChoiceCredit':
        return word(draft.multipleChoiceCredit)
      case 'timeLimit':
      case 'estimatedTime':
        return figures.minutes(draft[part])
      case 'passingScore':
        return figures.percent(draft.passingScore)
      case 'maxAttempts':
        return figures.attempts(draft.maxAttempts)
      case 'dates':
        return t('fromTo', { from: dateOf(draft.releaseDate), to: dateOf(draft.deadline) })
      case 'tags':
        return draft.tags.join(', ') || t('empty')
      case 'password':
        return draft.password ?? t('empty')
      case 'questions': {
        const titles = draft.questions.map((id) => names.question(id)).join('; ')
        return t('questionList', { count: formatNumber(questionCountOf(draft.questions, draft)), titles })
      }
      case 'scale':
        return asking(draft.scale)
      case 'title':
      case 'description':
      case 'instructions':
        return draft[part] || t('empty')
      default:
        return t(draft[part] ? 'yes' : 'no')
    }
  }
}
