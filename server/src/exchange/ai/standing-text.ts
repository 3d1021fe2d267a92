import { type ShownPaper, markSigns, objectSigns } from './shown-paper.ts'

/** Where something stands among all characters of the paper. */
export interface Place {
  from: number
  to: number
}

interface StandingLine extends Place {
  text: string
}

/** A paper as it is printed, its lines in a row, each spelled as what a model tells is. */
export interface StandingText {
  readonly raw: string
  readonly lines: readonly StandingLine[]
  /** All places of this text from one on; spaces and ends of lines are what whoever copies changes first. */
  find(text: string, from?: number, to?: number): Place[]
  /** Looks that all of these characters share. */
  markOf(place: Place): number
  /** Pictures, and what could not be read. */
  objectsIn(place: Place): { at: number; text: string }[]
  /** The line that holds this character. */
  lineAt(at: number): number
}

/** Stands for a picture. */
const objectSign = '\uFFFC'
/** A text that stands in more places than these is found in none of the others. */
const mostPlaces = 40

export function standingText(paper: ShownPaper): StandingText {
  let raw = ''
  const marks: number[] = []
  const objects: { at: number; text: string }[] = []
  const lines: StandingLine[] = []
  for (const { runs } of paper.lines) {
    const from = raw.length
    for (const { text, mark, isObject } of runs) {
      if (isObject) objects.push({ at: raw.length, text })
      const own = isObject ? objectSign : spelled(text).replaceAll(/\n/gu, ' ')
      raw += own
      for (let at = 0; at < own.length; at += 1) marks.push(mark)
    }
    lines.push({ from, to: raw.length, text: raw.slice(from) })
    raw += '\n'
    marks.push(0)
  }
  const places: number[] = []
  let squeezed = ''
  for (let at = 0; at < raw.length; at += 1) {
    const own = raw.charAt(at)
    if (own === objectSign || /\s/u.test(own)) continue
    places.push(at)
    squeezed += own
  }
  const lineAt = (at: number): number => {
    let [low, high] = [0, lines.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((lines[middle]?.from ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    raw,
    lines,
    find(text, from = 0, to = raw.length) {
      const wanted = signedText(text)
      const found: Place[] = []
      // Most of what does not stand there is known by its end.
      if (wanted === '' || !squeezed.includes(wanted.slice(-40))) return found
      let at = squeezed.indexOf(wanted, firstFrom(places, from))
      while (at !== -1 && found.length < mostPlaces) {
        const own = { from: places[at] ?? 0, to: (places[at + wanted.length - 1] ?? 0) + 1 }
        if (own.to > to) break
        found.push(own)
        at = squeezed.indexOf(wanted, at + 1)
      }
      return found
    },
    markOf: ({ from, to }) =>
      marks.slice(from, to).reduce((all, own, at) => (/\s/u.test(raw.charAt(from + at)) ? all : all & own), 7),
    objectsIn: ({ from, to }) => objects.filter(({ at }) => at >= from && at < to),
    lineAt,
  }
}

function firstFrom(places: readonly number[], from: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((places[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** It neither begins nor ends inside a word or a number, and leaves out no sign that belongs to it. */
export function isWhole({ raw }: StandingText, { from, to }: Place): boolean {
  const [before, first, last, after] = [
    raw.slice(0, from).slice(-2),
    raw.charAt(from),
    raw.charAt(to - 1),
    raw.slice(to, to + 2),
  ]
  const isWord = (own: string): boolean => /[\p{L}\p{N}]/u.test(own)
  if (isWord(first) && isWord(before.slice(-1))) return false
  if (isWord(first) && /(?:^|[\s(=:])[-+√\\]$/u.test(before)) return false
  if (/\d/u.test(first) && /(?:\d[.,]|[\^_])$/u.test(before)) return false
  if (isWord(last) && /^(?:[\p{L}\p{N}^_%°²³]|[.,]\d)/u.test(after)) return false
  return true
}

/** All but spaces and looks: a sign less is another question. */
export function signedText(text: string): string {
  return spelled(withoutSigns(text))
    .replaceAll(/\s+/gu, '')
    .replace(/[.;:,]+$/u, '')
}

export function lettersIn(text: string): string {
  return spelled(withoutSigns(text))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function withoutSigns(text: string): string {
  return text.replaceAll(objectSigns, ' ').replaceAll(markSigns, '')
}

/** Formulas, quotes and dashes are spelled in ways that nobody sees. */
function spelled(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF$]/gu, '')
    .replaceAll(/\\[dt]frac(?![a-z])/gu, String.raw`\frac`)
    .replaceAll(/\\(?:text|mathrm)\s*\{([^{}]*)\}/gu, '$1')
    .replaceAll(/\\(?:left|right|displaystyle|limits|quad|qquad)(?![a-z])|\\[()[\],;!]/gu, ' ')
    .replaceAll(/[‐‑‒–—―−]/gu, '-')
    .replaceAll(/[“”„«»″]/gu, '"')
    .replaceAll(/[‘’‚′`´]/gu, "'")
    .replaceAll('…', '...')
    .replaceAll(/(?:[._] ?){3,}/gu, '… ')
    .replaceAll(/\{\s*([^{}\s])\s*\}/gu, '$1')
}
