import type { Message } from '../../messages.ts'
import { decimalOf } from '../../question-types/decimals.ts'
import { shownAs } from '../../question-types/part-rules.ts'
import { type PartsDraft, partsIn } from '../../question-types/parts.ts'
import { questionTypeRules } from '../../question-types/registry.ts'
import { readableTextOf } from '../../rich-text.ts'
import { drawOnce, keepsConstraints, scopeOf } from './draws.ts'
import { holds } from './evaluation.ts'
import { expressionOf, stepsIn } from './expressions.ts'
import { type Say, expressionsIn, filledText, sayingBy, within } from './placeholders.ts'
import { mappedTexts, type TemplateTexts } from './template-texts.ts'
import { TemplateFailure, attempted } from './template-failure.ts'
import { templateMessages } from './template-messages.ts'
import { type Drawn, type QuestionTemplate, templateLimits } from './templates.ts'

/** Something that one question can be made of. */
export interface Templated extends TemplateTexts {
  template: QuestionTemplate | null
}

/**
 * What each expression of a question came to, by where it stands and what it says: kept in the paper, so that nobody
 * calculates it again.
 */
export type Made = Readonly<Record<string, string>>

/** The question that these values make; what it says is no template any more. Throws where they make none. */
export function instanceOf<Question extends Templated>(question: Question, drawn: Drawn): Question {
  return madeBy(question, drawn).instance
}

function madeBy<Question extends Templated>(question: Question, drawn: Drawn): { instance: Question; made: Made } {
  const { template } = question
  if (template === null) return { instance: question, made: {} }
  const scope = scopeOf(template, drawn)
  const say = sayingBy(scope)
  const made: Record<string, string> = {}
  const instance = filled(question, {
    say: (source, place) => (made[`${place} ${source}`] ??= say(source, place)),
    holds: (when) => (made[`when ${when}`] ??= String(within(when, () => holds(when, scope)))) === 'true',
  })
  const problem = problemOfInstance(instance, question)
  if (problem) throw new TemplateFailure(problem)
  return { instance, made }
}

/** The same, from what its expressions came to before; null where that is not all of them. */
function instanceAgain<Question extends Templated>(question: Question, made: Made): Question | null {
  const kept = (name: string): string => {
    const text = made[name]
    if (text === undefined) throw new TemplateFailure('empty')
    return text
  }
  const outcome = attempted(() =>
    filled(question, {
      say: (source, place) => kept(`${place} ${source}`),
      holds: (when) => kept(`when ${when}`) === 'true',
    }),
  )
  return 'result' in outcome ? outcome.result : null
}

/** The same, or null: a draw of before for a question that has changed since. */
export function instanceIfAny<Question extends Templated>(
  question: Question,
  { drawn, made }: { drawn?: Drawn | undefined; made?: Made | undefined },
): Question | null {
  if (question.template === null) return drawn === undefined ? question : null
  if (drawn === undefined) return null
  const again = made && instanceAgain(question, made)
  if (again) return again
  const outcome = attempted(() => instanceOf(question, drawn))
  return 'result' in outcome ? outcome.result : null
}

interface Saying {
  say: Say
  holds: (when: string) => boolean
}

function filled<Question extends Templated>(question: Question, { say, holds: holdsHere }: Saying): Question {
  const texts = mappedTexts(question, (text, kind) => filledText(text, kind, say))
  return { ...withTruths(texts, holdsHere), template: null }
}

/** Conditions become keys. */
function withTruths<Question extends TemplateTexts>(question: Question, holdsHere: Saying['holds']): Question {
  const { answers, statements } = question
  const isTruth = question.type === 'true_false'
  const [only] = isTruth ? answers.filter(({ when }) => isSet(when)) : []
  return {
    ...question,
    answers: answers.map((answer) => {
      const { when } = answer
      if (isSet(when)) return { ...answer, isCorrect: holdsHere(when) }
      // Of true and false, one is what the other is not.
      return only?.when === undefined ? answer : { ...answer, isCorrect: !holdsHere(only.when) }
    }),
    ...(statements && {
      statements: statements.map((statement) => {
        const { when } = statement
        return isSet(when) ? { ...statement, isTrue: holdsHere(when) } : statement
      }),
    }),
  }
}

function isSet(when: string | undefined): when is string {
  return when !== undefined && when.trim() !== ''
}

/** By the rules of its type, and besides: no two options alike, none lost. */
function problemOfInstance(instance: TemplateTexts, { answers: before }: TemplateTexts): Message | null {
  const { type, content } = instance
  const rules = questionTypeRules[type]
  const answers = rules.normalise(instance.answers)
  const isLost = answers.length < before.length && answers.length < rules.normalise(before).length
  if (isLost) return templateMessages.optionEmpty
  const parts = rules.parts?.normalise(partsIn(instance as PartsDraft)) ?? {}
  const shown = [...(rules.texts === 'rich' ? answers.map(({ text }) => text) : []), ...rightsOf(parts)]
  const problem = rules.problemOf(answers) ?? rules.parts?.problemOf(parts, content)?.message ?? null
  return problem ?? (areAlike(shown) ? templateMessages.optionsEqual : null)
}

function rightsOf({ pairs = [], extras = [] }: PartsDraft): string[] {
  return [...pairs.map(({ right }) => right), ...extras]
}

/** Numbers that are written differently are still the same number: 0,5 and 0,50. */
function areAlike(options: readonly string[]): boolean {
  const seen = options.map((html) => {
    const number = decimalOf(readableTextOf(html))
    if (number === null) return shownAs(html)
    let { digits, scale } = number
    for (; scale > 0 && digits % 10n === 0n; scale -= 1) digits /= 10n
    return `${digits}e${scale}`
  })
  return new Set(seen).size < seen.length
}

/** Every expression that a question says or asks by; those of its template are calculated for each draw. */
export function expressionsOf(question: Templated): string[] {
  const { answers, statements = [] } = question
  const expressions = [...answers, ...statements].flatMap(({ when }) => (isSet(when) ? [when] : []))
  mappedTexts(question, (text, kind) => {
    expressions.push(...expressionsIn(text, kind))
    return text
  })
  return expressions
}

export function expressionsOfTemplate({ variables, constraints }: QuestionTemplate): string[] {
  return [...constraints, ...variables.flatMap(({ kind, formula }) => (kind === 'computed' ? [formula] : []))]
}

/** How much there is to read in a question. */
export function lengthOf(question: TemplateTexts): number {
  let length = 0
  mappedTexts(question, (text) => {
    length += text.length
    return text
  })
  return length
}

/** So many signs are read in the time of one step. */
const readInAStep = 20

/** What one draw takes, and what a question of it takes besides; the same for whatever values there are. */
export function stepsFor(question: Templated, template: QuestionTemplate): { draw: number; instance: number } {
  const steps = (sources: readonly string[]): number =>
    sources.reduce((sum, source) => sum + stepsIn(expressionOf(source)), 0)
  return {
    draw: template.variables.length + steps(expressionsOfTemplate(template)),
    instance: steps(expressionsOf(question)) + Math.ceil(lengthOf(question) / readInAStep),
  }
}

export interface DrawnInstance<Question> {
  instance: Question
  drawn: Drawn
  made: Made
  /** How many it took, those of draws that were given up among them. */
  steps: number
  /** How many draws were given up before, for which reason. */
  refused: { constraints: number; problems: Message[] }
}

/**
 * One that keeps the conditions and is a good question; the same for the same figures. After so many steps there is
 * said to be none, so that nobody keeps others waiting.
 */
export function drawInstance<Question extends Templated>(
  question: Question,
  template: QuestionTemplate,
  random: () => number,
  mostSteps: number = templateLimits.steps,
): DrawnInstance<Question> {
  const refused: DrawnInstance<Question>['refused'] = { constraints: 0, problems: [] }
  const each = stepsFor(question, template)
  if (each.draw + each.instance > mostSteps) throw new TemplateFailure('stepsMany', { most: mostSteps })
  let steps = each.draw
  let failure: TemplateFailure | null = null
  for (; steps <= mostSteps; steps += each.draw) {
    const drawn = drawOnce(template, random)
    const outcome = attempted(() => {
      if (!keepsConstraints(template, scopeOf(template, drawn))) return null
      steps += each.instance
      return steps <= mostSteps ? madeBy(question, drawn) : null
    })
    if ('failure' in outcome) {
      failure = outcome.failure
      refused.problems.push(failure.problem)
    } else if (outcome.result === null) refused.constraints += 1
    else return { ...outcome.result, drawn, steps, refused }
  }
  throw failure ?? new TemplateFailure('noDraw', { most: mostSteps })
}
