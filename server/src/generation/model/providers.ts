import type { GenerationOptions, GenerationProvider } from '@lms/contracts/generation/generation.ts'
import type { Config } from '../../platform/config.ts'
import type { KnownShapes } from './model-call.ts'
import { type Access, type ModelAnswer, type ModelRequest, type ModelText, ProviderFailure } from './model-request.ts'

/** The one small interface behind which all providers stand. */
export interface Providers {
  /** What the form offers. */
  readonly offered: GenerationOptions['providers']
  /** Throws `ProviderFailure`, or the signal's reason when the caller gave up. */
  ask(request: ModelRequest): Promise<ModelAnswer>
  /** The same for words instead of questions. */
  write(request: ModelRequest): Promise<ModelText>
}

const geminiModels = [
  { model: 'gemini-2.0-flash', name: 'Gemini 2.0 Flash' },
  { model: 'gemini-2.5-flash', name: 'Gemini 2.5 Flash' },
]
const openaiModels = [
  { model: 'gpt-3.5-turbo', name: 'GPT-3.5' },
  { model: 'gpt-4', name: 'GPT-4' },
  { model: 'gpt-4-turbo', name: 'GPT-4 Turbo' },
]

type Settings = Pick<Config, 'gemini' | 'openai'>

export function createProviders({ gemini, openai }: Settings, timeout: number): Providers {
  const accesses: Partial<Record<GenerationProvider, Access>> = {}
  if (gemini.apiKey !== undefined) accesses.gemini = { provider: 'gemini', ...gemini }
  // A model server of one's own needs an address and often no key.
  if (openai.apiKey !== undefined || openai.baseUrl !== undefined) accesses.openai = { provider: 'openai', ...openai }
  const ownModels = (openai.models ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const shapes: KnownShapes = new Map()
  const named = ownModels.map((model) => openaiModels.find((known) => known.model === model) ?? { model, name: model })

  return {
    offered: [
      { provider: 'gemini', name: 'Gemini', isAvailable: accesses.gemini !== undefined, models: geminiModels },
      ...(accesses.openai === undefined
        ? []
        : [
            {
              provider: 'openai' as const,
              name: 'OpenAI',
              isAvailable: true,
              models: named.length > 0 ? named : openaiModels,
            },
          ]),
    ],
    async ask(request) {
      const access = accesses[request.provider]
      if (access === undefined) throw new ProviderFailure('no_key')
      // The code that speaks to models is heavy, and most processes never need it.
      const { askModel } = await import('./model-call.ts')
      return askModel(access, request, timeout, shapes)
    },
    async write(request) {
      const access = accesses[request.provider]
      if (access === undefined) throw new ProviderFailure('no_key')
      const { askForWords } = await import('./model-call.ts')
      return askForWords(access, request, timeout)
    },
  }
}
