import * as contract from '@lms/contracts/exchange/exchange.ts'
import type { ImportItem, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import type { Role } from '@lms/contracts/roles.ts'
import { expect } from 'vitest'
import { someSubject } from '../records/subject.ts'
import { fileForm } from '../samples/pictures.ts'
import { startOwnTestApp, startTestApp } from '../test-app.ts'

/** A person with a subject, and the calls of an import. */
export async function startImportApp(role: Role = 'parent', environment?: NodeJS.ProcessEnv) {
  const test = await (environment ? startOwnTestApp(environment) : startTestApp())
  const { user, token } = await test.signedIn(role)
  const subject = await someSubject(test, user)
  const at = { token }
  const importOf = ({ body }: { body: Record<string, unknown> }): QuestionImport =>
    (body['data'] as { import: QuestionImport }).import

  const upload = (content: Uint8Array | string, name: string, query: Record<string, string> = {}) =>
    test.call(contract.uploadImport, { ...at, query, ...fileForm(Buffer.from(content), { name }) })
  const get = async (id: string): Promise<QuestionImport> =>
    importOf(await test.call(contract.getImport, { ...at, params: { id } }))
  /** Sent and read. */
  const staged = async (content: Uint8Array | string, name: string, query: Record<string, string> = {}) => {
    const answer = await upload(content, name, query)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const { _id } = importOf(answer)
    await test.app.jobs.runDue()
    return get(_id)
  }
  const items = async (id: string, query: Record<string, string> = {}): Promise<ImportItem[]> => {
    const answer = await test.call(contract.listImportItems, {
      ...at,
      params: { id },
      query: { limit: '100', ...query },
    })
    return (answer.body['data'] as { items: ImportItem[] }).items
  }
  const act = (
    endpoint: Parameters<typeof test.call>[0],
    id: string,
    body?: object,
    more: Record<string, string> = {},
  ) => test.call(endpoint, { ...at, params: { id, ...more }, ...(body && { body }) })
  /** A file as it is sent, with its bytes. */
  const file = (path: string, query: Record<string, string>) =>
    test.app.http.inject({ url: apiBase + path, query, headers: { authorization: `Bearer ${token}` } })
  const place = { class: 'LOP_4', subject: subject.id }
  return {
    ...test,
    user,
    token,
    subject,
    place,
    importOf,
    upload,
    get,
    staged,
    items,
    act,
    file,
  }
}
