import type { FailureReason, GenerationProvider, RejectionReason } from '@lms/contracts/generation/generation.ts'

export interface ModelRequest {
  provider: GenerationProvider
  model: string
  system: string
  prompt: string
  /** Of the answer, where it is not that of a quiz: an object with `questions`. */
  schema?: object
  /** Something to look at; nothing of it but what is seen. */
  picture?: { content: Uint8Array; type: string }
  /** Whoever waits for the answer gives up with it. */
  signal: AbortSignal
}

export interface ModelAnswer {
  /** Whatever the model sent as questions; the gate says what they are worth. */
  candidates: unknown[]
  /** What was wrong with the answer as a whole. */
  problem: Extract<RejectionReason, 'malformed_answer' | 'truncated_answer'> | null
  inputTokens: number
  outputTokens: number
}

/** What a model wrote in words. */
export type ModelText = { text: string } & Pick<ModelAnswer, 'inputTokens' | 'outputTokens'>

export type ProviderReason = Exclude<FailureReason, 'cancelled' | 'incomplete' | 'interrupted'>

/** Why there is no answer. Holds nothing of what the provider said: that may quote a key or a text. */
export class ProviderFailure extends Error {
  readonly reason: ProviderReason
  /** How long the provider asked us to wait. */
  readonly retryAfterSeconds: number | null
  /** What it cost all the same. */
  readonly tokens: Pick<ModelAnswer, 'inputTokens' | 'outputTokens'> | null

  constructor(
    reason: ProviderReason,
    { retryAfterSeconds = null, tokens = null }: Partial<Pick<ProviderFailure, 'retryAfterSeconds' | 'tokens'>> = {},
  ) {
    super(`The provider did not answer: ${reason}`)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
    this.tokens = tokens
  }
}

/** How a provider is reached, from the environment alone. */
export interface Access {
  provider: GenerationProvider
  apiKey: string | undefined
  baseUrl: string | undefined
}
