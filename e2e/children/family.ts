import { type APIRequestContext, expect } from '@playwright/test'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { administratorToken, createPerson } from '../users/people.ts'

export interface Family {
  parent: { email: string; password: string }
  parentId: string
  child: { email: string; password: string }
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
  const office = await callerFor(request, await administratorToken(request))
  const email = `${crypto.randomUUID()}@test.example`
  const parentId = await createPerson(request, { firstName: 'Minh', lastName: 'Trần Đức', email, role: 'parent' })
  const username = `be-${crypto.randomUUID().slice(0, 8)}`
  const child = { email: username, password: 'cam-nho-12' }
  const added = await office<{ child: { _id: string } }>('POST', '/children', {
    firstName: 'An',
    lastName: 'Trần Bảo',
    username,
    password: child.password,
    parentIds: [parentId],
  })
  const childId = added.child._id
  const subject = await questionFixtures(request, 'Toán nhà mình')
  const questions: string[] = []
  for (const difficulty of ['easy', 'medium', 'hard']) {
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
    const { quiz } = await office<{ quiz: { _id: string } }>('POST', '/quizzes', {
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
    })
    await office('POST', `/quizzes/${quiz._id}/assign`, { studentId: childId })
    return quiz._id
  }
  for (const name of more) await give(name)
  const quizId = await give(title)
  const sit = await callerFor(request, await tokenFor(request, child))
  const histories: string[] = []
  for (const right of attempts) {
    const { quiz } = await sit<{ quiz: { questions: { _id: string; answers: { _id: string; text: string }[] }[] } }>(
      'POST',
      `/students/quizzes/${quizId}/start`,
      {},
    )
    const answers = Object.fromEntries(
      questions.map((id, index) => {
        const asked = quiz.questions.find(({ _id }) => _id === id)
        const wanted = index < right ? 'năm' : 'sáu'
        return [id, asked?.answers.find(({ text }) => text.includes(wanted))?._id ?? '']
      }),
    )
    const { _id } = await sit<{ _id: string }>('POST', `/students/quizzes/${quizId}/submit`, { answers })
    histories.push(_id)
  }
  return { parent: { email, password: 'Demo1234' }, parentId, child, childId, quizId, histories }
}

export async function tokenFor(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await request.post('/api/v1/auth/admin/login', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { token: { token: string } } }).data.token.token
}

export async function callerFor(request: APIRequestContext, token: string) {
  return async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Data> => {
    const answer = await request.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: Data }).data
  }
}
