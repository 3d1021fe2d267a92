import type { AskedOnPaper } from '@lms/contracts/paper-sheets/paper-answers.ts'
import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { SheetQuestion, SheetWish } from '../layout/sheet-questions.ts'
import type { FrozenCode, SheetSize } from './printed-paper.ts'

interface Question {
  type: QuestionType
  points: number
  answers: readonly { text: string; isCorrect: boolean }[]
  parts: QuestionParts
}

/** As many letters and columns as a sheet has. */
const letters = 6
const columns = 5

/** How a question is answered on a sheet; what does not fit into bubbles is written. */
export function askedOnPaper({ type, points, answers, parts }: Question, number: number): AskedOnPaper {
  const box = (writes: NonNullable<AskedOnPaper['writes']>, lines: number): AskedOnPaper => ({
    number,
    form: 'writing',
    writes,
    size: lines,
    points,
  })
  const { answeredBy } = questionTypeRules[type]
  if (type === 'true_false') return { number, form: 'truth', size: 2, points }
  if (answeredBy === 'one' || answeredBy === 'many')
    return answers.length <= letters ? { number, form: answeredBy, size: answers.length, points } : box('text', 1)
  if (answeredBy === 'statements') return { number, form: 'statements', size: parts.statements?.length ?? 0, points }
  if (type === 'numeric' && fitsColumns(answers, parts)) return { number, form: 'number', size: columns, points }
  if (answeredBy === 'pairs') return box('pairs', 1)
  if (answeredBy === 'order') return box('order', 1)
  if (answeredBy === 'gaps') return box('gaps', Math.min(6, Math.ceil((parts.gaps?.length ?? 1) / 3)))
  if (answeredBy === 'essay') return box('essay', essayLines(parts))
  return box('text', 1)
}

function fitsColumns(answers: Question['answers'], { unit }: QuestionParts): boolean {
  const right = answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => textOf(text).trim())
  return unit?.required !== true && right.every((text) => /^-?\d+(?:[.,]\d+)?$/.test(text) && text.length <= columns)
}

/** By how many words a hand gets into a line. */
function essayLines({ minimumWords = null, maximumWords = null }: QuestionParts): number {
  return Math.min(20, Math.max(6, Math.ceil((maximumWords ?? minimumWords ?? 80) / 10)))
}

/** What is laid out for one code. */
export function wishOf({ asked }: Pick<FrozenCode, 'asked'>, size: SheetSize, named: boolean): SheetWish {
  return { paper: size, named, questions: asked.map(toSheetQuestion) }
}

function toSheetQuestion({ number, form, size }: AskedOnPaper): SheetQuestion {
  if (form === 'one' || form === 'many') return { number, form, options: size }
  if (form === 'statements') return { number, form, statements: size }
  if (form === 'writing') return { number, form, lines: size }
  return { number, form }
}
