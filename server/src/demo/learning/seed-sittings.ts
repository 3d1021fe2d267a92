import type { Given } from '@lms/contracts/question-types/question-type.ts'
import { learnFromAttempt } from '../../practice/knowledge/learning.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { Assignment } from '../../assignments/assignment.ts'
import { insertAssignments } from '../../assignments/assignment-store.ts'
import { createClosing } from '../../attempts/attempt-closing.ts'
import { insertAttempt } from '../../attempts/attempt-store.ts'
import { createPapers } from '../../attempts/papers.ts'
import { freezePaper } from '../../attempts/rules/paper.ts'
import { submit } from '../../attempts/rules/sitting.ts'
import { endOf } from '../../attempts/rules/timing.ts'
import { saveStart } from '../../attempts/sitting-store.ts'
import { days, later, minutes } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { QuestionVersion } from '../../questions/question.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { versionsInQuiz } from '../../quizzes/quiz-points-store.ts'
import { demoSittings } from './sittings.ts'

interface SittingSeeding {
  quizzes: readonly Quiz[]
  studentId: string
  assignedBy: string
  now: Date
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
}

/** What the demo student did in the last weeks, by the rules of every sitting; nobody is told of what is long past. */
export async function seedDemoSittings(tx: Queries, seeding: SittingSeeding): Promise<void> {
  const { quizzes, studentId, assignedBy, now, whenResultsChange } = seeding
  const papers = createPapers()
  const closing = createClosing({
    papers,
    notifications: { notify: () => Promise.resolve() },
    whenResultsChange,
    whenGraded: learnFromAttempt,
  })
  const given = new Map<string, Assignment>()
  for (const [index, { quiz: title, daysAgo, minutes: spent, rightOfTen }] of demoSittings.entries()) {
    const quiz = quizzes.find((one) => one.title === title)
    if (!quiz) throw new Error(`There is no demo quiz ${title}`)
    const start = later(now, -days(daysAgo))
    const startedAt = start.toISOString()
    const assignment =
      given.get(quiz.id) ??
      (await insertAssignments(tx, { quizId: quiz.id, studentIds: [studentId], assignedBy }, startedAt))[0]
    if (!assignment) throw new Error(`The demo student has ${title} already`)
    const number = assignment.attemptCount + 1
    given.set(quiz.id, { ...assignment, attemptCount: number })

    const asked = await versionsInQuiz(tx, quiz.id)
    const questions = await papers.read(tx, asked)
    const paper = freezePaper(questions, quiz, index, asked)
    const { timeLimit, deadline } = quiz
    const endsAt = endOf({ startedAt, timeLimit, extraMinutes: 0, deadline })
    const about = { quizId: quiz.id, studentId, purpose: 'assigned', assignmentId: assignment.id } as const
    const attempt = await insertAttempt(tx, { ...about, number, startedAt, timeLimit, endsAt }, { paper, seed: index })
    if (!attempt) throw new Error(`The demo student is sitting ${title} already`)
    await saveStart(tx, assignment.id)
    const shown = await papers.read(tx, paper)
    const answers = Object.fromEntries(
      shown.map((question, place) => [question.questionId, givenTo(question, (place * 7 + 3) % 10 < rightOfTen)]),
    )
    const finish = later(start, minutes(spent))
    const outcome = submit(attempt, { answers }, new Set(Object.keys(answers)), finish)
    if (outcome.kind === 'completed')
      await closing.complete(tx, { attempt, paper, sections: [] }, outcome.sitting, quiz, finish)
  }
}

function givenTo({ type, answers, parts }: QuestionVersion, isRight: boolean): NonNullable<Given> {
  const { answeredBy, parts: rules } = questionTypeRules[type]
  const solution = rules?.solution(parts) ?? null
  if (solution !== null && isRight) return solution
  const chosen = answers.filter(({ isCorrect }) => isCorrect === isRight)
  if (answeredBy === 'text') return isRight ? textOf(chosen[0]?.text ?? '') : 'em chưa biết'
  if (answeredBy === 'one') return chosen[0]?._id ?? ''
  return chosen.map(({ _id }) => _id)
}
