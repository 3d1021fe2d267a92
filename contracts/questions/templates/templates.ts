import { z } from 'zod'
import { says } from '../../messages.ts'
import { longestExpression } from './tokens.ts'
import { templateMessages as messages } from './template-messages.ts'

/** What makes many questions out of one: see docs/question-types.md. */

/** A paper has many of them, and each is made while a child waits: so a template is short, other questions need not be. */
export const templateLimits = {
  variables: 12,
  constraints: 10,
  values: 50,
  nameLength: 20,
  /** All texts together. */
  textLength: 20_000,
  /** In texts, conditions and formulas. */
  expressions: 100,
  /** All of them together. */
  expressionLength: 3000,
  /** Of one draw, with those that it gives up before: see `stepsFor`. */
  steps: 3000,
} as const

/** What all templates of a quiz may take together. */
export const quizTemplateLimits = { expressions: 5000, steps: 50_000 } as const

/** Drawn from a range or a list, or calculated from those above it. */
export const variableKinds = ['whole', 'decimal', 'choice', 'computed'] as const
export type VariableKind = (typeof variableKinds)[number]

const bound = z.string().trim().max(30, says(messages.boundNumber)).default('')

/** Numbers are texts, so that 0.1 is a tenth. Each kind has its own of the fields; the others are empty. */
export const TemplateVariable = z.object({
  name: z.string().trim().max(templateLimits.nameLength, says(messages.nameInvalid)),
  kind: z.enum(variableKinds),
  from: bound,
  to: bound,
  step: bound,
  values: z.array(z.string().trim().max(100)).max(templateLimits.values).default([]),
  formula: z
    .string()
    .trim()
    .max(longestExpression, says(messages.tooLong, { most: longestExpression, where: '' }))
    .default(''),
})
export type TemplateVariable = z.infer<typeof TemplateVariable>

const condition = z
  .string()
  .trim()
  .max(longestExpression, says(messages.tooLong, { most: longestExpression, where: '' }))

export const QuestionTemplate = z.object({
  variables: z
    .array(TemplateVariable)
    .max(templateLimits.variables, says(messages.variablesMany, { most: templateLimits.variables })),
  constraints: z
    .array(condition)
    .max(templateLimits.constraints, says(messages.constraintsMany, { most: templateLimits.constraints }))
    .default([]),
})
export type QuestionTemplate = z.infer<typeof QuestionTemplate>

/** What was drawn for one instance, by the names of the variables; kept in the paper. */
export const Drawn = z.record(z.string(), z.string())
export type Drawn = z.infer<typeof Drawn>

/** Without what its kinds have no use for, and without empty conditions. */
export function normalisedTemplate({ variables, constraints }: QuestionTemplate): QuestionTemplate {
  const nothing = { from: '', to: '', step: '', values: [], formula: '' }
  return {
    variables: variables.map((variable) => {
      const { kind, from, to, step, values, formula } = variable
      const name = variable.name.normalize('NFC')
      if (kind === 'choice') return { ...nothing, name, kind, values: values.filter((value) => value !== '') }
      if (kind === 'computed') return { ...nothing, name, kind, formula }
      return { ...nothing, name, kind, from, to, step }
    }),
    constraints: constraints.filter((constraint) => constraint !== ''),
  }
}
