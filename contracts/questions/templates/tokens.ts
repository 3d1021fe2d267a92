import { TemplateFailure } from './template-failure.ts'

export interface Token {
  kind: 'number' | 'text' | 'name' | 'sign' | 'end'
  text: string
  /** From 1, as people count. */
  place: number
}

export const longestExpression = 200

const spaces = /[\s\u00a0]+/uy
const numbers = /\d+(?:\.\d+)?/y
const names = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy
const signs = /<=|>=|!=|<>|==|[-+*/^(),;=<>≤≥≠×·÷:−]/uy
const quotes: Readonly<Record<string, string>> = { "'": "'", '"': '"', '‘': '’', '“': '”' }

/** Different ways to write the same sign. */
const sameSigns: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '<>': '!=',
  '==': '=',
  '×': '*',
  '·': '*',
  '÷': '/',
  ':': '/',
  '−': '-',
  ';': ',',
}

const words: ReadonlyMap<string, string> = new Map([
  ['and', 'and'],
  ['or', 'or'],
  ['not', 'not'],
  ['và', 'and'],
  ['hoặc', 'or'],
  ['không', 'not'],
])

export function tokensOf(source: string): Token[] {
  const text = source.normalize('NFC')
  if (text.length > longestExpression) throw new TemplateFailure('tooLong', { most: longestExpression })
  const tokens: Token[] = []
  let at = 0
  const matched = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0] ?? null
  }
  while (at < text.length) {
    const place = at + 1
    const space = matched(spaces)
    const number = matched(numbers)
    const name = matched(names)
    const sign = matched(signs)
    const closing = quotes[text[at] ?? '']
    if (closing !== undefined) {
      const end = text.indexOf(closing, at + 1)
      if (end === -1) throw new TemplateFailure('unclosedText', { place })
      tokens.push({ kind: 'text', text: text.slice(at + 1, end), place })
      at = end + 1
      continue
    }
    const found = space ?? number ?? name ?? sign
    if (found === null) throw new TemplateFailure('unknownSign', { sign: text[at] ?? '', place })
    if (number !== null) tokens.push({ kind: 'number', text: number, place })
    else if (name !== null) {
      const word = words.get(name.toLowerCase())
      tokens.push(word === undefined ? { kind: 'name', text: name, place } : { kind: 'sign', text: word, place })
    } else if (sign !== null) tokens.push({ kind: 'sign', text: sameSigns[sign] ?? sign, place })
    at += found.length
  }
  return [...tokens, { kind: 'end', text: '', place: text.trimEnd().length }]
}
