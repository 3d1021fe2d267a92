import { questionTypeRules } from '../../question-types/registry.ts'
import { type Message, says } from '../../messages.ts'
import { rangeIn } from './draws.ts'
import { checkExpression } from './evaluation.ts'
import { compare, fractionOf, isWhole } from './fractions.ts'
import {
  type DrawnInstance,
  type Templated,
  drawInstance,
  expressionsOf,
  expressionsOfTemplate,
  lengthOf,
} from './instances.ts'
import { expressionsIn, hasPlaceholder, within } from './placeholders.ts'
import { sampleRandom } from './sample-random.ts'
import { TemplateFailure, attempted } from './template-failure.ts'
import { templateMessages as messages } from './template-messages.ts'
import { mappedTexts } from './template-texts.ts'
import { type QuestionTemplate, type TemplateVariable, quizTemplateLimits, templateLimits } from './templates.ts'

/** Something that is wrong, and where: a field's name with points in it. */
export interface TemplateProblem {
  field: string
  /** As `says` packs it. */
  message: string
}

/** As many draws must come out before a template is kept. */
const draws = 20

/** Everything that is wrong with a template; nothing when it gives good questions. */
export function problemsOfTemplate(question: Templated & { title?: string }): TemplateProblem[] {
  const { template } = question
  if (template === null) return []
  const size = problemOfSize(question, template)
  if (size) return [size]
  const ofVariables = problemsOfVariables(template)
  const names = new Set(template.variables.map(({ name }) => name))
  const problems = [
    ...(hasPlaceholder(question.title ?? '')
      ? [{ field: 'title', message: says(messages.titleFixed, { open: '{{' }) }]
      : []),
    ...ofVariables,
    ...template.constraints.flatMap((constraint, index) =>
      problemOf(`template.constraints.${index}`, () => checkExpression(constraint, names)),
    ),
    ...problemsOfTexts(question, names),
  ]
  return problems.length > 0 ? problems : problemOfDraws(question, template)
}

function problemOfSize(question: Templated, template: QuestionTemplate): TemplateProblem | null {
  const { textLength, expressionLength, expressions: most } = templateLimits
  if (lengthOf(question) > textLength)
    return { field: 'template', message: says(messages.textsLong, { most: textLength }) }
  const expressions = [...expressionsOf(question), ...expressionsOfTemplate(template)]
  if (expressions.length > most) return { field: 'template', message: says(messages.expressionsMany, { most }) }
  if (expressions.join('').length <= expressionLength) return null
  return { field: 'template', message: says(messages.expressionsLong, { most: expressionLength }) }
}

function problemOf(field: string, act: () => void): TemplateProblem[] {
  const outcome = attempted(act)
  return 'failure' in outcome ? [{ field, message: outcome.failure.said() }] : []
}

const goodName = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u
const reserved = new Set(['and', 'or', 'not', 'và', 'hoặc', 'không'])

function problemsOfVariables({ variables }: QuestionTemplate): TemplateProblem[] {
  const before = new Set<string>()
  const problems: TemplateProblem[] = []
  if (!variables.some(({ kind }) => kind !== 'computed'))
    problems.push({ field: 'template.variables', message: says(messages.variablesNone) })
  variables.forEach((variable, index) => {
    const { name } = variable
    const at = (part: string): string => `template.variables.${index}.${part}`
    const refuse = (part: string, message: Message): void => {
      problems.push({ field: at(part), message: says(message) })
    }
    if (!goodName.test(name) || reserved.has(name.toLowerCase())) refuse('name', messages.nameInvalid)
    else if (before.has(name)) refuse('name', messages.nameTaken)
    if (variable.kind === 'computed')
      problems.push(...problemOf(at('formula'), () => checkExpression(variable.formula, before)))
    else if (variable.kind === 'choice') {
      if (new Set(variable.values).size < 2 || variable.values.includes('')) refuse('values', messages.valuesFew)
    } else {
      const found = problemOfRange(variable)
      if (found) refuse(found.part, found.message)
    }
    before.add(name)
  })
  return problems
}

function problemOfRange(variable: TemplateVariable): { part: string; message: Message } | null {
  const { kind, from, to, step } = variable
  const isMissing = kind === 'whole' ? messages.boundWhole : messages.boundNumber
  const parts = { from, to, ...((kind === 'decimal' || step !== '') && { step }) }
  for (const [part, text] of Object.entries(parts)) {
    const value = fractionOf(text)
    if (value === null || (kind === 'whole' && !isWhole(value))) return { part, message: isMissing }
    if (part === 'step' && value.top <= 0n) return { part, message: messages.stepPositive }
  }
  if (rangeIn(variable) !== null) return null
  const [first, last] = [fractionOf(from), fractionOf(to)]
  return first && last && compare(first, last) > 0 ? { part: 'to', message: messages.boundsTurned } : null
}

/** What can be told of the texts before there are values. */
function problemsOfTexts(question: Templated, names: ReadonlySet<string>): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  mappedTexts(question, (text, kind, field) => {
    const sources = expressionsIn(text, kind)
    for (const source of sources)
      problems.push(...problemOf(field, () => within(source, () => checkExpression(source, names))))
    return text
  })
  const conditions = [
    ...question.answers.map(({ when }, index) => [`answers.${index}.when`, when] as const),
    ...(question.statements ?? []).map(({ when }, index) => [`statements.${index}.when`, when] as const),
  ]
  for (const [field, when] of conditions)
    if (when) problems.push(...problemOf(field, () => within(when, () => checkExpression(when, names))))
  return problems
}

function problemOfDraws(question: Templated, template: QuestionTemplate): TemplateProblem[] {
  for (let seed = 1; seed <= draws; seed += 1) {
    const outcome = attempted(() => drawInstance(question, template, sampleRandom(seed)))
    if ('failure' in outcome) return [{ field: fieldOf(question, outcome.failure), message: outcome.failure.said() }]
  }
  return []
}

/** Where the author looks for it: at the options, unless it is the draw itself that fails. */
function fieldOf({ type }: Templated, { problem }: TemplateFailure): string {
  if (problem.key === messages.noDraw.key) return 'template.constraints'
  if (problem.key === messages.braces.key) return 'content'
  const { maximumAnswers } = questionTypeRules[type]
  return problem.key.startsWith('templates.options') || problem.key.startsWith('questions.')
    ? maximumAnswers > 0
      ? 'answers'
      : 'template'
    : 'template'
}

/** Templates that were kept before there was a limit took up to so many. */
const stepsOfOldSample = 500_000

/** The first of the draws that `problemsOfTemplate` has seen to come out: what lists and files show. */
export function sampleOf<Question extends Templated>(question: Question): Question {
  return question.template === null ? question : drawSample(question, question.template).instance
}

function drawSample<Question extends Templated>(
  question: Question,
  template: QuestionTemplate,
): DrawnInstance<Question> {
  return drawInstance(question, template, sampleRandom(1), stepsOfOldSample)
}

/** Why no paper may ask all of these; each is counted by its sample, and no further than the limit. */
export function problemOfQuiz(questions: readonly Templated[]): TemplateFailure | null {
  const { expressions: mostExpressions, steps: mostSteps } = quizTemplateLimits
  const templates = questions.flatMap(({ template, ...question }) =>
    template === null ? [] : [{ question: { ...question, template }, template }],
  )
  let expressions = 0
  for (const { question, template } of templates)
    expressions += expressionsOf(question).length + expressionsOfTemplate(template).length
  if (expressions > mostExpressions) return new TemplateFailure('quizExpressionsMany', { most: mostExpressions })
  let left: number = mostSteps
  for (const { question, template } of templates) {
    const sample = attempted(() => drawInstance(question, template, sampleRandom(1), left))
    if ('failure' in sample) return new TemplateFailure('quizStepsMany', { most: mostSteps })
    left -= sample.result.steps
  }
  return null
}

/** A draw by chance; should chance fail a template that was good when it was kept, the sample that it was kept by. */
export function drawnOrSample<Question extends Templated>(
  question: Question,
  template: QuestionTemplate,
  random: () => number,
): DrawnInstance<Question> {
  const outcome = attempted(() => drawInstance(question, template, random))
  return 'result' in outcome ? outcome.result : drawSample(question, template)
}

/** What came of so many draws. */
export interface Trial {
  tries: number
  /** How many different questions there were. */
  different: number
  /** Draws that the conditions refused, of all. */
  refusedByConstraints: number
  /** Draws that would have made no good question, by reason. */
  problems: { message: Message; count: number }[]
  /** Why it broke off, packed; null when every try came out. */
  failure: string | null
}

export function tried(question: Templated, template: QuestionTemplate, tries: number, random: () => number): Trial {
  const seen = new Set<string>()
  const problems = new Map<string, { message: Message; count: number }>()
  let refusedByConstraints = 0
  for (let round = 0; round < tries; round += 1) {
    const outcome = attempted(() => drawInstance(question, template, random))
    if ('failure' in outcome) {
      const failure = outcome.failure.said()
      return { tries: round, different: seen.size, refusedByConstraints, problems: [...problems.values()], failure }
    }
    const { drawn, refused } = outcome.result
    seen.add(JSON.stringify(drawn))
    refusedByConstraints += refused.constraints
    for (const message of refused.problems) {
      const { count } = problems.get(message.key) ?? { count: 0 }
      problems.set(message.key, { message, count: count + 1 })
    }
  }
  return { tries, different: seen.size, refusedByConstraints, problems: [...problems.values()], failure: null }
}
