import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, byId } from '../fields.ts'
import { practiceMessages } from './practice-messages.ts'

/** How many a child may have written anew in a day; one that was written before costs nothing. */
export const explanationsPerDay = 10

export const readExplaining = endpoint('GET', '/practice/explanations', {
  access: 'practice:take',
  summary:
    'Whether a model explains mistakes to one: there is a provider, a parent agreed to AI and has not switched it off',
  data: z.object({ isOn: z.boolean() }),
})

export const explainMistake = endpoint('POST', '/practice/sessions/:id/explanations', {
  access: 'practice:take',
  summary:
    'A model’s explanation of a mistake in one’s own practice, after all tries (409 before). The model gets the question, its key and the wrong choice, and nothing about the child',
  params: byId(practiceMessages.missing),
  body: z.object({ question: Id }),
  data: z.object({
    explanation: z.object({
      /** Safe HTML. */
      text: z.string(),
      /** Said beside it: a machine wrote this. */
      isByAi: z.literal(true),
    }),
  }),
})
