import { questionTypeRules, type QuestionType } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { seedFrom, seededRandom, shuffled } from '../../platform/seeded-random.ts'
import { optionOrder } from '../../questions/option-order.ts'

/** What a printed paper needs of a question. */
export interface AskedQuestion {
  id: string
  type: QuestionType
  content: string
  points: number
  answers: readonly { text: string; isCorrect: boolean }[]
}

export interface PaperOptions {
  versions: number
  shuffleQuestions: boolean
  shuffleAnswers: boolean
  seed: number
}

/** What the child sees of a question: nothing here tells which option is correct. */
export interface PrintedQuestion {
  number: number
  id: string
  points: number
  content: string
  answeredBy: 'one' | 'many' | 'text'
  options: { letter: string; text: string }[]
}

interface KeyLine {
  number: number
  /** Letters, or the texts that are accepted. */
  answer: string
  points: number
}

/** One version of a quiz on paper. */
export interface PrintedPaper {
  code: string
  questions: PrintedQuestion[]
  key: KeyLine[]
}

const firstCode = 101
/** A short quiz has few orders; after so many tries a version may be like an earlier one. */
const triesPerVersion = 20

export function printedPapers(questions: readonly AskedQuestion[], options: PaperOptions): PrintedPaper[] {
  const known = new Set<string>()
  const tries = options.shuffleQuestions || options.shuffleAnswers ? triesPerVersion : 1
  return Array.from({ length: options.versions }, (_, index) => {
    let paper: PrintedPaper | undefined
    for (let round = 0; round < tries; round += 1) {
      paper = onePaper(questions, options, { code: String(firstCode + index), round })
      const order = orderOf(paper)
      if (known.has(order)) continue
      known.add(order)
      break
    }
    return paper as PrintedPaper
  })
}

/** The same questions come in the same orders whenever they are printed, so that a key of today fits yesterday's papers. */
export function seedOf(questions: readonly Pick<AskedQuestion, 'id'>[]): number {
  return seedFrom(questions.map(({ id }) => id).join()) >>> 1
}

interface Place {
  code: string
  round: number
}

function onePaper(
  asked: readonly AskedQuestion[],
  { shuffleQuestions, shuffleAnswers, seed }: PaperOptions,
  { code, round }: Place,
): PrintedPaper {
  const source = `${seed}:${code}:${round}`
  const inOrder = shuffleQuestions ? shuffled(asked, seededRandom(seedFrom(source))) : [...asked]
  const lines = inOrder.map((question, index) => {
    const { answeredBy } = questionTypeRules[question.type]
    const random = seededRandom(seedFrom(`${source}:${question.id}`))
    const answers = shuffleAnswers
      ? optionOrder(question, random).flatMap((place) => question.answers[place] ?? [])
      : question.answers
    const lettered = answers.map((answer, place) => ({ ...answer, letter: letterOf(place) }))
    const number = index + 1
    const { id, points, content } = question
    const correct = lettered.filter(({ isCorrect }) => isCorrect)
    const key =
      answeredBy === 'text'
        ? correct.map(({ text }) => textOf(text)).join(' / ')
        : correct.map(({ letter }) => letter).join(', ')
    const options = answeredBy === 'text' ? [] : lettered.map(({ letter, text }) => ({ letter, text }))
    return {
      question: { number, id, points, content, answeredBy, options },
      key: { number, answer: key, points },
    }
  })
  return { code, questions: lines.map(({ question }) => question), key: lines.map(({ key }) => key) }
}

function orderOf({ questions }: PrintedPaper): string {
  return JSON.stringify(questions.map(({ id, options }) => [id, options.map(({ text }) => text)]))
}

function letterOf(place: number): string {
  return String.fromCodePoint(65 + place)
}
