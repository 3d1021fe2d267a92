import { type Problem, type ReadItem, problem } from '../../item.ts'
import { droppedBy } from './item-texts.ts'

const fewestOfText = 40
/** What somebody says about the questions themselves. */
const ofPage = /điểm|thí sinh|câu hỏi|dưới đây|sau đây|đáp án|đề (?:thi|kiểm tra)|here (?:is|are)|questions?|quiz/iu
const prose = /\p{Ll}[.!?…]\s+\p{Lu}\p{Ll}*\s.*\p{Ll}[.!?…]/u
const sentenceEnd = /\p{Ll}[.!?…]["”]?$/u
const ofWords = /words? (?:in|from|given|below)|từ (?:trong|cho sẵn|sau)/iu

/** A text that is asked about, or the words that are to be used. */
export function isTextLost(items: readonly ReadItem[]): boolean {
  return items.some((one) => lostText(one) !== null || ofWords.test(droppedBy(one)))
}

/** Each question below such a text says that it is missing; one between two questions is missing at the second. */
export function withTextTold(items: readonly ReadItem[]): ReadItem[] {
  let told: Problem | null = null
  return items.map((one, at) => {
    const own = lostText(one)
    told = own ?? told
    const missing = told ?? textBetween(items[at - 1])
    return own || !missing ? one : { ...one, problems: [...one.problems, missing] }
  })
}

/** The note that a text was left out which the questions below it may be about. */
function lostText({ problems }: ReadItem): Problem | null {
  return (
    problems.find(({ code, values }) => code === 'wordingDropped' && isOfQuestions(values?.text ?? '', prose)) ?? null
  )
}

function textBetween(above: ReadItem | undefined): Problem | null {
  const text = above?.problems.find(({ code }) => code === 'textBelow' || code === 'wordingDropped')?.values?.text ?? ''
  return isOfQuestions(text.trimEnd(), sentenceEnd) ? problem('wordingDropped', { text }) : null
}

function isOfQuestions(text: string, sign: RegExp): boolean {
  return text.length >= fewestOfText && sign.test(text) && !ofPage.test(text)
}
