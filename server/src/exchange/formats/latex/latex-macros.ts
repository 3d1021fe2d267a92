import { valuesOf, writtenOf } from './latex-units.ts'
import { ofQuestions } from './latex-words.ts'

/** Commands that a file makes for itself, put into those that everybody knows. */

interface Macro {
  count: number
  /** What the first argument is where nothing stands between brackets. */
  preset: string | null
  body: string
}

type Macros = ReadonlyMap<string, Macro>

/** Of packages that papers of schools are written with. */
const known: readonly [string, Macro][] = [
  ['heva', { count: 1, preset: null, body: String.raw`\left\{\begin{aligned}#1\end{aligned}\right.` }],
  ['hoac', { count: 1, preset: null, body: String.raw`\left[\begin{aligned}#1\end{aligned}\right.` }],
]

const deepest = 8
const mostDefined = 2000
/** Of the file: more comes of no paper, only of commands that call themselves. */
const growth = 3
const room = 200_000

/** One that is made twice may be either, and stays as it is. */
export function macrosIn(typed: string): Macros {
  const source = typed.replaceAll(/(?<!\\)%[^\n]*\n?[^\S\n]*/gu, '')
  const found = new Map<string, Macro>()
  const twice = new Set<string>()
  const start =
    /\\(?:(?:new|renew|provide)command\*?\s*\{?\s*\\([a-zA-Z]+)\s*\}?\s*(?:\[(\d)\])?(?:\[([^\]\n]{0,200})\])?\s*(?=\{)|def\s*\\([a-zA-Z]+)\s*((?:#\d){0,9})\s*(?=\{)|DeclareMathOperator\*?\s*\{\s*\\([a-zA-Z]+)\s*\}\s*(?=\{))/gu
  for (const match of source.matchAll(start)) {
    if (found.size > mostDefined) break
    const [whole, command, count = '0', preset = null, defined, parameters = '', operator] = match
    const name = command ?? defined ?? operator ?? ''
    const body = groupAt(source, match.index + whole.length, 5000)
    if (body === null || ofQuestions.has(name)) continue
    const own = operator === undefined ? body.text : `\\operatorname{${body.text}}`
    const before = found.get(name)
    if (before !== undefined && before.body !== own) twice.add(name)
    found.set(name, { count: defined === undefined ? Number(count) : parameters.length / 2, preset, body: own })
  }
  for (const name of twice) found.delete(name)
  return new Map([...known.filter(([name]) => !twice.has(name)), ...found])
}

export function expanded(source: string, macros: Macros): string {
  const most = source.length * growth + room
  let written = 0
  const expand = (text: string, depth: number): string => {
    let result = ''
    let done = 0
    const command = /\\(?:([a-zA-Z]+)|[^])/gu
    for (let match = command.exec(text); match !== null; match = command.exec(text)) {
      const [, name = ''] = match
      const values = valuesOf(name)
      const macro = macros.get(name) ?? (values > 0 ? { count: values + 1, preset: '', body: '' } : undefined)
      if (!macro || written > most) continue
      const called = argumentsAt(text, command.lastIndex, macro)
      if (called === null) continue
      const measured = macros.has(name) ? null : writtenOf(name, called.values.slice(1))
      if (!macros.has(name) && measured === null) continue
      const body =
        measured ?? macro.body.replaceAll(/#(\d)/gu, (_, digit: string) => called.values[Number(digit) - 1] ?? '')
      written += body.length + 1
      // A letter right behind would become a part of the command that the body ends with.
      const own = depth === deepest ? body : expand(body, depth + 1)
      const isOpen = /\\[a-zA-Z]+$/u.test(own) && /^[a-zA-Z]/u.test(text.slice(called.end, called.end + 1))
      result += text.slice(done, match.index) + own + (isOpen ? ' ' : '')
      done = called.end
      command.lastIndex = called.end
    }
    return result + text.slice(done)
  }
  return expand(source, 0)
}

function argumentsAt(text: string, from: number, { count, preset }: Macro): { values: string[]; end: number } | null {
  const values: string[] = []
  let at = from
  if (preset !== null) {
    const option = /\s*\[([^\]\n]{0,500})\]/uy
    option.lastIndex = at
    const [whole = '', said = preset] = option.exec(text) ?? []
    at += whole.length
    values.push(said)
  }
  while (values.length < count) {
    const blank = /\s*/uy
    blank.lastIndex = at
    at += blank.exec(text)?.[0].length ?? 0
    const group = groupAt(text, at, 5000)
    const token = group === null ? /\\[a-zA-Z]+|\\?[^\s{}\\]/uy : null
    if (token) token.lastIndex = at
    const single = token?.exec(text)?.[0]
    if (group === null && single === undefined) return null
    values.push(group?.text ?? single ?? '')
    at = group?.end ?? at + (single?.length ?? 0)
  }
  return { values, end: at }
}

/** What stands between braces; null where they do not open here, or close too far away. */
function groupAt(text: string, at: number, longest: number): { text: string; end: number } | null {
  if (text[at] !== '{') return null
  let depth = 0
  for (let place = at; place < Math.min(text.length, at + longest); place += 1) {
    const sign = text[place]
    if (sign === '\\') place += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return { text: text.slice(at + 1, place), end: place + 1 }
    }
  }
  return null
}
