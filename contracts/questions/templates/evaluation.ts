import { type BinarySign, type Expression, callsIn, expressionOf, namesIn } from './expressions.ts'
import { type Fraction, compare, isTooLarge, negative, product, sum } from './fractions.ts'
import { choosing, inverseOf, power, templateFunctions } from './functions.ts'
import { TemplateFailure } from './template-failure.ts'
import { type Scope, type Value, number } from './values.ts'

/** What an expression comes to. There is no way out of it: no loop, no memory, nothing outside its scope. */
export function valueOf(expression: Expression, scope: Scope): Value {
  const value = evaluated(expression, scope)
  if (value.kind === 'number' && isTooLarge(value.value))
    throw new TemplateFailure('tooLarge', { place: expression.place })
  return value
}

export function evaluate(source: string, scope: Scope): Value {
  return valueOf(expressionOf(source), scope)
}

/** Whether a condition holds. */
export function holds(source: string, scope: Scope): boolean {
  return truthOf(expressionOf(source), scope)
}

/** What can be said of it before there are values: that it reads, and that everything it names is there. */
export function checkExpression(source: string, names: ReadonlySet<string>): void {
  const expression = expressionOf(source)
  const unknown = namesIn(expression).find(({ name }) => !names.has(name))
  if (unknown) throw new TemplateFailure('unknownName', unknown)
  for (const { name, count, place } of callsIn(expression)) {
    const known = functionOf(name)
    if (known === null) throw new TemplateFailure('unknownFunction', { name, place })
    if (count < known.least || count > known.most) throw new TemplateFailure('wrongCount', { name, count, place })
  }
}

function functionOf(name: string): { least: number; most: number } | null {
  const called = name.toLowerCase()
  if (called === choosing) return { least: 3, most: 3 }
  return Object.hasOwn(templateFunctions, called) ? (templateFunctions[called] ?? null) : null
}

function evaluated(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'number':
      return number(expression.value)
    case 'text':
      return { kind: 'text', text: expression.text }
    case 'name': {
      const { name, place } = expression
      const value = scope.get(name)
      if (value === undefined) throw new TemplateFailure('unknownName', { name, place })
      return value
    }
    case 'unary':
      return expression.sign === '-'
        ? number(negative(numberOf(expression.of, scope)))
        : { kind: 'truth', holds: !truthOf(expression.of, scope) }
    case 'binary':
      return combined(expression, scope)
    default:
      return called(expression, scope)
  }
}

function combined({ sign, left, right, place }: Extract<Expression, { kind: 'binary' }>, scope: Scope): Value {
  if (sign === 'and') return { kind: 'truth', holds: truthOf(left, scope) && truthOf(right, scope) }
  if (sign === 'or') return { kind: 'truth', holds: truthOf(left, scope) || truthOf(right, scope) }
  if (sign === '=' || sign === '!=') {
    const isSame = equal(valueOf(left, scope), valueOf(right, scope), place)
    return { kind: 'truth', holds: isSame === (sign === '=') }
  }
  const [one, other] = [numberOf(left, scope), numberOf(right, scope)]
  const compares = comparisons[sign]
  if (compares) return { kind: 'truth', holds: compares(compare(one, other)) }
  return number(calculated(sign, one, other, place))
}

const comparisons: Readonly<Partial<Record<BinarySign, (order: number) => boolean>>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

function calculated(sign: BinarySign, one: Fraction, other: Fraction, place: number): Fraction {
  if (sign === '+') return sum(one, other)
  if (sign === '-') return sum(one, negative(other))
  if (sign === '*') return product(one, other)
  return sign === '/' ? product(one, inverseOf(other, place)) : power(one, other, place)
}

function equal(one: Value, other: Value, place: number): boolean {
  if (one.kind === 'number' && other.kind === 'number') return compare(one.value, other.value) === 0
  if (one.kind === 'text' && other.kind === 'text') return one.text === other.text
  if (one.kind === 'truth' && other.kind === 'truth') return one.holds === other.holds
  throw new TemplateFailure('needsSame', { place })
}

function called({ name, values, place }: Extract<Expression, { kind: 'call' }>, scope: Scope): Value {
  const known = functionOf(name)
  if (known === null) throw new TemplateFailure('unknownFunction', { name, place })
  if (values.length < known.least || values.length > known.most)
    throw new TemplateFailure('wrongCount', { name, count: values.length, place })
  const called = name.toLowerCase()
  if (called === choosing) {
    const [condition, then, otherwise] = values
    if (!condition || !then || !otherwise)
      throw new TemplateFailure('wrongCount', { name, count: values.length, place })
    return valueOf(truthOf(condition, scope) ? then : otherwise, scope)
  }
  const numbers = values.map((value) => numberOf(value, scope))
  const calculates = templateFunctions[called]
  if (calculates === undefined) throw new TemplateFailure('unknownFunction', { name, place })
  return calculates.of(numbers, place)
}

function numberOf(expression: Expression, scope: Scope): Fraction {
  const value = valueOf(expression, scope)
  if (value.kind !== 'number') throw new TemplateFailure('needsNumber', { place: expression.place })
  return value.value
}

function truthOf(expression: Expression, scope: Scope): boolean {
  const value = valueOf(expression, scope)
  if (value.kind !== 'truth') throw new TemplateFailure('needsTruth', { place: expression.place })
  return value.holds
}
