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
  return isSaid(told, standing) || isSeen(told, place, standing) || isSigned(told, place, standing)
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
  // 'Answer: 2' is the second, unless one of them says 2.
  const [, place = ''] = /[:=]\s*\(?(\d)\)?\.?$/u.exec(keyLine.trim()) ?? []
  const isByPlace = place !== '' && !answers.some(({ text }) => lettersIn(text) === place)
  if (isByPlace) return right.join('') === answerLetters[Number(place) - 1]
  return rightOf(told).every(({ text }) => {
    const letter = answerLetters[answers.findIndex((one) => one.text === text)] ?? ''
    const truth = plainTruthOf(text)
    return (
      named.has(letter) || isTextSaid(keyLine, lettersIn(text)) || (truth !== null && truthsIn(keyLine).includes(truth))
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

/** 'Đáp án: 5' ends with it; in '5. B' it is a number. */
function isTextSaid(keyLine: string, text: string): boolean {
  if (text.length >= fewestOwn) return lettersIn(keyLine).includes(text)
  const said = keyLine.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return said.some((_, at) => said.slice(at).join('') === text)
}

const alone = /(?<!\p{L})[A-J](?!\p{L})/giu

/**
 * All that is right looks as nothing else does: an option, or its letter. Where it stands first, or wherever it stands
 * in the question, for what is asked may hold the words of an option as well.
 */
function isSeen({ answers }: ToldQuestion, { answers: firsts, all }: ToldPlace, standing: StandingText): boolean {
  const places = [firsts.map((own) => (own ? [own] : [])), answers.map(({ text }) => placesIn(text, all, standing))]
  const letters = places.map((each) =>
    each.map((own, at) => own.flatMap(({ from }) => standing.find(answerLetters[at] ?? '', from - 1, from) ?? [])),
  )
  return [...places, ...letters].some((each) => {
    const marks = each.map((own) => marksOf(own, standing))
    const shared = answers.reduce((both, { isCorrect }, at) => (isCorrect ? both & (marks[at] ?? 0) : both), 7)
    const elsewhere = answers.reduce((any, { isCorrect }, at) => (isCorrect ? any : any | (marks[at] ?? 0)), 0)
    return (shared & ~elsewhere) !== 0
  })
}

const mostPlaces = 20

function placesIn(text: string, { from, to }: Place, standing: StandingText): Place[] {
  const places: Place[] = []
  for (let own = standing.find(text, from, to); own && places.length < mostPlaces;) {
    places.push(own)
    own = standing.find(text, own.to, to)
  }
  return places
}

function marksOf(places: readonly Place[], standing: StandingText): number {
  return places.reduce((any, own) => any | standing.markOf(own), 0)
}

const signs = /[*✓✔√☑✅]|[[(](?:x|đúng)[\])]/iu
const words = /[[(](?:x|đúng)[\])]/giu
/** Shorter than this it has to be alone in its line. */
const fewestOwn = 4

/** '*B. Hà Nội', 'B. Hà Nội (đúng)' */
function isSigned({ answers }: ToldQuestion, { all }: ToldPlace, standing: StandingText): boolean {
  const signed = standing.linesIn({ from: all.from + 1, to: all.to }).filter((line) => signs.test(line))
  return answers.every(({ text, isCorrect }) => signed.some((line) => isOptionIn(line, lettersIn(text))) === isCorrect)
}

function isOptionIn(line: string, option: string): boolean {
  const said = lettersIn(line.replaceAll(words, ' '))
  return (
    option !== '' &&
    (said.endsWith(option) ? said.length - option.length <= 1 : option.length >= fewestOwn && said.includes(option))
  )
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
