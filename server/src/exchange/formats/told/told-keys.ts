import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { plainTruthOf } from '../item.ts'
import { keyPairs } from '../word/signs/key-signs.ts'
import { type Place, type StandingText, lettersIn } from './standing-text.ts'
import type { ToldPlace } from './told-places.ts'
import type { ToldQuestion } from './told-questions.ts'

/** A model that solves a question instead of copying its key finds nothing to show for it. */
export function isKeyShown(told: ToldQuestion, place: ToldPlace, standing: StandingText): boolean {
  if (told.type === 'statements') return areTruthsSaid(told, standing)
  if (told.type === 'fill_blank') return isAnswerSaid(told, standing)
  return isSaid(told, standing) || isSeen(told, place, standing) || isSigned(told, standing)
}

const rightOf = ({ answers }: ToldQuestion) => answers.filter(({ isCorrect }) => isCorrect)

/** 'Câu 3: B', 'Đáp án: B. Hà Nội', '1.A 2.B 3.B' stands in the paper and names what is right. */
function isSaid(told: ToldQuestion, standing: StandingText): boolean {
  const { keyLine, answers, number } = told
  if (!standing.find(keyLine)) return false
  const right = answers.flatMap(({ isCorrect }, at) => (isCorrect ? [answerLetters[at] ?? ''] : []))
  const listed = keyPairs(keyLine)?.letters.get(Number(number))
  if (listed) return [...listed].toSorted().join('') === right.join('')
  if (isOptionsAlone(keyLine, told)) return false
  const named = new Set([...keyLine.matchAll(alone)].map(([letter]) => letter.toUpperCase()))
  return rightOf(told).every(({ text }) => {
    const letter = answerLetters[answers.findIndex((one) => one.text === text)] ?? ''
    const truth = plainTruthOf(text)
    return (
      named.has(letter) ||
      (lettersIn(text) !== '' && lettersIn(keyLine).includes(lettersIn(text))) ||
      (truth !== null && truthsIn(keyLine).includes(truth))
    )
  })
}

/** 'B. Hà Nội' stands in every paper that offers it, and says nothing. */
function isOptionsAlone(keyLine: string, { answers }: ToldQuestion): boolean {
  const said = lettersIn(keyLine)
  const texts = answers.map(({ text }) => lettersIn(text)).filter((text) => text !== '')
  if (texts.some((text) => said === text || (said.endsWith(text) && /^[a-j]$/u.test(said.slice(0, -text.length)))))
    return true
  const left = texts
    .filter((text) => text.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, text) => rest.replaceAll(text, ' '), said)
  return left.split(' ').every((part) => /^[a-j]?$/u.test(part))
}

const alone = /(?<!\p{L})[A-J](?!\p{L})/giu

/** All that is right looks as nothing else does: the text of an option, or its letter. */
function isSeen({ answers }: ToldQuestion, { answers: places }: ToldPlace, standing: StandingText): boolean {
  const byText = answers.map((_, at) => markAt(places[at], standing))
  const byLetter = answers.map((_, at) => {
    const own = places[at]
    return own ? markAt({ from: own.from - 1, to: own.from }, standing) : 0
  })
  return [byText, byLetter].some((marks) => {
    const shared = answers.reduce((all, { isCorrect }, at) => (isCorrect ? all & (marks[at] ?? 0) : all), 7)
    const elsewhere = answers.reduce((all, { isCorrect }, at) => (isCorrect ? all : all | (marks[at] ?? 0)), 0)
    return (shared & ~elsewhere) !== 0
  })
}

function markAt(place: Place | null | undefined, standing: StandingText): number {
  return place && place.from >= 0 && place.to > place.from ? standing.markOf(place) : 0
}

const signs = /[*✓✔√☑✅]|[[(](?:x|đúng)[\])]/iu

function isSigned({ answers }: ToldQuestion, standing: StandingText): boolean {
  return answers.every(({ text, isCorrect }) => standing.hasLine(signs, text) === isCorrect)
}

function isAnswerSaid(told: ToldQuestion, standing: StandingText): boolean {
  const said = lettersIn(told.keyLine)
  const right = rightOf(told).map(({ text }) => lettersIn(text))
  if (said === '' || !standing.find(told.keyLine) || !right.every((text) => text !== '' && said.includes(text)))
    return false
  return !right.includes(said) || standing.isLine(told.keyLine)
}

/** 'a) Đ b) S c) S d) Đ', 'Đúng, Sai, Sai, Đúng' */
function areTruthsSaid({ answers, keyLine }: ToldQuestion, standing: StandingText): boolean {
  const said = truthsIn(keyLine)
  return (
    standing.find(keyLine) !== null &&
    said.length === answers.length &&
    answers.every(({ isCorrect }, at) => said[at] === isCorrect)
  )
}

function truthsIn(text: string): boolean[] {
  return (text.match(/\p{L}+/gu) ?? []).flatMap((word) => plainTruthOf(word) ?? [])
}
