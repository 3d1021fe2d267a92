import { Agent } from 'node:http'
import { answerPractice, readToday, startPractice } from '../../contracts/practice/practice-sessions.ts'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { type DatabaseSettings, openDatabase } from '../../server/src/platform/database/database.ts'
import { insertQuestions } from '../../server/src/questions/question-store.ts'
import { writtenQuestion } from '../../server/src/questions/written-question.ts'
import { insertTopic } from '../../server/src/subjects/topics/topic-store.ts'
import { someGiven } from '../attempts/given.ts'
import { ask } from '../attempts/pupils.ts'
import type { CallOptions } from '../call.ts'

const topics = 8
const questionsPerTopic = 10

export const dailySteps = ['today', 'start', 'answer'] as const
type Step = (typeof dailySteps)[number]

export interface Practised {
  seconds: number
  latencies: Record<Step, number[]>
  failures: string[]
}

/** What the parent of a school's children wrote for them to practise. */
export async function addBank(place: DatabaseSettings): Promise<void> {
  const database = openDatabase(place, () => {})
  const now = new Date().toISOString()
  await database.transaction(async (tx) => {
    const { id: authorId } = await tx
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'parent-0')
      .executeTakeFirstOrThrow()
    const { id: subject } = await tx.selectFrom('subjects').select('id').executeTakeFirstOrThrow()
    for (let topic = 0; topic < topics; topic += 1) {
      const { id: topicId } = await insertTopic(
        tx,
        { subjectId: subject, parentId: null, name: `Chủ đề ${topic}` },
        now,
      )
      const texts = Array.from({ length: questionsPerTopic }, (_, number) => ({
        ...writtenQuestion({
          title: `Câu ôn ${topic}.${number}`,
          content: '<p>Một cửa hàng bán được hai mươi quyển vở. Hỏi còn lại bao nhiêu?</p>',
          type: 'single_choice',
          class: 'LOP_4',
          difficulty: 'easy',
          points: 1,
          subject,
          answers: ['10', '20', '30', '40'].map((text, index) => ({ text: `<p>${text}</p>`, isCorrect: index === 0 })),
        }),
        authorId,
        byAdministrator: false,
        topicId,
      }))
      await insertQuestions(tx, texts, now)
    }
  })
  await database.close()
}

/** Every child looks at the day, begins it and answers all of it, each question once. */
export async function practiseAll(url: string, tokens: readonly string[], atOnce: number): Promise<Practised> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const latencies: Practised['latencies'] = { today: [], start: [], answer: [] }
  const failures: string[] = []

  async function timed<E extends Endpoint>(step: Step, endpoint: E, options: CallOptions<E>) {
    const began = performance.now()
    const reply = await ask(agent, url, endpoint, options)
    latencies[step].push(performance.now() - began)
    if (reply.status !== endpoint.status) failures.push(`${step} ${reply.status}`)
    return reply
  }

  async function practise(token: string): Promise<void> {
    await timed('today', readToday, { token })
    const { session } = (await timed('start', startPractice, { token, body: { kind: 'today' } })).data
    if (!session) return
    for (const question of session.questions) {
      const body = {
        question: question._id,
        given: someGiven(question),
        number: 1,
        steps: { first: null, changes: 0, seconds: 20 },
      }
      await timed('answer', answerPractice, { token, params: { id: session._id }, body })
    }
  }

  const waiting = [...tokens]
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) await practise(token)
    }),
  )
  agent.destroy()
  return { seconds: (performance.now() - began) / 1000, latencies, failures }
}
