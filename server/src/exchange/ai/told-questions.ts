import { escapeText } from '@lms/contracts/rich-text.ts'
import { z } from 'zod'
import { typedText } from '../formulas-in-text.ts'
import { type Item, type Problem, emptyItem, problem, settledType, titleFrom } from '../item.ts'
import { markSigns } from './shown-paper.ts'
import { lettersIn } from './standing-text.ts'

/** What a model says that stands in a paper, in plain text. */
export const ToldQuestion = z.object({
  number: z.string().max(20).catch(''),
  content: plain(20_000, 1),
  type: z
    .enum(['single_choice', 'multiple_choice', 'true_false', 'fill_blank', 'statements', 'essay'])
    .catch('single_choice'),
  answers: z
    .array(z.object({ text: plain(5000), isCorrect: z.boolean().catch(false) }))
    .max(50)
    .catch([]),
  /** The place of the paper that shows the key. */
  keyLine: plain(2000).catch(''),
  explanation: plain(20_000).catch(''),
})
export type ToldQuestion = z.infer<typeof ToldQuestion>

const mostTold = 1000

/** One that is no question is left out, and counted; one that was told twice is one. */
export function toldQuestions(told: readonly unknown[]): { questions: ToldQuestion[]; notes: Problem[] } {
  const questions = told.slice(0, mostTold).flatMap((candidate) => ToldQuestion.safeParse(candidate).data ?? [])
  const unread = told.filter((candidate) => !ToldQuestion.safeParse(candidate).success)
  const known = new Map(questions.map((one) => [JSON.stringify([one.content, one.answers]), one]))
  return {
    questions: [...known.values()].map((one) => ({
      ...one,
      answers: one.answers.filter(({ text, isCorrect }) => text !== '' && (one.type !== 'fill_blank' || isCorrect)),
    })),
    notes: unread.length > 0 ? [problem('aiDiffers', unread.map((one) => JSON.stringify(one)).join(' '))] : [],
  }
}

/** Signs of looks are ours, and no part of what is written. */
function plain(longest: number, fewest = 0) {
  return z
    .string()
    .max(longest)
    .transform((text) => text.replaceAll(markSigns, '').trim())
    .pipe(z.string().min(fewest))
}

/** `[hình 2]` becomes the second picture of the file. */
export function itemOf(told: ToldQuestion, pictures: readonly string[]): Item {
  const { type, answers } = told
  const rich = (text: string): string => withPictures(typedText(text), pictures)
  const content = rich(told.content)
  const asked: Item = { ...emptyItem(), title: titleFrom(content), content, explanation: rich(told.explanation), type }
  if (type === 'essay') return asked
  if (type === 'statements')
    return {
      ...asked,
      statements: answers.map(({ text, isCorrect }) => ({ text: rich(text), isTrue: isCorrect })),
      credit: 'table',
    }
  return settledType({
    ...asked,
    // What is true or false is known by its answers.
    type: type === 'true_false' ? 'single_choice' : type,
    answers: answers.map(({ text, isCorrect }) => ({
      text: type === 'fill_blank' ? escapeText(text) : rich(text),
      isCorrect,
    })),
  })
}

function withPictures(html: string, pictures: readonly string[]): string {
  return html.replaceAll(/\[hình (\d{1,4})\]/gu, (sign, number: string) => {
    const name = pictures[Number(number) - 1]
    return name === undefined ? sign : `<img src="picture:${encodeURIComponent(name)}">`
  })
}

export function picturesIn({ content, answers, explanation }: ToldQuestion): string[] {
  const all = [content, ...answers.map(({ text }) => text), explanation].join(' ')
  return all.match(/\[hình \d{1,4}\]|\[\?\]/gu) ?? []
}

export const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

export const hasKey = ({ type, answers, keyLine }: ToldQuestion): boolean =>
  type === 'statements' ? lettersIn(keyLine) !== '' : answers.some(({ isCorrect }) => isCorrect)
