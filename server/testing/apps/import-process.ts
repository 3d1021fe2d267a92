import { login } from '@lms/contracts/accounts/accounts.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { startProcess } from '../server-process.ts'

interface Answered {
  import: QuestionImport
  subjects: { _id: string }[]
  pagination: { total: number }
}

/** The product as a process that can be killed, with an administrator who imports. */
export async function startImportProcess(environment: Record<string, string | undefined>) {
  const server = await startProcess(environment)
  let token: string | undefined
  // Just after its start, and at work already, it may ask to be left alone for a moment.
  while (token === undefined) {
    const { body } = await server.call(login, { body: { email: 'admin', password: 'Demo1234' } })
    token = (body.data?.['token'] as { token: string } | undefined)?.token
  }
  async function ask(method: string, address: string, body?: FormData | object): Promise<Answered> {
    const isForm = body instanceof FormData
    const answer = await fetch(server.url + apiBase + address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    return ((await answer.json()) as { data: Answered }).data
  }

  async function send(text: string, where = ''): Promise<QuestionImport> {
    const form = new FormData()
    form.append('file', new Blob([text]), 'a.txt')
    return (await ask('POST', `/questions/imports${where}`, form)).import
  }

  async function until(id: string, isThere: (one: QuestionImport) => boolean): Promise<QuestionImport> {
    for (;;) {
      const { import: one } = await ask('GET', `/questions/imports/${id}`)
      if (isThere(one)) return one
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async function kill(): Promise<void> {
    server.child.kill('SIGKILL')
    await server.exited
  }
  return { ask, send, until, kill }
}
