import { mkdirSync } from 'node:fs'
import { hash } from '@node-rs/argon2'
import { migrations } from '../../server/src/migrations.ts'
import { insertAssignments } from '../../server/src/assignments/assignment-store.ts'
import { saveParents } from '../../server/src/children/child-store.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { type DatabaseSettings, openDatabase } from '../../server/src/platform/database/database.ts'
import { insertQuestions } from '../../server/src/questions/question-store.ts'
import { writtenQuestion } from '../../server/src/questions/written-question.ts'
import { QuestionType, questionTypes } from '../../contracts/question-types/registry.ts'
import { QuizDraft } from '../../contracts/quizzes/quiz-drafts.ts'
import { insertQuiz } from '../../server/src/quizzes/quiz-store.ts'
import { insertSubject } from '../../server/src/subjects/subject-store.ts'
import { drafts } from '../../server/testing/records/question-parts.ts'
import { insertUser } from '../../server/src/users/user-store.ts'

export const password = 'Kem-dua-47'

export interface School {
  quizId: string
  students: { id: string; username: string }[]
}

export interface SchoolSize {
  students: number
  questions: number
  /** In turn; choices alone unless said. */
  types?: readonly QuestionType[]
  /** Of each student; 0 is as often as they like. */
  maxAttempts?: number
}

/** So many students who were all given the same quiz. */
export async function buildSchool(
  place: DatabaseSettings,
  { students: count, questions, types = ['single_choice'], maxAttempts = 1 }: SchoolSize,
): Promise<School> {
  mkdirSync(place.directory, { recursive: true })
  const database = openDatabase(place, () => {})
  // Signing in is measured elsewhere: here it only has to work.
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 })
  const now = new Date().toISOString()
  try {
    await database.migrate(migrations)
    return await database.transaction(async (tx) => {
      const add = async (role: 'administrator' | 'parent' | 'student', number: number) => {
        const username = `${role}-${number}`
        const person = { email: null, username, firstName: 'Lan', lastName: `Nguyễn ${number}`, passwordHash, role }
        const standing = { isActive: true, approval: 'approved', isEmailVerified: false, isDemo: false } as const
        const user = await insertUser(tx, systemClock, { ...person, ...standing })
        if (!user) throw new Error(`${username} is there already`)
        return { id: user.id, username }
      }
      const author = await add('administrator', 0)
      const look = { color: '#3B82F6', icon: 'book', isActive: true, class: 'LOP_4', description: '' } as const
      const owned = { authorId: author.id, byAdministrator: true }
      const subject = await insertSubject(tx, { name: 'Toán', code: 'TOAN', ...look, ...owned }, now)
      const texts = Array.from({ length: questions }, (_, number) => ({
        ...writtenQuestion({
          title: `Câu hỏi số ${number}`,
          content: `<p>${'Một cửa hàng bán được hai mươi quyển vở. '.repeat(4)}Hỏi còn lại bao nhiêu?</p>`,
          class: 'LOP_4',
          difficulty: 'easy',
          points: 1,
          subject: subject?.id ?? '',
          ...draftOf(types[number % types.length] ?? 'single_choice'),
        }),
        ...owned,
      }))
      const questionIds = await insertQuestions(tx, texts, now)
      const {
        subject: subjectId,
        questions: _,
        ...draft
      } = QuizDraft.parse({
        title: 'Kiểm tra giữa kỳ',
        class: 'LOP_4',
        subject: subject?.id ?? '',
        questions: questionIds,
        timeLimit: 60,
        passingScore: 50,
        maxAttempts,
        isPublic: false,
        shuffleQuestions: true,
        shuffleAnswers: true,
      })
      const quiz = await insertQuiz(tx, { ...draft, subjectId, ...owned }, questionIds, now)
      const students = []
      // Whose bell rings for each of them.
      const parent = await add('parent', 0)
      for (let number = 0; number < count; number += 1) {
        const student = await add('student', number)
        await saveParents(tx, student.id, [parent.id], now)
        students.push(student)
      }
      for (let start = 0; start < count; start += 500) {
        const studentIds = students.slice(start, start + 500).map(({ id }) => id)
        await insertAssignments(tx, { quizId: quiz.id, studentIds, assignedBy: null }, now)
      }
      return { quizId: quiz.id, students }
    })
  } finally {
    await database.close()
  }
}

function draftOf(type: QuestionType) {
  if (type !== 'single_choice') return { ...drafts[type], type }
  const texts = ['10 quyển', '20 quyển', '30 quyển', '40 quyển']
  return { type, answers: texts.map((text, place) => ({ text: `<p>${text}</p>`, isCorrect: place === 0 })) }
}

/** What a command was told: 'all', or names with commas between them. */
export function typesFrom(text: string): readonly QuestionType[] {
  return text === 'all' ? questionTypes : text.split(',').map((name) => QuestionType.parse(name))
}
