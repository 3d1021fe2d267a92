import { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { insertAssignments, studentFigures } from '../../assignments/assignment-store.ts'
import type { Notifications } from '../../notifications/notification-service.ts'
import { days, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { recountCourses } from '../../quizzes/quiz-figures.ts'
import { insertQuiz } from '../../quizzes/quiz-store.ts'
import { saveFigures } from '../../subjects/subject-figure-store.ts'
import { type DemoQuiz, demoQuizzes } from './quizzes.ts'
import type { SeededSubject } from './seed-learning.ts'
import { seedDemoSittings } from './seed-sittings.ts'

interface DemoFamily {
  administratorId: string
  parentId: string
  studentId: string
}

interface QuizSeeding {
  people: DemoFamily
  subjects: ReadonlyMap<string, SeededSubject>
  notifications: Pick<Notifications, 'notify'>
  now: Date
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
}

/** Quizzes of administrators and of the demo parent; the demo student has sat some of them and has some to do. */
export async function seedDemoQuizzes(tx: Queries, seeding: QuizSeeding): Promise<void> {
  const { people, subjects, notifications, now, whenResultsChange } = seeding
  const quizzes: Quiz[] = []
  for (const demo of demoQuizzes) {
    const subject = subjects.get(demo.subject)
    if (!subject) throw new Error(`There is no demo subject ${demo.subject}`)
    quizzes.push(await insert(tx, demo, subject, people, now))
  }
  const { studentId, administratorId } = people
  await seedDemoSittings(tx, { quizzes, studentId, assignedBy: administratorId, now, whenResultsChange })
  for (const [index, demo] of demoQuizzes.entries()) {
    const quiz = quizzes[index]
    if (!quiz || !demo.isAssigned) continue
    const assignedBy = demo.author === 'parent' ? people.parentId : people.administratorId
    const given = { quizId: quiz.id, studentIds: [studentId], assignedBy }
    for (const { id: assignmentId } of await insertAssignments(tx, given, now.toISOString()))
      await notifications.notify(tx, [studentId], 'quiz_assigned', {
        assignmentId,
        quizId: quiz.id,
        quiz: quiz.title,
        deadline: quiz.deadline,
      })
  }
  const subjectIds = [...subjects.values()].map(({ id }) => id)
  await recountCourses(tx, subjectIds)
  for (const id of subjectIds) await saveFigures(tx, id, await studentFigures(tx, id))
}

function insert(
  tx: Queries,
  { author, questions: [from, to], opensIn, closesIn, fields }: DemoQuiz,
  subject: SeededSubject,
  { administratorId, parentId }: DemoFamily,
  now: Date,
): Promise<Quiz> {
  const draft = QuizDraft.parse({
    ...fields,
    subject: subject.id,
    class: subject.class,
    questions: subject.questionIds.slice(from, to),
    releaseDate: opensIn === undefined ? null : eveningIn(now, opensIn),
    deadline: closesIn === undefined ? null : eveningIn(now, closesIn),
  })
  const { subject: subjectId, questions, ...quiz } = draft
  const byAdministrator = author === 'administrator'
  const owned = { subjectId, authorId: byAdministrator ? administratorId : parentId, byAdministrator }
  return insertQuiz(tx, { ...quiz, ...owned }, questions, now.toISOString())
}

/** Eight in the evening, where the product is at home. */
function eveningIn(now: Date, count: number): string {
  return `${later(now, days(count)).toISOString().slice(0, 10)}T13:00:00.000Z`
}
