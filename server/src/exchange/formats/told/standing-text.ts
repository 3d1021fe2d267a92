import { type ShownPaper, markSigns, objectSigns, plainText } from './shown-lines.ts'

/** Where something stands among all letters of the paper. */
export interface Place {
  from: number
  to: number
}

/** All letters and numbers of a paper in a row: signs, spaces and ends of lines are what whoever copies changes first. */
export interface StandingText {
  readonly length: number
  /** The first place of this text at or behind one letter and before another. */
  find(text: string, from?: number, to?: number): Place | null
  /** Without letters or numbers, such as '<' or '+': whether it stands anywhere. */
  hasSigns(text: string): boolean
  /** Looks that all of these letters share. */
  markOf(place: Place): number
  /** Pictures, and what could not be read, between two letters. */
  objectsIn(place: Place): string[]
  isLine(text: string): boolean
  /** Lines that begin between two letters. */
  linesIn(place: Place): string[]
}

/** Less than this stands in many places, so that it has to be whole words. */
const fewestLetters = 8

export function standingText(paper: ShownPaper): StandingText {
  let letters = ''
  const marks: number[] = []
  const [starts, ends] = [new Set<number>(), new Set<number>()]
  const objects: { at: number; text: string }[] = []
  const plain = paper.lines.map(plainText)
  const lineStarts: number[] = []
  for (const { runs } of paper.lines) {
    lineStarts.push(letters.length)
    for (const { text, mark, isObject } of runs) {
      if (isObject) objects.push({ at: letters.length, text })
      else
        for (const [word] of alike(text).matchAll(/[\p{L}\p{N}]+/gu)) {
          starts.add(letters.length)
          letters += word
          ends.add(letters.length)
          for (let at = 0; at < word.length; at += 1) marks.push(mark)
        }
    }
  }
  const squeezed = plain.join(' ').replaceAll(/\s+/gu, '')

  return {
    length: letters.length,
    find(text, from = 0, to = letters.length) {
      const wanted = lettersIn(text)
      if (wanted === '') return null
      for (let at = letters.indexOf(wanted, from); at !== -1; at = letters.indexOf(wanted, at + 1)) {
        const end = at + wanted.length
        if (end > to) return null
        if (wanted.length >= fewestLetters || (starts.has(at) && ends.has(end))) return { from: at, to: end }
      }
      return null
    },
    hasSigns: (text) => squeezed.includes(text.replaceAll(/\s+/gu, '')),
    markOf: ({ from, to }) => marks.slice(from, to).reduce((all, own) => all & own, 7),
    objectsIn: ({ from, to }) => objects.filter(({ at }) => at >= from && at <= to).map(({ text }) => text),
    isLine: (text) => plain.some((line) => line.split(' | ').some((cell) => lettersIn(cell) === lettersIn(text))),
    linesIn: ({ from, to }) => plain.filter((_, at) => (lineStarts[at] ?? 0) >= from && (lineStarts[at] ?? 0) < to),
  }
}

export function lettersIn(text: string): string {
  return alike(withoutSigns(text)).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

export function withoutSigns(text: string): string {
  return text.replaceAll(objectSigns, ' ').replaceAll(markSigns, '')
}

/** Formulas are spelled in ways that nobody sees. */
function alike(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\\[dt]frac(?![a-z])/gu, String.raw`\frac`)
    .replaceAll(/\\(?:left|right|displaystyle|text|mathrm|limits|quad|qquad)(?![a-z])/gu, ' ')
    .toLowerCase()
}
