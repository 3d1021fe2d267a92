/** The signs of GIFT: what they mean, and how they are written when they mean nothing. */

/** Text that is escaped stands for itself; the signs of the format do not occur in it. */
export function escapeGift(text: string): string {
  return text
    .replaceAll(/[\\~=#{}:]/g, String.raw`\$&`)
    .replaceAll('\r', '')
    .replaceAll('\n', String.raw`\n`)
}

export function unescapeGift(text: string): string {
  return text.replaceAll(/\\([\s\S])/g, (whole, sign: string) => {
    if (sign === 'n') return '\n'
    return '\\~=#{}:'.includes(sign) ? sign : whole
  })
}

/** Where `sign` stands unescaped, from `start` on; -1 when nowhere. */
export function findSign(text: string, signs: string, start = 0): number {
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\\') at += 1
    else if (signs.includes(letter)) return at
  }
  return -1
}

/** 'a#b' as 'a' and 'b', at the first sign that is not escaped. */
export function splitOnce(text: string, sign: string): [string, string | null] {
  const at = findSign(text, sign)
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + 1)]
}

/** '=yes ~no#why' as its parts, each with its sign. */
export function answerParts(text: string): { sign: '=' | '~'; text: string }[] {
  const parts: { sign: '=' | '~'; text: string }[] = []
  for (let at = findSign(text, '=~'); at !== -1;) {
    const next = findSign(text, '=~', at + 1)
    const sign = text[at] === '=' ? '=' : '~'
    parts.push({ sign, text: text.slice(at + 1, next === -1 ? text.length : next).trim() })
    at = next
  }
  return parts
}

export interface GiftBlock {
  /** The line it begins at. */
  line: number
  text: string
  /** Of the comments above it. */
  tags: string[]
  category: string | null
}

/** Questions are parted by empty lines; comments and categories belong to what follows them. */
export function* giftBlocks(text: string): Generator<GiftBlock> {
  let lines: string[] = []
  let start = 0
  let tags: string[] = []
  let category: string | null = null
  let number = 0
  let isOpen = false
  const block = (): GiftBlock => ({ line: start, text: lines.join('\n'), tags, category })
  for (const line of linesOf(text)) {
    number += 1
    const trimmed = line.trim()
    const named = /^\$CATEGORY:\s*(.+)$/i.exec(trimmed)?.[1]
    if (trimmed.startsWith('//')) {
      tags.push(
        ...[...trimmed.matchAll(/\[tag:((?:\\\]|[^\]])+)\]/g)].map(([, tag = '']) => tag.replaceAll('\\]', ']')),
      )
      continue
    }
    // An empty line between the answers of a question does not end it.
    const endsHere = (trimmed === '' && !isOpen) || named !== undefined
    if (endsHere && lines.length > 0) {
      yield block()
      lines = []
      tags = []
    }
    if (named !== undefined) category = named
    if (trimmed === '' || named !== undefined) continue
    if (lines.length === 0) start = number
    lines.push(line)
    isOpen = isOpenAfter(line, isOpen)
  }
  if (lines.length > 0) yield block()
}

export function* linesOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length;) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end === -1 ? text.length : end)
    yield line.endsWith('\r') ? line.slice(0, -1) : line
    if (end === -1) return
    at = end + 1
  }
}

function isOpenAfter(line: string, isOpen: boolean): boolean {
  let state = isOpen
  for (let at = findSign(line, '{}'); at !== -1; at = findSign(line, '{}', at + 1)) state = line[at] === '{'
  return state
}
