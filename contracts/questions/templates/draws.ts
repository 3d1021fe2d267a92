import { evaluate, holds } from './evaluation.ts'
import {
  type Fraction,
  compare,
  floorOf,
  fraction,
  fractionOf,
  fractionText,
  inverse,
  negative,
  product,
  sum,
} from './fractions.ts'
import { TemplateFailure } from './template-failure.ts'
import type { Drawn, QuestionTemplate, TemplateVariable } from './templates.ts'
import type { Scope, Value } from './values.ts'

/** A value for each variable that is drawn, by chance alone. */
export function drawOnce({ variables }: QuestionTemplate, random: () => number): Drawn {
  const drawn: Record<string, string> = {}
  for (const variable of variables) {
    if (variable.kind === 'computed') continue
    drawn[variable.name] = drawnValue(variable, random)
  }
  return drawn
}

function drawnValue(variable: TemplateVariable, random: () => number): string {
  if (variable.kind === 'choice') return variable.values[Math.floor(random() * variable.values.length)] ?? ''
  const { from, step, count } = rangeOf(variable)
  const index = BigInt(Math.floor(random() * count))
  return fractionText(sum(from, product(step, fraction(index))))
}

/** No generator that we have tells more values than these apart. */
const mostSteps = 2 ** 32

/** How many values there are, and which; null when the bounds are none. */
export function rangeIn({
  kind,
  from,
  to,
  step,
}: TemplateVariable): { from: Fraction; step: Fraction; count: number } | null {
  const [first, last] = [fractionOf(from), fractionOf(to)]
  const stride = step === '' && kind === 'whole' ? fraction(1n) : fractionOf(step)
  if (first === null || last === null || stride === null) return null
  if (stride.top <= 0n || compare(first, last) > 0) return null
  const steps = floorOf(product(sum(last, negative(first)), inverse(stride))) + 1n
  return { from: first, step: stride, count: Number(steps > BigInt(mostSteps) ? BigInt(mostSteps) : steps) }
}

function rangeOf(variable: TemplateVariable) {
  const range = rangeIn(variable)
  if (range === null) throw new TemplateFailure('boundNumber')
  return range
}

/** What the names stand for once values are drawn: those that are calculated come after those they need. */
export function scopeOf({ variables }: QuestionTemplate, drawn: Drawn): Scope {
  const scope = new Map<string, Value>()
  for (const variable of variables) {
    const { name, kind } = variable
    const text = Object.hasOwn(drawn, name) ? drawn[name] : undefined
    if (kind === 'computed') scope.set(name, evaluate(variable.formula, scope))
    else if (text === undefined) throw new TemplateFailure('unknownName', { name, place: 1 })
    else scope.set(name, valueOfDrawn(variable, text))
  }
  return scope
}

function valueOfDrawn({ kind, values }: TemplateVariable, text: string): Value {
  const value = fractionOf(text)
  const isNumber = kind !== 'choice' || areNumbers(values)
  if (value === null || !isNumber) return { kind: 'text', text }
  return { kind: 'number', value, ...(kind === 'choice' && text.includes('/') && { writing: { as: 'fraction' } }) }
}

const knownLists = new WeakMap<readonly string[], boolean>()

function areNumbers(values: readonly string[]): boolean {
  const known = knownLists.get(values) ?? values.every((each) => fractionOf(each) !== null)
  knownLists.set(values, known)
  return known
}

export function keepsConstraints({ constraints }: QuestionTemplate, scope: Scope): boolean {
  return constraints.every((constraint) => holds(constraint, scope))
}
