import { mkdirSync } from 'node:fs'
import { difficulties } from '../../contracts/questions/questions.ts'
import { QuizDraft } from '../../contracts/quizzes/quiz-drafts.ts'
import { migrations } from '../../server/src/migrations.ts'
import { saveParents } from '../../server/src/children/child-store.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../../server/src/platform/database/database.ts'
import { json } from '../../server/src/platform/database/tables.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { findQuestions, insertQuestions } from '../../server/src/questions/question-store.ts'
import { writtenQuestion } from '../../server/src/questions/written-question.ts'
import { insertQuiz } from '../../server/src/quizzes/quiz-store.ts'
import { insertSubject } from '../../server/src/subjects/subject-store.ts'
import { insertUser } from '../../server/src/users/user-store.ts'
import { settle } from '../processes/settled.ts'
import '../../server/src/attempts/attempt-tables.ts'
import '../../server/src/assignments/assignment-tables.ts'

/** Full of families: every child was given every quiz and has sat each of them once. */
export interface Installation {
  database: Database
  administrator: string
  /** With two children each. */
  parents: string[]
  children: string[]
  /** The last attempt of each child. */
  histories: string[]
  quizzes: string[]
}

interface Size {
  children: number
  attempts: number
}

const questionsPerQuiz = 5
const subjectCount = 6
const childrenPerParent = 2
const rowsPerInsert = 250
const hour = 60 * 60 * 1000

export async function buildInstallation(place: DatabaseSettings, size: Size): Promise<Installation> {
  mkdirSync(place.directory, { recursive: true })
  const database = openDatabase(place, () => {})
  await database.migrate(migrations)
  const kept = await keptInstallation(database)
  if (kept) return kept
  const began = performance.now()
  const { administrator, quizzes } = await addQuizzes(database, size.attempts)
  const { parents, children } = await addFamilies(database, size.children)
  const histories = await addAttempts(database, quizzes, children)
  await settle(database)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${database.dialect}: ${size.children} children with ${size.attempts} attempts each in ${seconds} s`)
  return { database, administrator, parents, children, histories, quizzes: quizzes.map(({ id }) => id) }
}

/** What an earlier run has filled, as it would name it; null where there is nothing yet. */
async function keptInstallation(database: Database): Promise<Installation | null> {
  const queries = database.read()
  const people = await queries.selectFrom('users').select(['id', 'role', 'username']).orderBy('id').execute()
  if (people.length === 0) return null
  const ofRole = (wanted: string): string[] =>
    people
      .filter(({ role }) => role === wanted)
      .sort((one, other) => numberOf(one.username) - numberOf(other.username))
      .map(({ id }) => id)
  const quizzes = await queries.selectFrom('quizzes').select('id').orderBy('id').execute()
  const last = quizzes.at(-1)?.id ?? ''
  const attempts = await queries
    .selectFrom('attempts')
    .select(['id', 'student_id'])
    .where('quiz_id', '=', last)
    .execute()
  const latest = new Map(attempts.map(({ id, student_id: child }) => [child, id]))
  const children = ofRole('student')
  return {
    database,
    administrator: ofRole('administrator')[0] ?? '',
    parents: ofRole('parent'),
    children,
    histories: children.map((child) => latest.get(child) ?? ''),
    quizzes: quizzes.map(({ id }) => id),
  }
}

const numberOf = (username: string | null): number => Number(username?.split('-').at(-1))

interface KnownQuiz {
  id: string
  questions: { id: string; points: number; right: string; wrong: string }[]
}

async function addQuizzes(database: Database, count: number): Promise<{ administrator: string; quizzes: KnownQuiz[] }> {
  const now = new Date().toISOString()
  return database.transaction(async (tx) => {
    const administrator = await addPerson(tx, 'administrator', 0)
    const owned = { authorId: administrator, byAdministrator: true }
    const look = { color: '#3B82F6', icon: 'book', isActive: true, class: 'LOP_4', description: '' } as const
    const subjects: string[] = []
    for (let number = 0; number < subjectCount; number += 1) {
      const subject = await insertSubject(tx, { name: `Môn ${number}`, code: `MON_${number}`, ...look, ...owned }, now)
      subjects.push(subject?.id ?? '')
    }
    const quizzes: KnownQuiz[] = []
    for (let number = 0; number < count; number += 1) {
      const subject = subjects[number % subjectCount] ?? ''
      const texts = Array.from({ length: questionsPerQuiz }, (_, place) => ({
        ...writtenQuestion({
          title: `Câu hỏi ${number}.${place}`,
          content: `<p>${'Một cửa hàng bán được hai mươi quyển vở. '.repeat(4)}Hỏi còn lại bao nhiêu?</p>`,
          type: 'single_choice',
          class: 'LOP_4',
          difficulty: difficulties[place % difficulties.length] ?? 'easy',
          points: 2,
          subject,
          answers: ['10', '20', '30', '40'].map((text, index) => ({ text: `<p>${text}</p>`, isCorrect: index === 0 })),
        }),
        ...owned,
      }))
      const ids = await insertQuestions(tx, texts, now)
      const {
        subject: subjectId,
        questions: _,
        ...draft
      } = QuizDraft.parse({
        title: `Bài kiểm tra ${number}`,
        class: 'LOP_4',
        subject,
        questions: ids,
        timeLimit: 60,
        passingScore: 50,
        maxAttempts: 2,
        isPublic: false,
      })
      const quiz = await insertQuiz(tx, { ...draft, subjectId, ...owned }, ids, now)
      const questions = (await findQuestions(tx, ids)).map(({ id, points, answers }) => ({
        id,
        points,
        right: answers[0]?._id ?? '',
        wrong: answers[1]?._id ?? '',
      }))
      quizzes.push({ id: quiz.id, questions })
    }
    return { administrator, quizzes }
  })
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

async function addPerson(
  tx: Transaction,
  role: 'administrator' | 'parent' | 'student',
  number: number,
): Promise<string> {
  const user = await insertUser(tx, systemClock, {
    email: null,
    username: `${role}-${number}`,
    firstName: 'Lan',
    lastName: `Nguyễn ${number}`,
    passwordHash: '',
    role,
    isActive: true,
    approval: 'approved',
    isEmailVerified: false,
    isDemo: false,
  })
  return user?.id ?? ''
}

async function addFamilies(database: Database, count: number): Promise<Pick<Installation, 'parents' | 'children'>> {
  const parents: string[] = []
  const children: string[] = []
  const now = new Date().toISOString()
  for (let start = 0; start < count; start += rowsPerInsert) {
    await database.transaction(async (tx) => {
      for (let number = start; number < Math.min(start + rowsPerInsert, count); number += 1) {
        if (number % childrenPerParent === 0) parents.push(await addPerson(tx, 'parent', parents.length))
        const child = await addPerson(tx, 'student', number)
        await saveParents(tx, child, [parents.at(-1) ?? ''], now)
        children.push(child)
      }
    })
  }
  return { parents, children }
}

/** Quiz after quiz, all children at once: so the rows of one child lie far apart, as they do in real life. */
async function addAttempts(database: Database, quizzes: readonly KnownQuiz[], children: readonly string[]) {
  let histories: string[] = []
  for (const [round, quiz] of quizzes.entries()) {
    const finished = new Date(Date.now() - (quizzes.length - round) * hour)
    histories = []
    for (let start = 0; start < children.length; start += rowsPerInsert) {
      const rows = children
        .slice(start, start + rowsPerInsert)
        .map((child, offset) => attemptOf(quiz, child, start + offset + round, finished))
      histories.push(...rows.map(({ attempt }) => attempt.id))
      await database.transaction(async (tx) => {
        await tx
          .insertInto('assignments')
          .values(rows.map(({ assignment }) => assignment))
          .execute()
        await tx
          .insertInto('attempts')
          .values(rows.map(({ attempt }) => attempt))
          .execute()
        await tx
          .insertInto('attempt_papers')
          .values(rows.map(({ paper }) => paper))
          .execute()
      })
    }
  }
  return histories
}

function attemptOf({ id: quizId, questions }: KnownQuiz, studentId: string, number: number, finished: Date) {
  const assignmentId = newId()
  const attemptId = newId()
  const isRight = (place: number): boolean => (number + place) % 4 !== 0
  const marks = questions.map(({ id, points }, place) => ({
    questionId: id,
    version: 1,
    marks: isRight(place) ? points : 0,
    points,
  }))
  const score = marks.reduce((sum, mark) => sum + mark.marks, 0)
  const total = marks.reduce((sum, mark) => sum + mark.points, 0)
  const passed = score * 2 >= total
  const startedAt = new Date(finished.getTime() - hour / 2).toISOString()
  return {
    assignment: {
      id: assignmentId,
      quiz_id: quizId,
      student_id: studentId,
      assigned_by: null,
      status: 'completed' as const,
      attempt_count: 1,
      last_attempt_id: attemptId,
      counted: json({ score, total, passed }),
      created_at: startedAt,
    },
    attempt: {
      id: attemptId,
      quiz_id: quizId,
      student_id: studentId,
      purpose: 'assigned' as const,
      assignment_id: assignmentId,
      number: 1,
      state: 'completed' as const,
      started_at: startedAt,
      time_limit: 60,
      ends_at: finished.toISOString(),
      finished_at: finished.toISOString(),
      sequence: questions.length,
      answers: json(
        Object.fromEntries(questions.map(({ id, right, wrong }, place) => [id, isRight(place) ? right : wrong])),
      ),
      flagged: json([]),
      score,
      total_points: total,
      passed,
      marks: json(marks),
    },
    paper: {
      attempt_id: attemptId,
      seed: number,
      paper: json(questions.map(({ id }) => ({ questionId: id, version: 1, order: [0, 1, 2, 3] }))),
    },
  }
}
