/** The signs of RTF in a row: braces, words with their numbers, and what stands between them. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; name: string; value: number | null }
  /** A byte of the code page, written in two digits. */
  | { kind: 'byte'; value: number }
  | { kind: 'text'; text: string }
  | { kind: 'data'; length: number; at: number }

const wordAt = /\\([a-z]{1,32})(-?\d{1,10})? ?/iy
const textAt = /[^\\{}\r\n]+/y

/** Read once from left to right; `text` is as the bytes are, a letter for each. */
export function* rtfTokens(text: string): Generator<RtfToken> {
  for (let at = 0; at < text.length;) {
    const sign = text[at]
    if (sign === '{' || sign === '}') {
      yield { kind: sign === '{' ? 'open' : 'close' }
      at += 1
    } else if (sign === '\\') {
      wordAt.lastIndex = at
      const word = wordAt.exec(text)
      if (word) {
        const name = word[1] ?? ''
        const value = word[2] === undefined ? null : Number(word[2])
        at = wordAt.lastIndex
        if (name === 'bin' && value !== null && value > 0) {
          yield { kind: 'data', length: value, at }
          at += value
        } else yield { kind: 'word', name, value }
      } else if (text[at + 1] === "'") {
        const value = Number.parseInt(text.slice(at + 2, at + 4), 16)
        if (Number.isFinite(value)) yield { kind: 'byte', value }
        at += 4
      } else if (text[at + 1] === '\n' || text[at + 1] === '\r') {
        // So some programs end a paragraph.
        yield { kind: 'word', name: 'par', value: null }
        at += text.startsWith('\r\n', at + 1) ? 3 : 2
      } else {
        yield { kind: 'word', name: text[at + 1] ?? '', value: null }
        at += 2
      }
    } else if (sign === '\r' || sign === '\n') at += 1
    else {
      textAt.lastIndex = at
      const found = textAt.exec(text)?.[0] ?? sign ?? ''
      yield { kind: 'text', text: found }
      at += found.length
    }
  }
}
