import { type Fraction, fractionOf } from './fractions.ts'
import { TemplateFailure } from './template-failure.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What an expression says. Its size is bounded by the length of the text, its depth by `deepest`: nothing repeats. */
export type Expression =
  | { kind: 'number'; value: Fraction; place: number }
  | { kind: 'text'; text: string; place: number }
  | { kind: 'name'; name: string; place: number }
  | { kind: 'unary'; sign: '-' | 'not'; of: Expression; place: number }
  | { kind: 'binary'; sign: BinarySign; left: Expression; right: Expression; place: number }
  | { kind: 'call'; name: string; values: Expression[]; place: number }

export type BinarySign = 'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '^'

const deepest = 30

/** From those that bind least to those that bind most. */
const levels: readonly (readonly BinarySign[])[] = [
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
]

const known = new Map<string, Expression>()
const mostKnown = 2000

/** Read once; a text that was refused is read again. */
export function expressionOf(source: string): Expression {
  const before = known.get(source)
  if (before) return before
  const expression = read(tokensOf(source))
  if (known.size >= mostKnown) known.clear()
  known.set(source, expression)
  return expression
}

function read(tokens: readonly Token[]): Expression {
  let at = 0
  let depth = 0
  const end = tokens.at(-1) ?? { kind: 'end', text: '', place: 1 }
  const next = (): Token => tokens[at] ?? end
  const isSign = (text: string): boolean => next().kind === 'sign' && next().text === text

  function refuse(): never {
    const { kind, text, place } = next()
    if (tokens.length === 1) throw new TemplateFailure('empty')
    throw kind === 'end'
      ? new TemplateFailure('unfinished', { place })
      : new TemplateFailure('unknownSign', { sign: text, place })
  }

  function take(sign: string): void {
    if (!isSign(sign)) refuse()
    at += 1
  }

  function deeper(inside: () => Expression): Expression {
    depth += 1
    if (depth > deepest) throw new TemplateFailure('tooDeep', { place: next().place })
    const expression = inside()
    depth -= 1
    return expression
  }

  function level(index: number): Expression {
    const signs = levels[index]
    if (signs === undefined) return unary()
    if (index === 2 && isSign('not')) return unary()
    let left = level(index + 1)
    for (let sign = signs.find(isSign); sign !== undefined; sign = signs.find(isSign)) {
      const { place } = next()
      at += 1
      left = { kind: 'binary', sign, left, right: level(index + 1), place }
    }
    return left
  }

  function unary(): Expression {
    const { place } = next()
    if (isSign('-')) {
      at += 1
      return { kind: 'unary', sign: '-', of: deeper(unary), place }
    }
    if (isSign('not')) {
      at += 1
      return { kind: 'unary', sign: 'not', of: deeper(() => level(2)), place }
    }
    return power()
  }

  function power(): Expression {
    const base = single()
    if (!isSign('^')) return base
    const { place } = next()
    at += 1
    return { kind: 'binary', sign: '^', left: base, right: deeper(unary), place }
  }

  function single(): Expression {
    const { kind, text, place } = next()
    if (kind === 'number') {
      at += 1
      const value = fractionOf(text)
      if (value === null) throw new TemplateFailure('tooLarge', { place })
      return { kind: 'number', value, place }
    }
    if (kind === 'text') {
      at += 1
      return { kind: 'text', text, place }
    }
    if (kind === 'name') {
      at += 1
      return isSign('(') ? { kind: 'call', name: text, values: list(), place } : { kind: 'name', name: text, place }
    }
    take('(')
    const inside = deeper(() => level(0))
    take(')')
    return inside
  }

  function list(): Expression[] {
    take('(')
    const values: Expression[] = []
    if (!isSign(')')) {
      values.push(deeper(() => level(0)))
      while (isSign(',')) {
        at += 1
        values.push(deeper(() => level(0)))
      }
    }
    take(')')
    return values
  }

  const whole = level(0)
  if (next().kind !== 'end') refuse()
  return whole
}

/** How many parts there are to calculate. Nothing repeats, so that it is never more. */
export function stepsIn(expression: Expression): number {
  if (expression.kind === 'unary') return 1 + stepsIn(expression.of)
  if (expression.kind === 'binary') return 1 + stepsIn(expression.left) + stepsIn(expression.right)
  return expression.kind === 'call' ? expression.values.reduce((sum, value) => sum + stepsIn(value), 1) : 1
}

/** Every variable that it needs. */
export function namesIn(expression: Expression): { name: string; place: number }[] {
  if (expression.kind === 'name') return [{ name: expression.name, place: expression.place }]
  if (expression.kind === 'unary') return namesIn(expression.of)
  if (expression.kind === 'binary') return [...namesIn(expression.left), ...namesIn(expression.right)]
  return expression.kind === 'call' ? expression.values.flatMap(namesIn) : []
}

/** Every function that it calls, with how many values. */
export function callsIn(expression: Expression): { name: string; count: number; place: number }[] {
  if (expression.kind === 'unary') return callsIn(expression.of)
  if (expression.kind === 'binary') return [...callsIn(expression.left), ...callsIn(expression.right)]
  if (expression.kind !== 'call') return []
  const { name, values, place } = expression
  return [{ name, count: values.length, place }, ...values.flatMap(callsIn)]
}
