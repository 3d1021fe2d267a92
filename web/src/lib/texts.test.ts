import { registrationMessages } from '@lms/contracts/accounts/registration-messages.ts'
import { Registration } from '@lms/contracts/accounts/registration.ts'
import { generationMessages } from '@lms/contracts/generation/generation-messages.ts'
import { GenerationRequest } from '@lms/contracts/generation/generation.ts'
import { mediaMessages } from '@lms/contracts/media/media-messages.ts'
import { MediaChanges } from '@lms/contracts/media/media.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { QuizChanges } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import { SubjectDraft } from '@lms/contracts/subjects/subjects.ts'
import { taxonomyMessages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import { TagInput } from '@lms/contracts/taxonomy/taxonomy.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { changeLanguage, registerMessages, translateSaid, translateSent } from './texts.ts'

beforeAll(() => {
  const all = [registrationMessages, taxonomyMessages, subjectMessages, mediaMessages, quizMessages, generationMessages]
  for (const messages of all) registerMessages(messages)
})
afterEach(() => changeLanguage('default'))

const long = 'x'.repeat(101)

test.each([
  ['name', '', Registration, 'Vui lòng nhập họ tên'],
  ['name', '', TagInput, 'Vui lòng nhập tên'],
  ['name', '', MediaChanges, 'Vui lòng nhập tên'],
  ['name', 'x', Registration, 'Họ tên phải có ít nhất 2 ký tự'],
  ['name', 'x', SubjectDraft, 'Tên phải có ít nhất 2 ký tự'],
  ['name', long, Registration, 'Họ tên không được quá 100 ký tự'],
  ['name', long, SubjectDraft, 'Tên không được quá 100 ký tự'],
])('%s %j is refused in the words of its own schema, also where others read alike', (field, value, schema, words) => {
  changeLanguage('vi')
  expect(refusal(schema, field, value)).toBe(words)
})

test.each([
  [QuizChanges, 'The passing score is between 0 and 100'],
  [GenerationRequest, 'The passing score must be between 0 and 100'],
])('a passing score of 101 is refused in the words of its own form', (schema, words) => {
  changeLanguage('en')
  expect(refusal(schema, 'passingScore', 101)).toBe(words)
})

test('what was filled in is filled in again', () => {
  const sent = sentMessage(registrationMessages.passwordMinimum, { minimum: 12 })
  expect(sent.message).toContain('12')
  changeLanguage('vi')
  expect(translateSent(sent)).toBe(registrationMessages.passwordMinimum.vi.replace('{{minimum}}', '12'))
})

test('what nobody knows by its key, and what has none, stays as it was sent', () => {
  changeLanguage('vi')
  expect(translateSent({ message: 'From tomorrow', key: 'tomorrow.news' })).toBe('From tomorrow')
  expect(translateSent({ message: 'Name is required' })).toBe('Name is required')
})

function refusal(schema: z.ZodType, field: string, value: unknown): string | undefined {
  const issues = schema.safeParse({ [field]: value }).error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === field)
  return issue && translateSaid(issue.message)
}
