import { plainFormula } from '@lms/contracts/plain-formula.ts'
import { keyCareOf } from './key-care.ts'
import { type SpokenLanguage, isClearlyEnglish, languagesOf } from './languages.ts'
import { type Manner, joinedPieces, spokenPieces } from './spoken-text.ts'

/** A shown stretch that is read: formulas in it stand between \( and \). */
export interface ReadPart {
  kind: 'question' | 'letter' | 'option' | 'feedback'
  text: string
}

/** What the voice is given at once: a sentence. */
export interface Utterance {
  /** Which part it is of, and where in that part's text it stands. */
  part: number
  start: number
  end: number
  language: SpokenLanguage
  text: string
  /** Where in the utterance each stretch of the shown text begins to be said. */
  marks: { at: number; start: number; end: number }[]
}

export function utterancesOf(parts: readonly ReadPart[]): Utterance[] {
  const textsOf = (kind: ReadPart['kind']): string[] =>
    parts.filter((part) => part.kind === kind).map(({ text }) => text)
  const question = textsOf('question')
  const { manner, areOptionsSilent } = keyCareOf(question.join(' '))
  const languageOf = languagesOf(question, textsOf('option'))
  const isOver = parts.some(({ kind }) => kind === 'feedback')
  return parts
    .flatMap(({ kind, text }, part) => {
      if (kind === 'option' && areOptionsSilent && !isOver) return []
      const careful: Manner = kind === 'feedback' || isOver ? 'plain' : manner
      const language = kind === 'letter' ? 'vi' : languageOf(text)
      return stretchesOf(text, language).map((stretch) => utteranceOf(text, stretch, part, careful))
    })
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
}

interface Stretch {
  start: number
  end: number
  language: SpokenLanguage
}

/** Sentences; in a Vietnamese one a quoted English word is a stretch of its own. */
function stretchesOf(text: string, language: SpokenLanguage): Stretch[] {
  const stretches: Stretch[] = []
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end)
    const own = language === 'vi' && isClearlyEnglish(sentence) ? 'en' : language
    if (own === 'en') {
      stretches.push({ start, end, language: /[ăâđêôơư]/iu.test(sentence) ? 'vi' : 'en' })
      continue
    }
    let from = start
    for (const quoted of sentence.matchAll(/["“‘]([^"”’\n]{2,80})["”’]/gu)) {
      const [all, inner = ''] = quoted
      if (!isClearlyEnglish(inner)) continue
      const begin = start + quoted.index
      stretches.push(
        { start: from, end: begin, language: 'vi' },
        { start: begin, end: begin + all.length, language: 'en' },
      )
      from = begin + all.length
    }
    stretches.push({ start: from, end, language: 'vi' })
  }
  return stretches.filter((stretch) => stretch.end > stretch.start)
}

function sentencesOf(text: string): { start: number; end: number }[] {
  const formulas = Array.from(
    text.matchAll(/\\\([\s\S]*?\\\)/g),
    ({ index, 0: all }) => [index, index + all.length] as const,
  )
  const isInFormula = (at: number): boolean => formulas.some(([start, end]) => at >= start && at < end)
  const sentences: { start: number; end: number }[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/(?<![.…\s]|TP|[Tt]r)[.?!](?![.…])["”’)\]]*\s+|\n+/gu)) {
    if (isInFormula(index)) continue
    sentences.push({ start, end: index + mark.length })
    start = index + mark.length
  }
  return [...sentences, { start, end: text.length }].filter((each) => each.end > each.start)
}

function utteranceOf(whole: string, { start, end, language }: Stretch, part: number, manner: Manner): Utterance {
  const text = whole.slice(start, end)
  if (language === 'en') return { part, start, end, language, ...englishOf(text, start) }
  const pieces = spokenPieces(text, manner)
  const { text: spoken, starts } = joinedPieces(pieces)
  const marks = pieces.flatMap((piece, index) =>
    /[\p{L}\d]/u.test(piece.words)
      ? [{ at: starts[index] ?? 0, start: start + piece.start, end: start + piece.end }]
      : [],
  )
  return { part, start, end, language, text: spoken, marks }
}

/** For an English voice a text stays as it is; it knows English numbers itself. */
function englishOf(text: string, offset: number): Pick<Utterance, 'text' | 'marks'> {
  let spoken = ''
  const marks: Utterance['marks'] = []
  for (const { index, 0: word } of text.matchAll(/\\\([\s\S]*?\\\)|\S+/g)) {
    const words = word.startsWith('\\(')
      ? plainFormula(word.slice(2, -2))
      : word.replaceAll(/_{2,}|\.{4,}|…/gu, 'blank')
    if (spoken !== '') spoken += ' '
    marks.push({ at: spoken.length, start: offset + index, end: offset + index + word.length })
    spoken += words
  }
  return { text: spoken, marks }
}

/** Which stretch of the shown text is being said when the voice has come to this sign of the utterance. */
export function markAt({ marks }: Utterance, at: number): { start: number; end: number } | undefined {
  return marks.findLast((mark) => mark.at <= at)
}
