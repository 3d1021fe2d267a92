import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules, type QuestionType } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
import { seedFrom, seededRandom, shuffled } from '../../platform/seeded-random.ts'
import { drawnOrder } from '../../questions/option-order.ts'
import { type Numbers, drawQuestion } from '../../questions/templates/question-instance.ts'
import { type PartWords, alternatives, letterOf, numberKey, printedParts } from './printed-parts.ts'

/** What a printed paper needs of a question. */
export interface AskedQuestion {
  id: string
  /** Of what is kept for good once it is printed. */
  version?: number
  type: QuestionType
  content: string
  points: number
  answers: readonly { text: string; isCorrect: boolean; tolerance?: number | undefined }[]
  parts?: QuestionParts
  template?: QuestionTemplate | null
  /** Safe HTML; empty when there is none. */
  explanation: string
  /** Never printed; the numbers of a template are drawn so that it comes out too. */
  hint?: string
  /** The place of its section; none for what stands before all of them. */
  section?: number | undefined
}

export interface PaperOptions extends PartWords {
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
  section: number | null
  content: string
  answeredBy: 'one' | 'many' | 'text' | 'number'
  options: { letter: string; text: string }[]
}

interface KeyLine {
  number: number
  /** Lines: letters, or the texts that are accepted. */
  answer: string[]
  points: number
  /** Safe HTML. */
  explanation: string
}

/** A question of one code, for good: which version, the order of its options, the numbers of a template. */
interface FrozenQuestion extends Partial<Numbers> {
  questionId: string
  version: number
  order: number[]
  points: number
  section?: number
}

/** One version of a quiz on paper. */
export interface PrintedPaper {
  code: string
  frozen: FrozenQuestion[]
  questions: PrintedQuestion[]
  key: KeyLine[]
  /** The code of an earlier one that has the same order. */
  sameAs: string | null
}

const firstCode = 101
/** A short quiz has few orders; after so many tries a version is like an earlier one, and says so. */
const triesPerVersion = 20

/** `drawn`: what each version has besides, in the order of their codes. */
export function printedPapers(
  questions: readonly AskedQuestion[],
  options: PaperOptions,
  drawn: readonly (readonly AskedQuestion[])[] = [],
): PrintedPaper[] {
  const known = new Map<string, string>()
  const tries = options.shuffleQuestions || options.shuffleAnswers ? triesPerVersion : 1
  return Array.from({ length: options.versions }, (_, index) => {
    const code = String(firstCode + index)
    let paper: PrintedPaper | undefined
    for (let round = 0; round < tries; round += 1) {
      paper = onePaper([...questions, ...(drawn[index] ?? [])], options, { code, round })
      const order = orderOf(paper)
      const earlier = known.get(order)
      paper.sameAs = earlier ?? null
      if (earlier !== undefined) continue
      known.set(order, code)
      break
    }
    return paper as PrintedPaper
  })
}

/** Codes of papers with the same order, together; those that are alone are left out. */
export function equalCodes(papers: readonly Pick<PrintedPaper, 'code' | 'sameAs'>[]): string[][] {
  const groups = Map.groupBy(papers, ({ code, sameAs }) => sameAs ?? code)
  return [...groups.values()].filter(({ length }) => length > 1).map((group) => group.map(({ code }) => code))
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
  { shuffleQuestions, shuffleAnswers, seed, ...words }: PaperOptions,
  { code, round }: Place,
): PrintedPaper {
  const source = `${seed}:${code}:${round}`
  const random = seededRandom(seedFrom(source))
  const groups = [...Map.groupBy(asked, ({ section = -1 }) => section)].sort(([one], [other]) => one - other)
  const inOrder = groups.flatMap(([, group]) => (shuffleQuestions ? shuffled(group, random) : group))
  const lines = inOrder.map((written, index) => {
    // The numbers of a code are its own, however often its order is drawn again.
    const own = drawnFor(written, `${seed}:${code}:${written.id}`)
    const question = own?.question ?? written
    const { answeredBy } = questionTypeRules[question.type]
    const order = drawnOrder(question, { shuffleAnswers }, seededRandom(seedFrom(`${source}:${question.id}`)))
    const number = index + 1
    const { id, points, content, explanation, section = null } = question
    const frozen: FrozenQuestion = {
      questionId: id,
      version: written.version ?? 1,
      order,
      points,
      ...(section !== null && { section }),
      ...own?.numbers,
    }
    const whole = { type: question.type, content, parts: question.parts ?? {} }
    const printed = question.answers.length > 0 ? null : printedParts(whole, order, words)
    if (printed) {
      const { key: answer, ...shown } = printed
      return {
        frozen,
        question: { number, id, points, section, ...shown },
        key: { number, answer, points, explanation },
      }
    }
    const answers = order.flatMap((place) => question.answers[place] ?? [])
    const lettered = answers.map((answer, place) => ({ ...answer, letter: letterOf(place) }))
    const correct = lettered.filter(({ isCorrect }) => isCorrect)
    const key =
      question.parts?.unit !== undefined
        ? numberKey(correct, question.parts, words)
        : answeredBy === 'text'
          ? alternatives(
              correct.map(({ text }) => textOf(text)),
              words.or,
            )
          : [correct.map(({ letter }) => letter).join(', ')]
    const options = answeredBy === 'text' ? [] : lettered.map(({ letter, text }) => ({ letter, text }))
    return {
      frozen,
      question: { number, id, points, section, content, answeredBy: wayOnPaper(question.type), options },
      key: { number, answer: key, points, explanation },
    }
  })
  return {
    code,
    frozen: lines.map(({ frozen }) => frozen),
    questions: lines.map(({ question }) => question),
    key: lines.map(({ key }) => key),
    sameAs: null,
  }
}

function drawnFor(question: AskedQuestion, seed: string): { question: AskedQuestion; numbers: Numbers } | null {
  const { parts = {}, template = null } = question
  return drawQuestion({ ...question, parts, template }, seed)
}

function wayOnPaper(type: QuestionType): PrintedQuestion['answeredBy'] {
  const { answeredBy } = questionTypeRules[type]
  if (answeredBy === 'one' || answeredBy === 'many') return answeredBy
  return type === 'numeric' ? 'number' : 'text'
}

function orderOf({ questions }: PrintedPaper): string {
  return JSON.stringify(questions.map(({ id, content, options }) => [id, content, options.map(({ text }) => text)]))
}
