import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import { type PlainType, type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { Answer, QuestionDraftInput } from '@lms/contracts/questions/questions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'

type Sample = Partial<QuestionDraftInput>

/** One good question of each type that is more than a text and its answers. */
export const partDrafts = {
  numeric: {
    content: '<p>Chu vi hình vuông cạnh 5 cm là bao nhiêu?</p>',
    answers: [{ text: '20', isCorrect: true, tolerance: 0.5 }],
    unit: { text: 'cm', required: true, missingCosts: 50 },
  },
  matching: {
    content: '<p>Nối mỗi nước với thủ đô của nước đó.</p>',
    pairs: [
      { left: 'Việt Nam', right: '<p>Hà Nội</p>' },
      { left: 'Lào', right: 'Viêng Chăn' },
      { left: 'Thái Lan', right: 'Băng Cốc' },
    ],
    extras: ['Huế'],
  },
  ordering: {
    content: '<p>Sắp xếp các số từ bé đến lớn.</p>',
    items: ['<p>12</p>', '21', '102', '120', '201'],
  },
  cloze: {
    content: '<p>Số 45 [[1]] số 54. Hiệu của chúng là [[2]]. Thủ đô là [[3]].</p>',
    gaps: [
      {
        kind: 'choice',
        answers: [
          { text: 'bé hơn', isCorrect: true },
          { text: 'lớn hơn', isCorrect: false },
          { text: 'bằng', isCorrect: false },
        ],
      },
      { kind: 'number', answers: [{ text: '9', isCorrect: true }] },
      { kind: 'text', answers: [{ text: 'Hà Nội', isCorrect: true }] },
    ],
  },
  statements: {
    content: '<p>Mỗi ý sau đúng hay sai?</p>',
    statements: [
      { text: '2 + 2 = 4', isTrue: true },
      { text: '3 + 3 = 7', isTrue: false },
      { text: 'Số 8 là số chẵn', isTrue: true },
      { text: 'Số 0 là số lẻ', isTrue: false },
    ],
  },
  essay: {
    content: '<p>Viết một đoạn văn tả con mèo nhà em.</p>',
    rubric: [
      { text: 'Đủ ý', points: 6 },
      { text: 'Câu văn rõ ràng', points: 4 },
    ],
    minimumWords: 30,
    maximumWords: 150,
  },
} satisfies Record<Exclude<QuestionType, PlainType>, Sample>
export type PartType = keyof typeof partDrafts
export const partTypes = Object.keys(partDrafts) as PartType[]
/** Those that need no person. */
export type JudgedType = Exclude<PartType, 'essay'>
export const judgedTypes = partTypes.filter((type): type is JudgedType => type !== 'essay')

const option = (text: string, isCorrect = false) => ({ text: `<p>${text}</p>`, isCorrect })

/** One good question of every type: a type more is missed here by the compiler, and then tried wherever these are. */
export const drafts: Readonly<Record<QuestionType, Sample>> = {
  true_false: {
    answers: [
      { text: 'Đúng', isCorrect: true },
      { text: 'Sai', isCorrect: false },
    ],
  },
  multiple_choice: { answers: [option('2', true), option('3'), option('4', true)] },
  single_choice: { answers: [option('5', true), option('6')] },
  fill_blank: { answers: [{ text: 'Hà Nội', isCorrect: true }] },
  ...partDrafts,
}

interface Keyed extends QuestionParts {
  type: QuestionType
  answers: readonly Answer[]
}

/** What earns everything; of what a person marks, something to be marked. */
export function rightAnswerTo({ type, answers, ...parts }: Keyed): Given {
  const { answeredBy, parts: rules } = questionTypeRules[type]
  const right = answers.filter(({ isCorrect }) => isCorrect)
  if (answeredBy === 'one') return right[0]?._id ?? null
  if (answeredBy === 'many') return right.map(({ _id }) => _id)
  if (answeredBy === 'text') return `${textOf(right[0]?.text ?? '')} ${parts.unit?.text ?? ''}`.trim()
  return rules?.solution(parts) ?? '<p>Nhà em có mèo.</p>'
}
