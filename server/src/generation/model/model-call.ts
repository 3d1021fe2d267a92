import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  generateText,
  jsonSchema,
  parsePartialJson,
} from 'ai'
import { z } from 'zod'
import { answerSchema } from './prompt.ts'
import { type Access, type ModelAnswer, ProviderFailure, type ModelRequest, type ModelText } from './model-request.ts'

// What the library would warn about goes to the console, where nobody reads it.
globalThis.AI_SDK_LOG_WARNINGS = false

/** How the shape of the answer is asked for, from the strictest way to the one that every model understands. */
const shapes = ['schema', 'object', 'text'] as const
type Shape = (typeof shapes)[number]

/** What a model was found to understand, so that it is refused once and not with every request. */
export type KnownShapes = Map<string, Shape>

/**
 * One request to one model. Nothing is tried again here, for the process decides about that and may be restarted;
 * only the shape is: older models of this protocol refuse a schema, and some servers know no JSON mode at all.
 */
export async function askModel(
  access: Access,
  request: ModelRequest,
  timeout: number,
  known: KnownShapes,
): Promise<ModelAnswer> {
  const timer = AbortSignal.timeout(timeout)
  const first = access.provider === 'openai' ? shapes.indexOf(known.get(request.model) ?? 'schema') : 0
  for (const shape of access.provider === 'openai' ? shapes.slice(first) : shapes.slice(0, 1)) {
    try {
      const answer = await askInShape(access, request, shape, timer)
      known.set(request.model, shape)
      return answer
    } catch (error) {
      const isLast = access.provider !== 'openai' || shape === 'text'
      if (isLast || !(error instanceof ShapeRefused)) throw error instanceof ShapeRefused ? error.failure : error
    }
  }
  throw new ProviderFailure('request_refused')
}

/** One request for words, which need no shape. */
export async function askForWords(access: Access, request: ModelRequest, timeout: number): Promise<ModelText> {
  const { system, prompt, signal } = request
  const timer = AbortSignal.timeout(timeout)
  try {
    const { text, usage, finishReason } = await generateText({
      model: modelOf(access, request.model, 'text'),
      instructions: system,
      prompt,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, timer]),
    })
    if (finishReason === 'content-filter') throw new ProviderFailure('blocked', { tokens: tokensOf(usage) })
    return { text, ...tokensOf(usage) }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw toFailure(error, timer)
  }
}

/** The request is at fault, which may be its shape. */
class ShapeRefused extends Error {
  readonly failure: ProviderFailure

  constructor(failure: ProviderFailure) {
    super(failure.message)
    this.failure = failure
  }
}

async function askInShape(
  access: Access,
  request: ModelRequest,
  shape: Shape,
  timer: AbortSignal,
): Promise<ModelAnswer> {
  const { system, prompt, schema = answerSchema, picture, signal } = request
  const asked = {
    model: modelOf(access, request.model, shape),
    instructions: system,
    prompt: picture
      ? [
          {
            role: 'user' as const,
            content: [
              { type: 'text' as const, text: prompt },
              { type: 'file' as const, data: picture.content, mediaType: picture.type },
            ],
          },
        ]
      : prompt,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, timer]),
  }
  try {
    const { text, usage, finishReason } = await (shape === 'text'
      ? generateText(asked)
      : generateText({
          ...asked,
          output: Output.object({ schema: jsonSchema(schema as never), name: 'questions' }),
        }))
    if (finishReason === 'content-filter') throw new ProviderFailure('blocked', { tokens: tokensOf(usage) })
    return await readAnswer(text, usage, finishReason === 'length')
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      if (error.finishReason === 'content-filter')
        throw new ProviderFailure('blocked', { tokens: tokensOf(error.usage) })
      return readAnswer(error.text ?? '', error.usage, error.finishReason === 'length')
    }
    if (signal.aborted) throw signal.reason
    const failure = toFailure(error, timer)
    const isRefused = APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
    throw isRefused && failure.reason === 'request_refused' ? new ShapeRefused(failure) : failure
  }
}

function modelOf({ provider, apiKey, baseUrl }: Access, model: string, shape: Shape): LanguageModel {
  const address = baseUrl?.replace(/\/+$/, '')
  if (provider === 'gemini')
    return createGoogleGenerativeAI({ apiKey: apiKey ?? '', ...(address !== undefined && { baseURL: address }) })(model)
  return createOpenAICompatible({
    name: 'openai',
    baseURL: address ?? 'https://api.openai.com/v1',
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: shape === 'schema',
  })(model)
}

const Questions = z.object({ questions: z.array(z.unknown()) })

async function readAnswer(text: string, usage: LanguageModelUsage | undefined, wasCut: boolean): Promise<ModelAnswer> {
  const tokens = tokensOf(usage)
  const { value, state } = await parsed(text)
  const isWhole = state === 'successful-parse' && !wasCut
  const read = Questions.safeParse(value)
  if (!read.success) return { candidates: [], problem: wasCut ? 'truncated_answer' : 'malformed_answer', ...tokens }
  if (isWhole) return { candidates: read.data.questions, problem: null, ...tokens }
  // Where it broke off the last one may lack an answer and still look whole; those before it are.
  const candidates = read.data.questions.slice(0, -1)
  return { candidates, problem: wasCut ? 'truncated_answer' : 'malformed_answer', ...tokens }
}

function tokensOf(usage: LanguageModelUsage | undefined): Pick<ModelAnswer, 'inputTokens' | 'outputTokens'> {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
}

/** As it is, or what stands between braces in the middle of words. */
async function parsed(text: string): ReturnType<typeof parsePartialJson> {
  const whole = await parsePartialJson(withoutFence(text))
  const inner = /\{[\s\S]*\}/.exec(text)?.[0]
  return whole.state === 'failed-parse' && inner !== undefined ? parsePartialJson(inner) : whole
}

/** Servers that do not enforce the shape often wrap what they send. */
function withoutFence(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith('```')
    ? trimmed
        .replace(/^```(?:json)?/, '')
        .replace(/```$/, '')
        .trim()
    : text
}

function toFailure(error: unknown, timer: AbortSignal): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (timer.aborted) return new ProviderFailure('timeout')
  // An answer of 200 that is none of the protocol is the provider's trouble, not ours.
  if (!APICallError.isInstance(error)) return new ProviderFailure('unavailable')
  const { statusCode = 0 } = error
  if (statusCode === 401 || statusCode === 403 || /API_KEY_INVALID/.test(error.responseBody ?? ''))
    return new ProviderFailure('key_refused')
  if (statusCode === 429) return new ProviderFailure('busy', { retryAfterSeconds: waitOf(error) })
  if (statusCode === 408 || statusCode >= 500)
    return new ProviderFailure('unavailable', { retryAfterSeconds: waitOf(error) })
  return new ProviderFailure(statusCode >= 400 ? 'request_refused' : 'unavailable')
}

/** As a header in seconds or as a date, or as Google says it in the body. */
function waitOf({ responseHeaders, responseBody }: APICallError): number | null {
  const header = responseHeaders?.['retry-after']
  const said = header ?? /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(responseBody ?? '')?.[1]
  if (said === undefined) return null
  const seconds = /^\d+(\.\d+)?$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}
