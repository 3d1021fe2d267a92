import type { Message } from '../../messages.ts'
import { decimalOf } from '../../question-types/decimals.ts'
import { shownAs } from '../../question-types/part-rules.ts'
import { type PartsDraft, partsIn } from '../../question-types/parts.ts'
import { questionTypeRules } from '../../question-types/registry.ts'
import { readableTextOf } from '../../rich-text.ts'
import { drawOnce, keepsConstraints, scopeOf } from './draws.ts'
import { holds } from './evaluation.ts'
import { filledText, within } from './placeholders.ts'
import { mappedTexts, type TemplateTexts } from './template-texts.ts'
import { TemplateFailure, attempted } from './template-failure.ts'
import { templateMessages } from './template-messages.ts'
import type { Drawn, QuestionTemplate } from './templates.ts'
import type { Scope } from './values.ts'

/** Something that one question can be made of. */
export interface Templated extends TemplateTexts {
  template: QuestionTemplate | null
}

/** The question that these values make; what it says is no template any more. Throws where they make none. */
export function instanceOf<Question extends Templated>(question: Question, drawn: Drawn): Question {
  const { template } = question
  if (template === null) return question
  const scope = scopeOf(template, drawn)
  const filled = mappedTexts(question, (text, kind) => filledText(text, kind, scope))
  const instance = { ...withTruths(filled, scope), template: null }
  const problem = problemOfInstance(instance, question)
  if (problem) throw new TemplateFailure(problem)
  return instance
}

/** The same, or null: a draw of before for a question that has changed since. */
export function instanceIfAny<Question extends Templated>(
  question: Question,
  drawn: Drawn | undefined,
): Question | null {
  if (question.template === null) return drawn === undefined ? question : null
  if (drawn === undefined) return null
  const outcome = attempted(() => instanceOf(question, drawn))
  return 'result' in outcome ? outcome.result : null
}

/** Conditions become keys. */
function withTruths<Question extends TemplateTexts>(question: Question, scope: Scope): Question {
  const holdsHere = (when: string): boolean => within(when, () => holds(when, scope))
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

/**
 * So many draws may fail the conditions, and so many the rules of the question, until there is said to be none.
 * Whoever writes long conditions or long texts gets fewer: nobody keeps others waiting.
 */
export function patienceFor({ variables, constraints }: QuestionTemplate, textLength: number) {
  const conditions = [...constraints, ...variables.map(({ formula }) => formula)].join('').length + 1
  return {
    draws: Math.min(2000, Math.ceil(200_000 / conditions)),
    instances: Math.min(100, Math.ceil(300_000 / (textLength + 1))),
  }
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

export interface DrawnInstance<Question> {
  instance: Question
  drawn: Drawn
  /** How many draws were given up before, for which reason. */
  refused: { constraints: number; problems: Message[] }
}

/** One that keeps the conditions and is a good question; the same for the same figures. */
export function drawInstance<Question extends Templated>(
  question: Question,
  template: QuestionTemplate,
  random: () => number,
): DrawnInstance<Question> {
  const refused: DrawnInstance<Question>['refused'] = { constraints: 0, problems: [] }
  const patience = patienceFor(template, lengthOf(question))
  let failure: TemplateFailure | null = null
  for (let round = 0; round < patience.draws && refused.problems.length < patience.instances; round += 1) {
    const drawn = drawOnce(template, random)
    const outcome = attempted(() =>
      keepsConstraints(template, scopeOf(template, drawn)) ? instanceOf(question, drawn) : null,
    )
    if ('failure' in outcome) {
      failure = outcome.failure
      refused.problems.push(failure.problem)
    } else if (outcome.result === null) refused.constraints += 1
    else return { instance: outcome.result, drawn, refused }
  }
  throw failure ?? new TemplateFailure('noDraw')
}
