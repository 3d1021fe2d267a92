import { type ClassCode, defaultClass } from '@lms/contracts/classes/classes.ts'
import {
  type GenerationOptions,
  type GenerationProvider,
  GenerationRequest,
  generationDefaults,
} from '@lms/contracts/generation/generation.ts'
import type { z } from 'zod'
import { type ContractForm, useContractForm } from '../ui/form/contract-form.ts'

type Counted =
  | 'totalQuestions'
  | 'easyQuestions'
  | 'mediumQuestions'
  | 'hardQuestions'
  | 'totalPoints'
  | 'timeLimit'
  | 'passingScore'
  | 'maxAttempts'

/** What the form holds: a request whose choices and figures may still be open. */
export type GenerationValues = Omit<GenerationRequest, 'class' | Counted> & { class: ClassCode | '' } & Record<
    Counted,
    number | null
  >

export type GenerationFormState = ContractForm<z.input<typeof GenerationRequest>, GenerationRequest>

/** What is still open is refused by the schema, with its own words. */
export function startValues(
  providers: GenerationOptions['providers'],
  known: Partial<GenerationValues> = {},
): z.input<typeof GenerationRequest> {
  const provider: GenerationProvider = providers.find(({ isAvailable }) => isAvailable)?.provider ?? 'gemini'
  const values: GenerationValues = {
    ...generationDefaults,
    title: '',
    description: '',
    instructions: '',
    class: defaultClass,
    subject: '',
    subject_id: null,
    topic: '',
    tags: [],
    ...known,
    provider,
    model: firstModel(providers, provider),
  }
  return values as z.input<typeof GenerationRequest>
}

export function firstModel(providers: GenerationOptions['providers'], wanted: string): string {
  return providers.find(({ provider }) => provider === wanted)?.models[0]?.model ?? ''
}

export function useGenerationForm(values: z.input<typeof GenerationRequest>): GenerationFormState {
  return useContractForm({ schema: GenerationRequest, defaultValues: values })
}
