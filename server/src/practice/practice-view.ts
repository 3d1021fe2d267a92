import type { DataOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { findAttempt } from '../attempts/attempt-store.ts'
import { askedIn, toPaperQuestion } from '../attempts/attempt-view.ts'
import { toCheckedAnswer } from '../attempts/checks/checked-answer-view.ts'
import type { Papers } from '../attempts/papers.ts'
import type { Queries } from '../platform/database/tables.ts'
import { findQuiz } from '../quizzes/quiz-store.ts'
import { subjectNamesOf } from '../subjects/subject-store.ts'
import { practisableFor, reservedAmong } from './practice-sight.ts'
import { readUnfinished } from './knowledge/today.ts'
import { type PracticeSession, answersIn } from './practice-store.ts'

/** For the child. Keys only of what was settled, and not while they would help in a quiz. */
export async function readSession(
  queries: Queries,
  papers: Papers,
  session: PracticeSession,
  now: Date,
): Promise<contract.PracticeSession> {
  const { id, kind, subjectId, difficulty, attemptId, paper, studentId, createdAt, finishedAt } = session
  const asked = askedIn(paper, await papers.read(queries, paper))
  const answers = new Map((await answersIn(queries, id)).map((answer) => [answer.questionId, answer]))
  const reserved = await reservedAmong(queries, studentId, [...answers.keys()], now)
  const subjectName = subjectId && (await subjectNamesOf(queries, [subjectId])).get(subjectId)
  const quizId = attemptId && (await findAttempt(queries, attemptId))?.attempt.quizId
  const quiz = quizId ? await findQuiz(queries, quizId) : null
  return {
    _id: id,
    kind,
    subject: subjectId && subjectName ? { _id: subjectId, name: subjectName } : null,
    difficulty,
    attempt: attemptId && quiz ? { _id: attemptId, title: quiz.title } : null,
    questions: asked.map(toPaperQuestion),
    answers: asked.flatMap((one) => {
      const { questionId } = one.question
      const answer = answers.get(questionId)
      return answer ? [toCheckedAnswer(one, answer, { keys: !reserved.has(questionId) })] : []
    }),
    createdAt,
    finishedAt,
  }
}

/** What can be chosen from, the largest subject first, and what was left lying. */
export async function readSubjects(
  queries: Queries,
  studentId: string,
  now: Date,
): Promise<DataOf<typeof contract.listPracticeSubjects>> {
  const bySubject = Map.groupBy(await practisableFor(queries, studentId, {}, now), ({ subjectId }) => subjectId)
  const names = await subjectNamesOf(queries, [...bySubject.keys()])
  const subjects = [...bySubject].map(([id, questions]) => {
    const count = (wanted: string): number => questions.filter(({ difficulty }) => difficulty === wanted).length
    return {
      _id: id,
      name: names.get(id) ?? '',
      counts: { easy: count('easy'), medium: count('medium'), hard: count('hard') },
      total: questions.length,
    }
  })
  return {
    subjects: subjects
      .toSorted((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1))
      .map(({ total: _total, ...subject }) => subject),
    unfinished: await readUnfinished(queries, studentId, now),
  }
}
