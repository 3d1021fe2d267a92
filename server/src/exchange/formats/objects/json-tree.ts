import { UnreadableFile } from '../item.ts'

/** JSON as it is written: numbers with their digits, names in their order, and those that come twice both. */

export interface Scalar {
  kind: 'scalar'
  text: string
  /** In quotes. */
  isText: boolean
  /** Part of a program that only has a value when it runs. */
  isUnknown?: true
}

export interface List {
  kind: 'list'
  items: readonly Value[]
}

export interface Fields {
  kind: 'fields'
  fields: readonly (readonly [name: string, value: Value])[]
}

export type Value = Scalar | List | Fields

/** Questions lie a few levels deep, and the largest files of them have some hundred thousand parts. */
const deepest = 40
const mostParts = 1_000_000

const space = /[ \t\n\r]*/y
const plainValue = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y

class NotJson extends Error {}

/** Null where it is no JSON: commas too many, comments and names without quotes are none. */
export function jsonIn(text: string): Value | null {
  return valuesIn([text])?.[0] ?? null
}

/** As many texts, each with one value; null where one of them is no JSON. */
export function valuesIn(texts: Iterable<string>): Value[] | null {
  const budget = { left: mostParts }
  try {
    return Array.from(texts, (text) => wholeValue(text, budget))
  } catch (error) {
    if (error instanceof NotJson) return null
    throw error
  }
}

function wholeValue(text: string, budget: { left: number }): Value {
  let at = 0

  const skip = (): void => {
    space.lastIndex = at
    at += space.exec(text)?.[0].length ?? 0
  }

  const isNext = (sign: string): boolean => {
    skip()
    if (text[at] !== sign) return false
    at += 1
    return true
  }

  const expect = (sign: string): void => {
    if (!isNext(sign)) throw new NotJson()
  }

  function quoted(): string {
    const start = at
    let end = text.indexOf('"', start + 1)
    while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
    if (text[start] !== '"' || end === -1) throw new NotJson()
    at = end + 1
    try {
      return String(JSON.parse(text.slice(start, at)))
    } catch {
      throw new NotJson()
    }
  }

  function value(depth: number): Value {
    budget.left -= 1
    if (depth > deepest || budget.left < 0) throw new UnreadableFile('tooComplex')
    skip()
    if (isNext('[')) return list(depth)
    if (isNext('{')) return fields(depth)
    if (text[at] === '"') return { kind: 'scalar', text: quoted(), isText: true }
    plainValue.lastIndex = at
    const found = plainValue.exec(text)?.[0]
    if (found === undefined) throw new NotJson()
    at += found.length
    return { kind: 'scalar', text: found === 'null' ? '' : found, isText: false }
  }

  function list(depth: number): List {
    const items: Value[] = []
    if (isNext(']')) return { kind: 'list', items }
    do items.push(value(depth + 1))
    while (isNext(','))
    expect(']')
    return { kind: 'list', items }
  }

  function fields(depth: number): Fields {
    const found: [string, Value][] = []
    if (isNext('}')) return { kind: 'fields', fields: found }
    do {
      skip()
      const name = quoted()
      expect(':')
      found.push([name, value(depth + 1)])
    } while (isNext(','))
    expect('}')
    return { kind: 'fields', fields: found }
  }

  const whole = value(0)
  skip()
  if (at < text.length) throw new NotJson()
  return whole
}

/** Behind an odd number of strokes. */
function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text[before - 1] === '\\') before -= 1
  return (at - before) % 2 === 1
}

/** As it was written, in one line. */
export function written(value: Value): string {
  if (value.kind === 'scalar')
    return value.isText ? JSON.stringify(value.text) : value.text === '' ? 'null' : value.text
  if (value.kind === 'list') return `[${value.items.map(written).join(', ')}]`
  return `{${value.fields.map(([name, own]) => `${JSON.stringify(name)}: ${written(own)}`).join(', ')}}`
}
