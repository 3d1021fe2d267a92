import { numberRules } from './number-rules.ts'
import type { Kind, Piece, Place, Rule } from './place.ts'
import { formula, signRules } from './sign-rules.ts'
import { spellingRules } from './spelling-rules.ts'

/**
 * `plain` says what a teacher would say. `spelled` says only what is seen, figure by figure and letter by letter:
 * where a question asks how something is read or written, the words would be the answer.
 */
export type Manner = 'plain' | 'spelled'

const word: Rule = ({ rest }) => {
  const found = /^(?!ⁿ|ₙ)\p{L}(?:(?!ⁿ|ₙ)[\p{L}\p{M}])*(?:['’-]\p{L}[\p{L}\p{M}]*)*/u.exec(rest)?.[0]
  if (found === undefined) return undefined
  const kind: Kind = /^[A-Za-z]$/.test(found) ? 'letter' : 'word'
  return { length: found.length, words: found, kind }
}

const rules: Readonly<Record<Manner, readonly Rule[]>> = {
  plain: [formula, ...startingWith(/[\d$€]/, numberRules), ...signRules, word],
  spelled: [...spellingRules, ...signRules.slice(0, 1), word, ...signRules.slice(-1)],
}

function startingWith(sign: RegExp, group: readonly Rule[]): Rule[] {
  return group.map((rule) => (place) => (sign.test(place.rest[0] ?? '') ? rule(place) : undefined))
}

/** A text cut into what is said for each stretch of it. */
export function spokenPieces(text: string, manner: Manner = 'plain'): Piece[] {
  const pieces: Piece[] = []
  const brackets: Place['brackets'] = []
  let last: Piece | undefined
  let isSpaced = false
  let at = 0
  while (at < text.length) {
    if (/[^\S\n]/.test(text[at] ?? '')) {
      isSpaced = true
      at += 1
      continue
    }
    const place = { text, at, rest: text.slice(at), last, isSpaced, brackets }
    const said = firstOf(rules[manner], place)
    const length = said?.length ?? Array.from(place.rest)[0]?.length ?? 1
    if (said !== undefined) {
      last = { start: at, end: at + length, words: said.words, kind: said.kind }
      pieces.push(last)
      isSpaced = false
    }
    at += length
  }
  return pieces
}

function firstOf(group: readonly Rule[], place: Place) {
  for (const rule of group) {
    const said = rule(place)
    if (said !== undefined && said.length > 0) return said
  }
  return undefined
}

const marks = /^[.,;:?!]$/

/** The pieces as one text, and where in it each begins. Nothing is said twice for two marks in a row. */
export function joinedPieces(pieces: readonly Piece[]): { text: string; starts: number[] } {
  let text = ''
  const starts = pieces.map(({ words }) => {
    if (words === '') return text.length
    if (marks.test(words)) {
      const isFollowing = text === '' || marks.test(text.at(-1) ?? '')
      if (isFollowing && words !== ',' && text.endsWith(',')) text = text.slice(0, -1) + words
      else if (!isFollowing) text += words
      return text.length
    }
    if (text !== '') text += ' '
    const start = text.length
    text += words
    return start
  })
  return { text: text.replace(/,$/, ''), starts }
}

export function spokenText(text: string, manner: Manner = 'plain'): string {
  return joinedPieces(spokenPieces(text, manner)).text
}
