import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { type QuizDraw, checkDraws } from '@lms/contracts/quizzes/quiz-draws.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Of the quiz; empty while they are open. */
export interface DrawPlace {
  schoolClass: ClassCode | ''
  subject: string
}

/** How many there are for each draw now; asked again with every change. */
export function useFound(
  draws: readonly QuizDraw[],
  { schoolClass, subject }: DrawPlace,
  questionIds: readonly string[],
) {
  return useQuery({
    queryKey: ['questions', 'draws', schoolClass, subject, draws, questionIds],
    queryFn: ({ signal }) => {
      if (schoolClass === '') throw new Error('No class is chosen')
      const body = { class: schoolClass, subject, draws: [...draws], questions: [...questionIds] }
      return call(checkDraws, { body, signal })
    },
    enabled: schoolClass !== '' && subject !== '' && draws.length > 0,
    placeholderData: keepPreviousData,
  })
}
