import { UnreadableFile } from '../../item.ts'
import {
  drawnEnvironments,
  formulaEnvironments,
  neverNested,
  typedEnvironments,
  withOption,
  withStar,
} from './latex-words.ts'

/** The source of LaTeX as a tree: what is said, what is set, and what is a formula. */
export type LatexNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'comment'; text: string }
  | { kind: 'command'; name: string; option: string | null }
  | { kind: 'group'; nodes: LatexNode[] }
  | LatexEnvironment
  | { kind: 'formula'; latex: string; isBlock: boolean }
  /** What is no text: drawn by commands, typed as it is, or a sign that nobody closes. */
  | { kind: 'raw'; name: string; text: string }

export interface LatexEnvironment {
  kind: 'environment'
  name: string
  option: string | null
  nodes: LatexNode[]
  source: string
  /** A brace in it is not closed, or it never ends. */
  isBroken: boolean
}

interface Open {
  nodes: LatexNode[]
  /** Null for a group between braces. */
  environment: LatexEnvironment | null
  start: number
}

const asking = new Set(['question', 'titledquestion', 'bonusquestion'])
const deepest = 60
const longestFormula = 20_000

export function nodesOf(source: string): LatexNode[] {
  return new Reading(source).nodes()
}

class Reading {
  private readonly source: string
  private at = 0
  /** Environments that no end was found for behind some place. */
  private readonly unended = new Set<string>()
  private readonly open: Open[] = [{ nodes: [], environment: null, start: 0 }]

  constructor(source: string) {
    this.source = source
  }

  nodes(): LatexNode[] {
    while (this.at < this.source.length) this.next()
    while (this.open.length > 1) this.close(true)
    return this.open[0]?.nodes ?? []
  }

  private add(node: LatexNode): void {
    this.open.at(-1)?.nodes.push(node)
  }

  private next(): void {
    const sign = this.source[this.at] ?? ''
    if (sign === '\\') this.command()
    else if (sign === '%') this.comment()
    else if (sign === '{') this.enter(null)
    else if (sign === '}') this.leaveGroup()
    else if (sign === '$') this.dollars()
    else this.text()
  }

  private text(): void {
    const plain = /[^\\%{}$]+/y
    plain.lastIndex = this.at
    const text = plain.exec(this.source)?.[0] ?? this.source[this.at] ?? ''
    this.at += text.length
    text.split(/\n[^\S\n]*\n\s*/u).forEach((part, index) => {
      if (index > 0) this.add({ kind: 'break' })
      if (part !== '') this.add({ kind: 'text', text: part })
    })
  }

  private comment(): void {
    const end = this.source.indexOf('\n', this.at)
    const stop = end === -1 ? this.source.length : end
    // '50% of them': the sign was meant to be read.
    if (
      /\d$/u.test(this.source.slice(this.at - 1, this.at)) &&
      /^%[ \u00A0]?\p{L}/u.test(this.source.slice(this.at, this.at + 3))
    )
      this.add({ kind: 'raw', name: '%', text: this.source.slice(this.at + 1, Math.min(stop, this.at + 30)).trim() })
    this.add({ kind: 'comment', text: this.source.slice(this.at + 1, stop) })
    // The end of its line and what the next one begins with are part of it, but not an empty line.
    const blank = /\n[^\S\n]*(?!\s*\n)/uy
    blank.lastIndex = stop
    this.at = stop + (blank.exec(this.source)?.[0].length ?? 0)
  }

  private enter(environment: LatexEnvironment | null): void {
    if (this.open.length > deepest) throw new UnreadableFile('tooMuch')
    this.open.push({ nodes: environment?.nodes ?? [], environment, start: this.at })
    if (environment === null) this.at += 1
  }

  private leaveGroup(): void {
    this.at += 1
    if (this.open.length > 1 && this.open.at(-1)?.environment === null) this.close(false)
    else this.add({ kind: 'raw', name: '}', text: '}' })
  }

  private close(isBroken: boolean): void {
    const closed = this.open.pop()
    if (!closed) return
    if (closed.environment === null) this.add({ kind: 'group', nodes: closed.nodes })
    else {
      closed.environment.source = this.source.slice(closed.start, this.at)
      closed.environment.isBroken ||= isBroken
      this.add(closed.environment)
    }
    const around = this.open.at(-1)?.environment
    if (isBroken && around) around.isBroken = true
  }

  private command(): void {
    const word = /\\(?:([a-zA-Z@]+)(\*?)|([^]))/uy
    word.lastIndex = this.at
    const [, letters = '', star = '', sign = ''] = word.exec(this.source) ?? []
    const start = this.at
    if (letters === '') {
      this.at += 1 + sign.length
      if (sign === '(') this.formula('\\)', false)
      else if (sign === '[') this.formula('\\]', true)
      else this.add({ kind: 'command', name: sign, option: sign === '\\' ? this.space() : null })
      return
    }
    this.at += 1 + letters.length
    if (asking.has(letters)) this.leaveOptions()
    const isStarred = star !== '' && withStar.has(letters)
    if (isStarred) this.at += 1
    if (letters === 'begin') this.begin(start)
    else if (letters === 'end') this.end()
    else if (letters === 'verb') this.typed()
    else if (letters === 'vskip' || letters === 'hskip') this.length()
    else if (letters === 'item') this.item(isStarred)
    else if (letters === 'url' || letters === 'href') this.address(letters)
    else this.add({ kind: 'command', name: letters, option: withOption.has(letters) ? this.options() : null })
  }

  /** In an address '%' is a sign like any other. */
  private address(name: string): void {
    const group = /\s*\{([^{}\n]{0,1000})\}/uy
    group.lastIndex = this.at
    const [whole = '', said] = group.exec(this.source) ?? []
    this.at += whole.length
    this.add({ kind: 'command', name, option: null })
    if (said !== undefined) this.add({ kind: 'group', nodes: [{ kind: 'text', text: said }] })
  }

  /** '\item*' or '\item[fraction=50]*' */
  private item(isStarred: boolean): void {
    const option = this.option()
    const isMarked = isStarred || (option !== null && this.source[this.at] === '*')
    if (isMarked && !isStarred) this.at += 1
    this.add({ kind: 'command', name: isMarked ? 'item*' : 'item', option })
  }

  /** 'vskip 2mm plus 1mm' */
  private length(): void {
    const length = /\s*-?[\d.,]+\s*(?:true)?[a-z]{2}(?:\s+(?:plus|minus)\s+[\d.]+\s*[a-z]{2,4})*/uy
    length.lastIndex = this.at
    this.at += length.exec(this.source)?.[0].length ?? 0
  }

  /** '\verb|if (a)|' */
  private typed(): void {
    const sign = this.source[this.at] ?? ''
    const line = this.source.slice(this.at + 1, this.at + 500)
    const end = sign === '' ? -1 : line.indexOf(sign)
    if (end === -1) {
      this.add({ kind: 'raw', name: 'verb', text: '' })
      return
    }
    this.at += end + 2
    this.add({ kind: 'raw', name: 'typed', text: line.slice(0, end) })
  }

  private name(): string {
    const name = /\s*\{\s*([a-zA-Z][a-zA-Z\d*_ -]{0,40}?)\s*\}/uy
    name.lastIndex = this.at
    const [whole = '', said = ''] = name.exec(this.source) ?? []
    this.at += whole.length
    return said
  }

  private begin(start: number): void {
    const name = this.name()
    const plain = name.replace(/\*$/, '')
    if (plain === 'comment') {
      this.upTo(plain)
      return
    }
    if (drawnEnvironments.has(plain) || typedEnvironments.has(plain) || formulaEnvironments.has(plain)) {
      const isTyped = typedEnvironments.has(plain)
      const body = this.upTo(name)
      if (body === null || drawnEnvironments.has(plain)) this.add({ kind: 'raw', name: plain, text: body ?? '' })
      else if (isTyped) this.add({ kind: 'raw', name: 'typed', text: body.replace(/^\s*\[[^\n[\]]*\]/u, '') })
      else this.add({ kind: 'formula', latex: formulaEnvironments.get(plain)?.(body) ?? '', isBlock: true })
      return
    }
    if (neverNested.has(plain)) this.leave(plain)
    const environment: LatexEnvironment = {
      kind: 'environment',
      name: plain,
      option: this.options(),
      nodes: [],
      source: '',
      isBroken: false,
    }
    this.enter(environment)
    const opened = this.open.at(-1)
    if (opened) opened.start = start
  }

  /** What stands up to the end of an environment; null where it is never ended, and the rest is read as before. */
  private upTo(name: string): string | null {
    if (this.unended.has(name)) return null
    const end = new RegExp(`\\\\end\\s{0,5}\\{${name.replaceAll('*', String.raw`\*`)}\\}`, 'gu')
    end.lastIndex = this.at
    const found = end.exec(this.source)
    if (found === null) {
      this.unended.add(name)
      return null
    }
    const body = this.source.slice(this.at, found.index)
    this.at = found.index + found[0].length
    return body
  }

  private end(): void {
    const name = this.name().replace(/\*$/, '')
    if (!this.isOpen(name)) return
    while (this.open.at(-1)?.environment?.name !== name) this.close(true)
    this.close(false)
  }

  private isOpen(name: string): boolean {
    return this.open.some(({ environment }) => environment?.name === name)
  }

  /** Options that were never ended: only their own question is broken. */
  private leaveOptions(): void {
    const own = this.open.at(-1)?.environment
    if (!own || !/^(?:onepar)?(?:choices|checkboxes)$/u.test(own.name)) return
    this.close(false)
    own.isBroken = true
  }

  /** It was never ended. */
  private leave(name: string): void {
    while (this.isOpen(name)) this.close(true)
  }

  /** The first of them; '[3cm][c]' only says more about how it is set. */
  private options(): string | null {
    const first = this.option()
    for (let next = first; next !== null; next = this.source[this.at] === '[' ? this.option() : null) continue
    return first
  }

  /** What stands between brackets behind a command that takes it. */
  private option(): string | null {
    const start = /[^\S\n]*(?:%[^\n]*)?\n?[^\S\n]*\[/uy
    start.lastIndex = this.at
    const opened = start.exec(this.source)?.[0].length ?? 0
    if (opened === 0) return null
    let depth = 0
    for (let place = this.at + opened; place < this.at + 1000; place += 1) {
      const sign = this.source[place]
      if (sign === undefined) break
      if (sign === '{') depth += 1
      else if (sign === '}') depth -= 1
      else if (sign === ']' && depth === 0) {
        const said = this.source.slice(this.at + opened, place)
        this.at = place + 1
        return said
      }
      if (depth < 0) break
    }
    return null
  }

  /** The room behind the end of a line: '\\[2mm]', '\\*'. */
  private space(): null {
    const room = /\*?(?:\[\s*-?[\d.,]+\s*\\?[a-z]+\s*\])?/uy
    room.lastIndex = this.at
    this.at += room.exec(this.source)?.[0].length ?? 0
    return null
  }

  private dollars(): void {
    const isBlock = this.source[this.at + 1] === '$'
    this.at += isBlock ? 2 : 1
    this.formula(isBlock ? '$$' : '$', isBlock)
  }

  /** Up to the sign that closes it, outside of braces; an empty line ends what nobody closed. */
  private formula(closing: string, isBlock: boolean): void {
    const start = this.at
    let depth = 0
    let place = start
    for (; place < this.source.length && place - start < longestFormula; place += 1) {
      if (depth === 0 && this.source.startsWith(closing, place)) {
        this.at = place + closing.length
        this.add({ kind: 'formula', latex: this.source.slice(start, place), isBlock })
        return
      }
      const sign = this.source[place]
      if (sign === '\\') place += 1
      else if (sign === '%') place = endOfLine(this.source, place)
      else if (sign === '{') depth += 1
      else if (sign === '}') depth -= 1
      if (depth < 0 || (sign === '\n' && this.source[place + 1] === '\n')) break
    }
    this.at = Math.min(place, this.source.length)
    this.add({ kind: 'raw', name: closing, text: this.source.slice(start, start + 40) })
  }
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end === -1 ? source.length : end
}
