import { days, hours } from '../../src/platform/clock.ts'
import { learnFrom } from '../../src/practice/knowledge/learning.ts'
import type { User } from '../../src/users/user.ts'
import { someChild } from '../records/child.ts'
import { someQuestion } from '../records/question.ts'
import { type TestApp, startOwnTestApp } from '../test-app.ts'

/** The next Sunday at this hour in Greenwich; in Vietnam it is seven hours later. */
export function toSunday(test: TestApp, hour: number): void {
  const now = test.clock.now()
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const ahead = (7 - now.getUTCDay()) % 7 || 7
  test.clock.move(midnight + days(ahead) + hours(hour) - now.getTime())
}

/** A parent whose child answered four questions on a Sunday, half of them rightly. */
export async function family(
  test: TestApp,
  changes: { approval?: 'approved' | 'waiting'; isEmailVerified?: boolean } = {},
) {
  const parent = await test.addUser({ role: 'parent', isEmailVerified: true, ...changes })
  const child = await someChild(test, parent)
  await answer(test, child, parent)
  return { parent, child }
}

export async function answer(test: TestApp, child: User, author: User): Promise<void> {
  const questionIds: string[] = []
  for (const [index, text] of ['Hai cộng ba?', 'Năm trừ hai?', 'Ba nhân ba?', 'Tám chia hai?'].entries())
    questionIds.push(await someQuestion(test, author, { title: `Câu ${index + 1}`, content: `<p>${text}</p>` }))
  const at = test.clock.now()
  const answers = questionIds.map((questionId, index) => ({
    questionId,
    isRight: index < 2,
    withHint: false,
    seconds: null,
  }))
  await test.database.transaction((tx) =>
    learnFrom(tx, { studentId: child.id, source: 'practice', sourceId: crypto.randomUUID(), at, answers }),
  )
}

export const withMail = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'Lớp học <lms@test.example>' })

/** Everything that is due now, the mails included. */
export const work = async (test: TestApp) => {
  await test.app.jobs.runDue()
  await test.app.jobs.runDue()
}

/** On a Sunday afternoon, its schedules begun. */
export async function startOnSunday(environment: NodeJS.ProcessEnv = {}) {
  const app = await startOwnTestApp(environment)
  toSunday(app, 10)
  await work(app)
  return app
}
