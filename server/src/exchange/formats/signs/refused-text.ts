import { foreignTruthOf } from '../foreign-truths.ts'
import { type Problem, plainTruthOf, problem } from '../item.ts'

const fewest = 3
/** Of so many lines one asks, where questions are what a text consists of. */
const mostBetween = 15
const longestLine = 500
const longestShown = 100
const asks = /\p{L}[^?？]{8,}[?？]|\p{L}.{8,}(?:_{4}|…{2}|\.{6})/u
/** 'Name: ______' */
const ofPaper = /\p{L}\s?[:：]\s?(?:_{3}|\.{3}|…)/u

function askingLines(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim().slice(0, longestLine)).filter((text) => asks.test(text) && !ofPaper.test(text))
}

const firstLetters = [/^\s*[*([]?[Aa]\s?[.):\]]\s*\S/u, /^\s*[*([]?[Bb]\s?[.):\]]\s*\S/u] as const

/** How often an 'A.' and a 'B.' begin lines. */
function offeredIn(texts: readonly string[]): number {
  return Math.min(...firstLetters.map((letter) => texts.filter((text) => letter.test(text)).length))
}

const judged =
  /^[^\p{L}\d]{0,6}(?:\p{L}[\p{L} ]{1,20}[:：][^\p{L}\d]{0,6})?(\p{L}{3,12}|√|×|✗|✘)(?:\s\([^()]{1,200}\))?[^\p{L}\d]{0,6}$/u

/** How many lines say no more than that something is right or wrong. */
function judgedIn(texts: readonly string[]): number {
  const words = texts.map((text) => judged.exec(text.trim())?.[1] ?? '')
  return words.filter((word) => (plainTruthOf(word) ?? foreignTruthOf(word)) !== null).length
}

/** Something is offered again and again: whatever stands above it asks. */
export function isOffering(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text.trim() !== '').length
  return offeredIn(texts) >= fewest && offeredIn(texts) * mostBetween >= filled
}

/** Why nothing is read of a text: nothing in it asks, or what asks stands there in a form that nobody knows. */
export function refusalOf(texts: readonly string[]): 'noQuestions' | 'questionsUnread' {
  const filled = texts.filter((text) => text.trim() !== '').length
  const asking = Math.max(askingLines(texts).length, offeredIn(texts), judgedIn(texts))
  return asking >= fewest && asking * mostBetween >= filled ? 'questionsUnread' : 'noQuestions'
}

/** What is said of such a text besides. */
export function questionsSeen(texts: readonly string[]): Problem[] {
  if (refusalOf(texts) === 'noQuestions') return []
  const [first, ...others] = askingLines(texts)
  return first === undefined
    ? []
    : [problem('questionsSeen', { count: String(others.length + 1), text: first.slice(0, longestShown) })]
}
