import type { APIRequestContext } from '@playwright/test'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { createChild } from '@lms/contracts/children/children.ts'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { type Credentials, call, tokenOf } from '../call.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { createPerson } from '../users/people.ts'

export interface Family {
  parent: Credentials
  parentId: string
  child: Credentials
  childId: string
  quizId: string
  /** Of the attempts, in their order. */
  histories: string[]
}

interface FamilyOptions {
  title: string
  /** How many of the three questions are answered rightly, attempt by attempt. */
  attempts?: readonly number[]
  maxAttempts?: number
  /** More quizzes, given and untouched. */
  more?: readonly string[]
}

/** A parent with one child, a quiz of three questions from easy to hard, and what the child made of it. */
export async function openFamily(request: APIRequestContext, options: FamilyOptions): Promise<Family> {
  const { title, attempts = [], maxAttempts = 0, more = [] } = options
  const role = 'administrator'
  const email = `${crypto.randomUUID()}@test.example`
  const parentId = await createPerson(request, { firstName: 'Minh', lastName: 'Trần Đức', email, role: 'parent' })
  const username = `be-${crypto.randomUUID().slice(0, 8)}`
  const child = { email: username, password: 'cam-nho-12' }
  const added = await call(request, createChild, {
    role,
    body: {
      firstName: 'An',
      lastName: 'Trần Bảo',
      username,
      password: child.password,
      parentIds: [parentId],
    },
  })
  const childId = added.child._id
  const subject = await questionFixtures(request, 'Toán nhà mình')
  const questions: string[] = []
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    questions.push(
      await subject.add({
        title: `Câu ${difficulty}`,
        difficulty,
        points: 10,
        explanation: '<p>Vì hai cộng ba là năm.</p>',
      }),
    )
  }
  const give = async (name: string): Promise<string> => {
    const { quiz } = await call(request, createQuiz, {
      role,
      body: {
        title: name,
        description: 'Bài kiểm tra ngắn cuối tuần.',
        class: 'LOP_4',
        subject: subject.subjectId,
        timeLimit: 45,
        passingScore: 60,
        maxAttempts,
        isPublic: false,
        isActive: true,
        questions,
      },
    })
    await call(request, assignQuiz, { role, params: { id: quiz._id }, body: { studentId: childId } })
    return quiz._id
  }
  for (const name of more) await give(name)
  const quizId = await give(title)
  const sitting = { token: await tokenOf(request, child), params: { id: quizId } }
  const histories: string[] = []
  for (const right of attempts) {
    const { quiz } = await call(request, startAttempt, { ...sitting, body: {} })
    const answers = Object.fromEntries(
      questions.map((id, index) => {
        const asked = quiz.questions.find(({ _id }) => _id === id)
        const wanted = index < right ? 'năm' : 'sáu'
        return [id, asked?.answers.find(({ text }) => text.includes(wanted))?._id ?? '']
      }),
    )
    const { _id } = await call(request, submitAttempt, { ...sitting, body: { answers } })
    histories.push(_id)
  }
  return { parent: { email, password: 'Kem-dua-47' }, parentId, child, childId, quizId, histories }
}
