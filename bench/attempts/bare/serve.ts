import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Row } from './sitting.ts'

type Answered = object | Promise<object>

interface Acts {
  start(student: string, quizId: string): Answered
  save(student: string, quizId: string, body: Row): Answered
  submit(student: string, quizId: string): Answered
  result(historyId: string): Answered
}

/** Node's own HTTP and nothing else. Its only token is the id of a student. */
export function serve({ start, save, submit, result }: Acts): void {
  function act(url: string, student: string, body: Row): Answered | null {
    const historyId = /\/results\/([0-9a-f-]{36})$/.exec(url)?.[1]
    if (historyId !== undefined) return result(historyId)
    const [, quizId, step] = /\/quizzes\/([0-9a-f-]{36})\/(start|answers|submit)$/.exec(url) ?? []
    if (quizId === undefined) return null
    if (step === 'start') return start(student, quizId)
    return step === 'answers' ? save(student, quizId, body) : submit(student, quizId)
  }

  async function answer(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const student = (request.headers.authorization ?? '').replace('Bearer ', '')
    const asked = act(request.url ?? '', student, text === '' ? {} : (JSON.parse(text) as Row))
    // Where nothing is waited for, nothing waits.
    const data = asked instanceof Promise ? await asked : asked
    response.writeHead(data === null ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ success: data !== null, status: 'success', message: 'OK', data }))
  }

  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (text += part))
    request.on('end', () => void answer(request, response, text))
  })
  // Students think for longer than Node keeps a silent connection by itself.
  server.keepAliveTimeout = 72_000
  server.listen({ port: 0, host: '127.0.0.1', backlog: 2048 }, () => {
    console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
}
