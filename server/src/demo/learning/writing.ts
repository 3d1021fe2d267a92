import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { DemoPictureName } from './pictures.ts'

/** A question as we write it down: short, because there are many. */
export interface DemoQuestion extends PartsDraft {
  title: string
  /** HTML; a picture stands below it. */
  content: string
  type: QuestionType
  difficulty: Difficulty
  answers: { text: string; isCorrect: boolean }[]
  explanation: string
  topic: string
  ignoreAccents: boolean
  picture?: DemoPictureName
}

interface More {
  level?: Difficulty
  why?: string
  topic?: string
  picture?: DemoPictureName
  ignoreAccents?: boolean
}

function question(
  type: QuestionType,
  title: string,
  content: string,
  answers: DemoQuestion['answers'],
  { level = 'easy', why = '', topic = '', picture, ignoreAccents = false }: More,
): DemoQuestion {
  return {
    title,
    content: paragraph(content),
    type,
    difficulty: level,
    answers,
    explanation: why === '' ? '' : paragraph(why),
    topic,
    ignoreAccents,
    ...(picture && { picture }),
  }
}

/** Exactly one is right. */
export function one(title: string, content: string, right: string, wrong: readonly string[], more: More = {}) {
  const answers = wrong.map((text) => ({ text: paragraph(text), isCorrect: false }))
  // Not always the first, and the same at every start.
  answers.splice(title.length % (wrong.length + 1), 0, { text: paragraph(right), isCorrect: true })
  return question('single_choice', title, content, answers, more)
}

/** Several may be right. */
export function many(
  title: string,
  content: string,
  right: readonly string[],
  wrong: readonly string[],
  more: More = {},
) {
  const answers = [
    ...right.map((text) => ({ text: paragraph(text), isCorrect: true })),
    ...wrong.map((text) => ({ text: paragraph(text), isCorrect: false })),
  ]
  const shift = title.length % answers.length
  return question('multiple_choice', title, content, [...answers.slice(shift), ...answers.slice(0, shift)], more)
}

export function truth(title: string, statement: string, isTrue: boolean, more: More = {}) {
  const answers = [
    { text: 'Đúng', isCorrect: isTrue },
    { text: 'Sai', isCorrect: !isTrue },
  ]
  return question('true_false', title, statement, answers, more)
}

/** Any of these is accepted. */
export function blank(title: string, content: string, accepted: readonly string[], more: More = {}) {
  return question(
    'fill_blank',
    title,
    content,
    accepted.map((text) => ({ text, isCorrect: true })),
    more,
  )
}

interface Parted extends More {
  answers?: DemoQuestion['answers']
  parts: PartsDraft
}

/** More than a text with answers. */
export function parted(type: QuestionType, title: string, content: string, { answers = [], parts, ...more }: Parted) {
  return { ...question(type, title, content, answers, more), ...parts }
}

/** A formula as the editor writes it. */
export function formula(latex: string): string {
  return `<span data-type="inline-math" data-latex="${latex}"></span>`
}

export function blockFormula(latex: string): string {
  return `<div data-type="block-math" data-latex="${latex}"></div>`
}

function paragraph(html: string): string {
  return html.startsWith('<p') || html.startsWith('<div') ? html : `<p>${html}</p>`
}
