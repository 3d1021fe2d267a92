import { GenerationRequest } from '@lms/contracts/generation/generation.ts'
import type { Process } from '../../src/generation/generation.ts'
import { insertProcess, saveProcess } from '../../src/generation/process/process-store.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'

export const someRequest = {
  title: 'Ôn tập phép cộng',
  description: 'Bài ôn tập ngắn.',
  class: 'LOP_4',
  provider: 'gemini',
  model: 'gemini-2.0-flash',
  subject: 'Toán',
  subject_id: null,
  totalQuestions: 3,
  easyQuestions: 1,
  mediumQuestions: 1,
  hardQuestions: 1,
  totalPoints: 100,
  shuffleQuestions: false,
  shuffleAnswers: true,
  showAnswersImmediately: false,
  instructions: '',
  timeLimit: 60,
  passingScore: 50,
  maxAttempts: 1,
} as const

/** A process of this person that stands like this; nothing works on it. */
export async function someProcess(test: TestApp, owner: User, changes: Partial<Process> = {}): Promise<string> {
  const now = test.clock.now().toISOString()
  const {
    title,
    subject,
    subject_id: _,
    class: code,
    provider,
    model,
    ...request
  } = GenerationRequest.parse(someRequest)
  return test.database.transaction(async (tx) => {
    const owned = { authorId: owner.id, byAdministrator: owner.role === 'administrator' }
    const asked = { title, subject, class: code, provider, model, request, totalQuestions: 3, promptVersion: 1 }
    const process = await insertProcess(tx, { ...owned, ...asked }, now)
    return (await saveProcess(tx, { ...process, ...changes }, now)).id
  })
}
