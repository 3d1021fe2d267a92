import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { seededRandom, shuffled } from './shuffle.ts'

/** One question of a paper: which version, and its options in the order in which the student sees them. */
export interface PaperItem {
  questionId: string
  version: number
  /** The places of the options in the version itself. */
  order: readonly number[]
}
export type Paper = readonly PaperItem[]

interface Freezable {
  questionId: string
  version: number
  type: QuestionType
  answers: readonly { text: string }[]
}

interface Shuffling {
  shuffleQuestions: boolean
  shuffleAnswers: boolean
}

/** What an attempt asks, for good: later edits of quiz and questions do not reach it. */
export function freezePaper(questions: readonly Freezable[], how: Shuffling, seed: number): Paper {
  const random = seededRandom(seed)
  const inOrder = how.shuffleQuestions ? shuffled(questions, random) : questions
  return inOrder.map(({ questionId, version, type, answers }) => {
    const places = answers.map((_, place) => place)
    const isMixed = how.shuffleAnswers && type !== 'true_false' && !answers.some(namesLetters)
    return { questionId, version, order: isMixed ? lastOnesLast(answers, shuffled(places, random)) : places }
  })
}

/** What stands in the order of the paper. */
export function inPaperOrder<Option>(options: readonly Option[], { order }: PaperItem): Option[] {
  return order.map((place) => options[place]).filter((option) => option !== undefined)
}

const speaksOfOthers =
  /^((tat )?ca (cac|hai|ba|bon|nam|\d+|deu|nhung)?\b.*(tren|dung|sai|day)|(tat ca)$|(all|none|both) of (the|these)\b|khong (co )?(dap an|phuong an|cau|y|lua chon)( nao)?\b)/
const letters = /\b[a-f] (va|hoac|and|or) [a-f]\b|\b[a-f](, ?[a-f])+\b|^ca [a-f]\b/

function wordsOf({ text }: { text: string }): string {
  return foldText(textOf(text)).trim()
}

/** 'Cả A và B' is only true in the order in which it was written. */
function namesLetters(option: { text: string }): boolean {
  return letters.test(wordsOf(option))
}

function lastOnesLast(options: readonly { text: string }[], order: readonly number[]): number[] {
  const isLast = (place: number): boolean => speaksOfOthers.test(wordsOf(options[place] ?? { text: '' }))
  return [...order.filter((place) => !isLast(place)), ...order.filter(isLast).toSorted((one, other) => one - other)]
}
