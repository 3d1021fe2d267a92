import type { GivenMark } from '@lms/contracts/attempts/attempt-results.ts'
import type { MarkedAnswer } from '@lms/contracts/attempts/marking.ts'
import type { Author } from '@lms/contracts/fields.ts'
import type { QuestionVersion } from '../../questions/question.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import type { CompletedAttempt } from '../attempt.ts'
import { marksOfShare } from '../rules/grading.ts'
import type { AnswerMark } from './mark-store.ts'

interface Beside {
  attempt: CompletedAttempt
  quiz: Quiz
  students: ReadonlyMap<string, Author>
  /** As it was asked, and by which it is graded. */
  asked: QuestionVersion
  graded: QuestionVersion
  markers: ReadonlyMap<string, string>
}

/** For those who mark. */
export function toMarkedAnswer(
  mark: AnswerMark,
  { attempt, quiz, students, asked, graded, markers }: Beside,
): MarkedAnswer {
  const { minimumWords = null, maximumWords = null } = asked.parts
  const points = attempt.marks.find(({ questionId }) => questionId === mark.questionId)?.points ?? graded.points
  const given = attempt.answers[mark.questionId]
  return {
    attemptId: attempt.id,
    questionId: mark.questionId,
    quiz: { _id: quiz.id, title: quiz.title },
    student: students.get(attempt.studentId) ?? { _id: attempt.studentId, name: '', username: '' },
    number: attempt.number,
    finishedAt: attempt.finishedAt,
    question: {
      title: asked.title,
      content: asked.content,
      points,
      rubric: graded.parts.rubric ?? [],
      minimumWords,
      maximumWords,
    },
    given: typeof given === 'string' ? given : '',
    mark:
      mark.share === null || mark.markedAt === null
        ? null
        : {
            points: marksOfShare(points, mark.share),
            criteria: { ...mark.criteria },
            comment: mark.comment,
            markedBy: markers.get(mark.markedBy ?? '') ?? null,
            markedAt: mark.markedAt,
          },
    revision: mark.revision,
  }
}

/** For those who see the paper; by which criteria it was marked only where keys are shown. */
export function toGivenMark(mark: AnswerMark, graded: QuestionVersion | undefined, keysShown: boolean): GivenMark[] {
  if (mark.share === null || mark.markedAt === null) return []
  const rubric = keysShown ? (graded?.parts.rubric ?? []) : []
  return [
    {
      share: mark.share,
      comment: mark.comment,
      markedAt: mark.markedAt,
      criteria: rubric.flatMap(({ _id, text, points }) => {
        const given = mark.criteria[_id]
        return given === undefined ? [] : [{ _id, text, given, points }]
      }),
    },
  ]
}
