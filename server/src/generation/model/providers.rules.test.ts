import { describe, expect, onTestFinished, test } from 'vitest'
import { type Reply, deliver, startModelServer } from '../../../testing/model-server.ts'
import { answerSchema } from './prompt.ts'
import { ProviderFailure } from './model-request.ts'
import { createProviders } from './providers.ts'

const wanted = { easy: 1, medium: 1, hard: 1 }
const prompt = 'Write 3 question(s): 1 easy, 1 medium, 1 hard.'

async function open(timeout = 5000) {
  const server = await startModelServer()
  onTestFinished(() => server.close())
  const providers = createProviders(
    {
      gemini: { apiKey: 'gemini-secret', baseUrl: server.geminiUrl },
      openai: { apiKey: 'openai-secret', baseUrl: server.openaiUrl, models: 'qwen3, gpt-4' },
    },
    timeout,
  )
  const ask = (provider: 'gemini' | 'openai', signal = new AbortController().signal) =>
    providers.ask({ provider, model: 'some-model', system: 'Rules', prompt, signal })
  const failure = (provider: 'gemini' | 'openai') =>
    ask(provider).then(
      () => 'answered',
      (error: unknown) => (error instanceof ProviderFailure ? error : String(error)),
    )
  return { server, providers, ask, failure }
}

describe.each(['gemini', 'openai'] as const)('%s', (provider) => {
  test('is asked in its own wire format, with the key from the environment and the schema', async () => {
    const { server, ask } = await open()
    const answer = await ask(provider)
    expect(answer).toMatchObject({ problem: null, inputTokens: 400, outputTokens: 900 })
    expect(answer.candidates).toHaveLength(3)
    expect(server.asked).toMatchObject([
      { protocol: provider, model: 'some-model', system: 'Rules', prompt, key: `${provider}-secret` },
    ])
    const sent = JSON.stringify(server.asked[0]?.body)
    expect(sent).not.toContain('secret')
    const { generationConfig, response_format: format } = server.asked[0]?.body ?? {}
    if (provider === 'gemini') expect(generationConfig).toMatchObject({ responseMimeType: 'application/json' })
    else expect(format).toMatchObject({ type: 'json_schema', json_schema: { strict: true, schema: answerSchema } })
    for (const field of answerSchema.properties.questions.items.required) expect(sent).toContain(`"${field}"`)
  })

  test('that blocks says so', async () => {
    const { server, failure } = await open()
    server.script({ blocked: 'answer' }, { blocked: 'prompt' })
    expect(await failure(provider)).toMatchObject({ reason: 'blocked' })
    expect(await failure(provider)).toMatchObject({ reason: 'blocked' })
  })

  test('that breaks off delivers what was whole: never the last, which may lack an answer', async () => {
    const { server, ask } = await open()
    const whole = JSON.stringify({ questions: deliver(wanted) })
    const inTheThird = whole.slice(0, whole.lastIndexOf('"isCorrect"'))
    server.script({ text: inTheThird, isCut: true }, { text: '', isCut: true }, { text: inTheThird })
    const cut = await ask(provider)
    expect(cut.problem).toBe('truncated_answer')
    expect(cut.candidates).toHaveLength(2)
    expect(await ask(provider)).toMatchObject({ problem: 'truncated_answer', candidates: [] })
    expect(await ask(provider)).toMatchObject({ problem: 'malformed_answer', candidates: [{}, {}], outputTokens: 900 })
  })

  test('that answers nonsense is heard, and the tokens are counted', async () => {
    const { server, ask } = await open()
    const empty = { problem: 'malformed_answer', candidates: [], inputTokens: 400, outputTokens: 900 }
    server.script({ text: 'Xin chào!' }, { text: '[]' }, { text: '{"questions": "none"}' })
    for (let count = 0; count < 3; count += 1) expect(await ask(provider)).toMatchObject(empty)
    server.script({ text: `\`\`\`json\n${JSON.stringify({ questions: deliver(wanted) })}\n\`\`\`` })
    expect((await ask(provider)).candidates).toHaveLength(3)
  })

  test('that is busy, broken or refuses tells why, and how long to wait', async () => {
    const { server, failure } = await open()
    const cases: [Reply, object][] = [
      [
        { status: 429, retryAfter: '17' },
        { reason: 'busy', retryAfterSeconds: 17 },
      ],
      [{ status: 429 }, { reason: 'busy', retryAfterSeconds: null }],
      [{ status: 500 }, { reason: 'unavailable' }],
      [
        { status: 503, retryAfter: '3' },
        { reason: 'unavailable', retryAfterSeconds: 3 },
      ],
      [{ status: 401 }, { reason: 'key_refused' }],
      [{ status: 403 }, { reason: 'key_refused' }],
      [{ status: 404 }, { reason: 'request_refused' }],
      [{ raw: '<html>proxy</html>' }, { reason: 'unavailable' }],
    ]
    for (const [reply, expected] of cases) {
      server.script(reply)
      expect(await failure(provider), JSON.stringify(reply)).toMatchObject(expected)
    }
    expect(server.asked, 'nothing is tried twice here').toHaveLength(cases.length)
  })

  test('that hangs is given up in time, or when the caller gives up', async () => {
    const { server, ask, failure } = await open(300)
    server.script({ hang: true }, { hang: true })
    expect(await failure(provider)).toMatchObject({ reason: 'timeout' })
    const caller = new AbortController()
    const asking = ask(provider, caller.signal)
    caller.abort(new Error('no longer wanted'))
    await expect(asking).rejects.toThrow('no longer wanted')
  })
})

test('a model that knows no schema is asked for JSON, then for plain text, and this is remembered', async () => {
  const { server, ask, failure } = await open()
  const kinds = () =>
    server.asked.map(({ body }) => (body['response_format'] as { type: string } | undefined)?.type ?? 'none')
  const refusal = { status: 400, message: "'response_format' of type 'json_schema' is not supported with this model." }
  server.script(refusal)
  expect((await ask('openai')).candidates).toHaveLength(3)
  expect((await ask('openai')).candidates).toHaveLength(3)
  expect(kinds()).toEqual(['json_schema', 'json_object', 'json_object'])
  server.script(refusal, { text: `Đây là các câu hỏi:\n${JSON.stringify({ questions: deliver(wanted) })}\nHết.` })
  expect(await ask('openai')).toMatchObject({ problem: null, candidates: [{}, {}, {}] })
  expect(kinds().slice(3)).toEqual(['json_object', 'none'])
  server.script({ status: 400 })
  expect(await failure('openai')).toMatchObject({ reason: 'request_refused' })
  expect(kinds().slice(5)).toEqual(['none'])
})

test('a wait that Google names in the body counts too', async () => {
  const { server, failure } = await open()
  server.script({ status: 429, retryDelay: '27s' })
  expect(await failure('gemini')).toMatchObject({ reason: 'busy', retryAfterSeconds: 27 })
  server.script({ status: 400, message: 'API key not valid. reason: API_KEY_INVALID' })
  const refused = await failure('gemini')
  expect(refused).toMatchObject({ reason: 'key_refused' })
  expect(JSON.stringify(refused) + String(refused)).not.toContain('API key')
})

test('providers are offered as they are configured', async () => {
  const { providers } = await open()
  expect(providers.offered).toMatchObject([
    { provider: 'gemini', isAvailable: true, models: [{ name: 'Gemini 2.0 Flash' }, { name: 'Gemini 2.5 Flash' }] },
    { provider: 'openai', models: [{ model: 'qwen3', name: 'qwen3' }, { name: 'GPT-4' }] },
  ])
  const none = { apiKey: undefined, baseUrl: undefined }
  const bare = createProviders({ gemini: none, openai: { ...none, models: undefined } }, 1000)
  expect(bare.offered).toMatchObject([{ provider: 'gemini', isAvailable: false }])
  const asking = bare.ask({ provider: 'openai', model: 'x', system: '', prompt: '', signal: AbortSignal.timeout(1000) })
  await expect(asking).rejects.toMatchObject({ reason: 'no_key' })
  const keyed = createProviders({ gemini: none, openai: { ...none, apiKey: 'k', models: undefined } }, 1000)
  expect(keyed.offered[1]?.models.map(({ name }) => name)).toEqual(['GPT-3.5', 'GPT-4', 'GPT-4 Turbo'])
})
