import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question as a model writes it. */
export interface WrittenQuestion {
  title: string
  content: string
  type: string
  difficulty: string
  answers: { text: string; isCorrect: boolean }[]
  explanation: string
}

/** What was asked of the model, whichever protocol it came in. */
export interface Asked {
  protocol: 'gemini' | 'openai'
  model: string
  system: string
  prompt: string
  counts: Record<'easy' | 'medium' | 'hard', number>
  /** As it was sent. */
  key: string | undefined
  body: Record<string, unknown>
}

/** What the server does with one request. Without a script it delivers what was asked for. */
export type Reply =
  | { questions: unknown[] }
  | { text: string; isCut?: boolean }
  | { blocked: 'prompt' | 'answer' }
  | { status: number; retryAfter?: string; retryDelay?: string; message?: string }
  | { hang: true }
  | { raw: string }

export interface ModelServer {
  /** What `GEMINI_BASE_URL` and `OPENAI_BASE_URL` have to be. */
  geminiUrl: string
  openaiUrl: string
  /** Every request so far. */
  asked: Asked[]
  /** What comes next, one for each request; after the last the server delivers again. */
  script(...replies: (Reply | ((asked: Asked) => Reply | Promise<Reply>))[]): void
  close(): Promise<void>
}

/** A server that speaks the wire formats of Gemini (v1beta) and of OpenAI's chat completions, on a free port. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = []
  const waiting: (Reply | ((asked: Asked) => Reply | Promise<Reply>))[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>
    const one = toAsked(request, body)
    asked.push(one)
    const next = waiting.shift() ?? { questions: deliver(one.counts) }
    const reply = typeof next === 'function' ? await next(one) : next
    if ('hang' in reply) return
    if ('status' in reply) return sendError(response, one, reply)
    if ('raw' in reply) return send(response, 200, reply.raw)
    send(response, 200, JSON.stringify(one.protocol === 'gemini' ? geminiAnswer(reply) : openaiAnswer(one, reply)))
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    geminiUrl: `http://127.0.0.1:${port}/v1beta`,
    openaiUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    script: (...replies) => void waiting.push(...replies),
    async close() {
      const closed = new Promise((resolve) => {
        server.close(resolve)
      })
      server.closeAllConnections()
      await closed
    },
  }
}

let written = 0

/** As many good questions of each difficulty, each of them new. */
export function deliver(counts: Asked['counts'], changes: Partial<WrittenQuestion> = {}): WrittenQuestion[] {
  return Object.entries(counts).flatMap(([difficulty, count]) =>
    Array.from({ length: count }, () => ({ ...question(difficulty), ...changes })),
  )
}

function question(difficulty: string): WrittenQuestion {
  written += 1
  const [one, other] = [written + 10, written + 3]
  const sum = one + other
  return {
    title: `Phép cộng số ${written}`,
    content: `Kết quả của phép tính $${one} + ${other}$ là bao nhiêu?`,
    type: 'single_choice',
    difficulty,
    answers: [sum, sum + 1, sum - 1, sum + 10].map((value, index) => ({ text: String(value), isCorrect: index === 0 })),
    explanation: `Cộng ${one} với ${other} được ${sum}.`,
  }
}

function toAsked(request: IncomingMessage, body: Record<string, unknown>): Asked {
  const gemini = /\/models\/([^/:]+):generateContent/.exec(request.url ?? '')
  const headers = request.headers
  if (gemini) {
    const { contents, systemInstruction } = body as {
      contents: { parts: { text: string }[] }[]
      systemInstruction?: { parts: { text: string }[] }
    }
    const prompt = contents.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n')
    const system = systemInstruction?.parts.map(({ text }) => text).join('\n') ?? ''
    const key = headers['x-goog-api-key'] as string | undefined
    return { protocol: 'gemini', model: gemini[1] ?? '', system, prompt, counts: countsIn(prompt), key, body }
  }
  if (!request.url?.endsWith('/chat/completions')) throw new Error(`Nothing is at ${request.url}`)
  const { model, messages } = body as { model: string; messages: { role: string; content: string }[] }
  const said = (role: string): string => messages.flatMap((m) => (m.role === role ? [m.content] : [])).join('\n')
  const key = headers.authorization?.replace(/^Bearer /, '')
  return {
    protocol: 'openai',
    model,
    system: said('system'),
    prompt: said('user'),
    counts: countsIn(said('user')),
    key,
    body,
  }
}

function countsIn(prompt: string): Asked['counts'] {
  const found = /: (\d+) easy, (\d+) medium, (\d+) hard/.exec(prompt)
  return { easy: Number(found?.[1] ?? 0), medium: Number(found?.[2] ?? 0), hard: Number(found?.[3] ?? 0) }
}

type Spoken = Extract<Reply, { questions: unknown[] } | { text: string } | { blocked: string }>

const wordsOf = (reply: Spoken): string => {
  if ('questions' in reply) return JSON.stringify({ questions: reply.questions })
  return 'text' in reply ? reply.text : ''
}

function geminiAnswer(reply: Spoken): object {
  const usageMetadata = { promptTokenCount: 400, candidatesTokenCount: 900, totalTokenCount: 1300 }
  if ('blocked' in reply && reply.blocked === 'prompt')
    return { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 400, totalTokenCount: 400 } }
  const isCut = 'text' in reply && reply.isCut === true
  const finishReason = 'blocked' in reply ? 'SAFETY' : isCut ? 'MAX_TOKENS' : 'STOP'
  const content = 'blocked' in reply ? undefined : { role: 'model', parts: [{ text: wordsOf(reply) }] }
  return {
    candidates: [{ ...(content && { content }), finishReason, index: 0 }],
    usageMetadata,
    modelVersion: 'gemini-2.0-flash',
    responseId: 'r1',
  }
}

function openaiAnswer({ model }: Asked, reply: Spoken): object {
  const isCut = 'text' in reply && reply.isCut === true
  const finish_reason = 'blocked' in reply ? 'content_filter' : isCut ? 'length' : 'stop'
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_763_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: wordsOf(reply) }, finish_reason }],
    usage: { prompt_tokens: 400, completion_tokens: 900, total_tokens: 1300 },
  }
}

function sendError(response: ServerResponse, { protocol }: Asked, reply: Extract<Reply, { status: number }>): void {
  const { status, retryAfter, retryDelay, message = 'No.' } = reply
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  const details = retryDelay === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }]
  const error =
    protocol === 'gemini'
      ? { code: status, message, status: 'RESOURCE_EXHAUSTED', details }
      : { message, type: 'server_error', param: null, code: null }
  send(response, status, JSON.stringify({ error }))
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
