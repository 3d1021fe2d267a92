import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty, QuestionDraftInput } from '@lms/contracts/questions/questions.ts'
import type { TemplateVariable } from '@lms/contracts/questions/templates/templates.ts'

/** A template as we write it down: short, because there are many. */
export interface DemoTemplate extends PartsDraft {
  title: string
  content: string
  type: QuestionType
  difficulty: Difficulty
  answers: NonNullable<QuestionDraftInput['answers']>
  explanation: string
  topic: string
  template: { variables: TemplateVariable[]; constraints: string[] }
}

interface More {
  draw: TemplateVariable[]
  given?: string[]
  why: string
  topic: string
  level?: Difficulty
}

type Written = Partial<Pick<DemoTemplate, 'answers' | 'pairs' | 'extras' | 'items' | 'gaps' | 'statements' | 'unit'>>

function template(type: QuestionType, title: string, content: string, written: Written, more: More): DemoTemplate {
  const { draw, given = [], why, topic, level = 'easy' } = more
  return {
    title,
    content: `<p>${content}</p>`,
    type,
    difficulty: level,
    explanation: `<p>${why}</p>`,
    topic,
    template: { variables: draw, constraints: given },
    answers: [],
    ...written,
  }
}

/** One is right; the others are where a known mistake leads. */
export function choose(title: string, content: string, right: string, wrong: Record<string, string>, more: More) {
  const answers = Object.entries(wrong).map(([mistake, text]) => ({
    text: `<p>${text}</p>`,
    isCorrect: false,
    mistake,
  }))
  const place = title.length % (answers.length + 1)
  const all = answers.toSpliced(place, 0, { text: `<p>${right}</p>`, isCorrect: true, mistake: '' })
  return template('single_choice', title, content, { answers: all }, more)
}

/** One of these signs or words, whichever the numbers make right. */
export function decide(title: string, content: string, options: Record<string, string>, more: More) {
  const answers = Object.entries(options).map(([text, when], index) => ({
    text: `<p>${text}</p>`,
    isCorrect: index === 0,
    when,
  }))
  return template('single_choice', title, content, { answers }, more)
}

export function calculate(title: string, content: string, answer: string, more: More & { unit?: string }) {
  const { unit, ...others } = more
  const answers = [{ text: answer, isCorrect: true }]
  const measured = unit === undefined ? {} : { unit: { text: unit, required: true, missingCosts: 50 } }
  return template('numeric', title, content, { answers, ...measured }, others)
}

export function write(title: string, content: string, answer: string, more: More) {
  return template('fill_blank', title, content, { answers: [{ text: answer, isCorrect: true }] }, more)
}

export function judge(title: string, content: string, when: string, more: More) {
  const answers = [
    { text: 'Đúng', isCorrect: true, when },
    { text: 'Sai', isCorrect: false },
  ]
  return template('true_false', title, content, { answers }, more)
}

export function match(
  title: string,
  content: string,
  pairs: Record<string, string>,
  more: More & { extras?: string[] },
) {
  const { extras = [], ...others } = more
  const both = Object.entries(pairs).map(([left, right]) => ({ left, right }))
  return template('matching', title, content, { pairs: both, extras }, others)
}

/** Each gap takes a number. */
export function fill(title: string, content: string, numbers: string[], more: More) {
  const gaps = numbers.map((text) => ({ kind: 'number' as const, answers: [{ text, isCorrect: true }] }))
  return template('cloze', title, content, { gaps }, more)
}

export function order(title: string, content: string, items: string[], more: More) {
  return template('ordering', title, content, { items }, more)
}

export function check(title: string, content: string, statements: Record<string, string>, more: More) {
  const each = Object.entries(statements).map(([text, when], index) => ({ text, isTrue: index % 2 === 0, when }))
  return template('statements', title, content, { statements: each }, more)
}

const nothing = { from: '', to: '', step: '', values: [], formula: '' }

export function whole(name: string, from: number, to: number, step = 1): TemplateVariable {
  return { ...nothing, name, kind: 'whole', from: `${from}`, to: `${to}`, step: step === 1 ? '' : `${step}` }
}

export function decimal(name: string, from: string, to: string, step: string): TemplateVariable {
  return { ...nothing, name, kind: 'decimal', from, to, step }
}

export function among(name: string, ...values: string[]): TemplateVariable {
  return { ...nothing, name, kind: 'choice', values }
}

export function computed(name: string, formula: string): TemplateVariable {
  return { ...nothing, name, kind: 'computed', formula }
}

export const child = among('ten', 'Lan', 'Minh', 'Hoa', 'Nam', 'An', 'Bình')
