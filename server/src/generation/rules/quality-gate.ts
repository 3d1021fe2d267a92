import type { GateNote } from '@lms/contracts/generation/generation-review.ts'
import type { DifficultyCounts, Rejection, RejectionReason } from '@lms/contracts/generation/generation.ts'
import { comparable } from '@lms/contracts/question-types/fill-blank.ts'
import { partFields, partsIn } from '@lms/contracts/question-types/parts.ts'
import { QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { readableTitle } from '@lms/contracts/questions/question-title.ts'
import { Difficulty, questionLimits } from '@lms/contracts/questions/questions.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { z } from 'zod'
import { contentKeyOf } from '../../questions/question-fingerprint.ts'
import { inlineOf, richTextOf } from '../model/model-text.ts'
import { generatedTypes, writtenParts } from '../model/model-parts.ts'

/** A question that passed: rich text, without points, which are ours to give. */
export const AcceptedQuestion = z.object({
  title: z.string(),
  content: z.string(),
  type: QuestionType,
  difficulty: Difficulty,
  answers: z.array(z.object({ text: z.string(), isCorrect: z.boolean(), tolerance: z.number().optional() })),
  explanation: z.string(),
  ...z.object(partFields).partial().shape,
  /** The request that brought it; the first is 1. */
  round: z.int(),
})
export type AcceptedQuestion = z.infer<typeof AcceptedQuestion>

const lengths = { title: 300, content: 5000, answer: 1000, explanation: 5000 } as const

/** What the schema asks of the model. Whether it kept to it is checked here, for not every server enforces a schema. */
const Candidate = z.object({
  title: z.string().transform(clean),
  content: z.string().transform(clean),
  type: QuestionType.refine((type) => generatedTypes.includes(type)),
  difficulty: Difficulty,
  answers: z.array(z.object({ text: z.string().transform(clean), isCorrect: z.boolean() })),
  explanation: z.string().transform(clean),
})
type Candidate = z.infer<typeof Candidate>

export interface GateKnowledge {
  /** What is still asked for. */
  wanted: DifficultyCounts
  /** The content keys of those that passed before. */
  siblings: ReadonlySet<string>
  round: number
}

export interface GateResult {
  accepted: AcceptedQuestion[]
  rejections: Rejection[]
}

/** Takes of what a model sent the questions that are good and asked for. A key is never repaired; surplus is ignored. */
export function passedGate(candidates: readonly unknown[], { wanted, siblings, round }: GateKnowledge): GateResult {
  const known = new Set(siblings)
  const left = { ...wanted }
  const accepted: AcceptedQuestion[] = []
  const rejections: Rejection[] = []
  for (const given of candidates) {
    const parsed = Candidate.safeParse(given)
    if (!parsed.success) {
      rejections.push({ round, title: titleOf(given), difficulty: difficultyOf(given), reason: 'malformed' })
      continue
    }
    const candidate = parsed.data
    const { difficulty } = candidate
    if (left[difficulty] === 0) continue
    const question = { ...writtenOut(candidate), round }
    const key = contentKeyOf(question)
    const reason = problemOf(candidate) ?? (known.has(key) ? 'duplicate_in_quiz' : null)
    if (reason !== null) {
      rejections.push({ round, title: shortened(candidate.title), difficulty, reason })
      continue
    }
    known.add(key)
    left[difficulty] -= 1
    accepted.push(question)
  }
  return { accepted, rejections }
}

/** What is still missing of what was asked for. */
export function missingOf(
  wanted: DifficultyCounts,
  accepted: readonly Pick<AcceptedQuestion, 'difficulty'>[],
): DifficultyCounts {
  const count = (difficulty: Difficulty): number =>
    wanted[difficulty] - accepted.filter((question) => question.difficulty === difficulty).length
  return { easy: count('easy'), medium: count('medium'), hard: count('hard') }
}

export function totalOf({ easy, medium, hard }: DifficultyCounts): number {
  return easy + medium + hard
}

export function notesOf({ answers, explanation, type, round }: AcceptedQuestion): GateNote[] {
  const notes: GateNote[] = []
  if (explanation === '') notes.push('no_explanation')
  const lengthOf = (isCorrect: boolean): number[] =>
    answers.filter((answer) => answer.isCorrect === isCorrect).map(({ text }) => text.length)
  // Children soon learn that the long one is right.
  const [keys, others] = [lengthOf(true), lengthOf(false)]
  const isTelling = Math.min(...keys) > 20 && Math.min(...keys) > 1.5 * Math.max(...others)
  if (type !== 'fill_blank' && others.length > 1 && isTelling) notes.push('key_is_longest')
  if (round > 1) notes.push('asked_again')
  return notes
}

function problemOf({ title, content, explanation, answers, type }: Candidate): RejectionReason | null {
  if (title.length < questionLimits.titleMinimum) return 'title_short'
  if (content.length < questionLimits.contentMinimum) return 'content_short'
  if (title.length > lengths.title || content.length > lengths.content || explanation.length > lengths.explanation)
    return 'too_long'
  if (answers.some(({ text }) => text.length > lengths.answer)) return 'too_long'
  const parts = writtenParts(type, answers, richTextOf(content))
  if (parts !== null) return typeof parts === 'string' ? parts : null
  return problemOfAnswers(type, answers)
}

function problemOfAnswers(type: QuestionType, answers: Candidate['answers']): RejectionReason | null {
  const { minimumAnswers, maximumAnswers } = questionTypeRules[type]
  const isBlank = answers.some(({ text }) => text === '')
  if (isBlank || answers.length < minimumAnswers) return 'answers_few'
  if (answers.length > maximumAnswers) return 'answers_many'
  if (new Set(answers.map(({ text }) => comparable(text, false))).size < answers.length) return 'answers_same'
  const keys = answers.filter(({ isCorrect }) => isCorrect).length
  if (keys === 0) return 'key_missing'
  // Every text of a blank is an accepted one: a wrong one among them leaves open what the model meant.
  if (type === 'fill_blank') return keys < answers.length ? 'key_missing' : null
  if (type === 'true_false' && !isTruePair(answers)) return 'answers_not_true_false'
  if (type !== 'multiple_choice' && keys > 1) return 'key_many'
  return keys === answers.length ? 'key_everything' : null
}

function writtenOut({ title, content, type, difficulty, answers, explanation }: Candidate) {
  const parted = writtenParts(type, answers, richTextOf(content))
  const common = { title: readableTitle(title), content: richTextOf(content), type, difficulty }
  if (parted !== null && typeof parted === 'object')
    return { ...common, answers: parted.answers, ...partsIn(parted.parts), explanation: richTextOf(explanation) }
  const shown = type === 'true_false' ? questionTypeRules.true_false.normalise(answers) : answers
  return {
    ...common,
    answers: shown.map(({ text, isCorrect }) => ({
      text: type === 'fill_blank' ? escapeText(text) : inlineOf(text),
      isCorrect,
    })),
    explanation: richTextOf(explanation),
  }
}

function isTruePair(answers: Candidate['answers']): boolean {
  const meanings = new Set(answers.map(({ text }) => truthOf(text)))
  return answers.length === 2 && meanings.has(true) && meanings.has(false)
}

/** Without what no database keeps and nobody sees. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
    .trim()
}

function titleOf(given: unknown): string {
  const title = typeof given === 'object' && given !== null && 'title' in given ? given.title : ''
  return typeof title === 'string' ? shortened(title) : ''
}

function difficultyOf(given: unknown): Difficulty | null {
  const value = typeof given === 'object' && given !== null && 'difficulty' in given ? given.difficulty : null
  return Difficulty.safeParse(value).data ?? null
}

function shortened(title: string): string {
  return clean(title).slice(0, 120).toWellFormed()
}
