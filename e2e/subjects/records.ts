import type { APIRequestContext } from '@playwright/test'
import type { InputOf } from '@lms/contracts/call.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Role } from '@lms/contracts/roles.ts'
import { createSubject as creation } from '@lms/contracts/subjects/subjects.ts'
import { call } from '../call.ts'

type SubjectInput = InputOf<typeof creation>
type SubjectRecord = DataOf<typeof creation>['subject']

export async function createSubject(
  request: APIRequestContext,
  subject: SubjectInput,
  role: Role = 'administrator',
): Promise<SubjectRecord> {
  return (await call(request, creation, { role, body: subject })).subject
}

/** So many with the same first word, so that a search finds exactly them. */
export async function createSubjects(
  request: APIRequestContext,
  word: string,
  count: number,
  more: Partial<SubjectInput> = {},
): Promise<SubjectRecord[]> {
  const made: SubjectRecord[] = []
  for (let index = 1; index <= count; index++) {
    const number = String(index).padStart(2, '0')
    const code = `${word.slice(0, 7).toUpperCase()}_${number}`
    made.push(await createSubject(request, { name: `${word} ${number}`, code, ...more }))
  }
  return made
}
