import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { Author, byId, Id, Pagination, SearchText, Timestamp, flag, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { questionMessages as messages } from './question-messages.ts'
import { QuestionParts, partFields, partsIn, toleranceField, withoutParts } from '../question-types/parts.ts'
import { PlainType, QuestionType, questionTypeRules } from '../question-types/registry.ts'
import { isBlank, showsMore, textOf } from '../rich-text.ts'
import { problemsOfTemplate } from './templates/template-check.ts'
import { QuestionTemplate, normalisedTemplate } from './templates/templates.ts'

const ById = byId(messages.notFound)

export const difficulties = ['easy', 'medium', 'hard'] as const
export const Difficulty = z.enum(difficulties)
export type Difficulty = z.infer<typeof Difficulty>

export const questionLimits = { titleMinimum: 5, contentMinimum: 10, pointsMinimum: 1, pointsMaximum: 100 } as const

export const Answer = z.object({
  _id: Id,
  /** Safe HTML. */
  text: z.string(),
  isCorrect: z.boolean(),
  explanation: z.string().optional(),
  /** numeric only: how far from it is still right. */
  tolerance: z.number().optional(),
  /** The mistake that leads to a wrong option: 'cộng thay vì nhân'. */
  mistake: z.string().optional(),
  /** In a template, the condition under which it is correct; without one, as it is marked. */
  when: z.string().optional(),
})
export type Answer = z.infer<typeof Answer>

/** What a list shows of a question. */
export const QuestionSummary = z.object({
  _id: Id,
  title: z.string(),
  type: QuestionType,
  subject: z.object({ _id: Id, name: z.string() }),
  class: ClassCode,
  difficulty: Difficulty,
  points: z.int(),
  /** Its place in the subject's tree of topics; `topic` then says the path. */
  topicId: Id.nullable(),
  createdBy: Author.nullable(),
  /** Written by a model, however much people changed it since. */
  isAiMade: z.boolean(),
  /** What a template asks, with numbers in it, as plain text; null for a question that is the same for everybody. */
  sample: z.string().nullable(),
  /** Grows by one with every change. */
  version: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
})
export type QuestionSummary = z.infer<typeof QuestionSummary>

/** A question with its key: for authors and administrators, never for a student. */
export const Question = QuestionSummary.extend({
  content: z.string(),
  answers: z.array(Answer),
  /** Empty when there is none. */
  explanation: z.string(),
  /** What helps without giving the answer away: shown while practising, after a first wrong try. Empty when there is none. */
  hint: z.string(),
  topic: z.string(),
  tags: z.array(z.string()),
  /** fill_blank and cloze only: 'ha noi' is as good as 'Hà Nội'. */
  ignoreAccents: z.boolean(),
  /** What makes many questions of it, each student their own; null for one that is the same for everybody. */
  template: QuestionTemplate.nullable(),
  ...QuestionParts.shape,
})
export type Question = z.infer<typeof Question>

const richText = (maximum: number) => z.string().max(maximum, says(messages.tooLong))
/** An absent text is an empty one. */
const orEmpty = (schema: z.ZodString) => schema.nullish().transform((text) => text ?? '')

const AnswerInput = z.object({
  /** That of an answer that was there before; it keeps its id. */
  _id: optional(Id),
  text: richText(5000),
  isCorrect: z.boolean().default(false),
  explanation: richText(5000)
    .nullish()
    .transform((text) => text ?? undefined),
  tolerance: optional(toleranceField),
  mistake: optional(z.string().trim().max(200, says(messages.tooLong))),
  when: optional(z.string().trim().max(200, says(messages.tooLong))),
})

const answerList = z.array(AnswerInput, says(messages.answersFew)).max(50, says(messages.answersMany))

/** One of the subject's topics; an empty text or null takes it away. */
const topicField = z.preprocess(
  (value) => (value === '' ? null : value),
  z.uuid(says(messages.topicUnknown)).nullable(),
) as unknown as z.ZodType<string | null, string | null>

/** '7 x 8 = ?' is a formula, whoever typed it without the sign for one. */
const typedSum = /^(?=.*\d)(?=.*[+\-−–×·÷:/*<>=＝])(?:[\d\s+\-−–×·÷:/*<>=＝().,%?？_…]|x(?=\s*[\d(?？_…]))+$/u

/** '√49 bằng:' */
const formulaSign = /[√∛²³⁴½¼¾∈∉⊂∪∩∞≤≥≠≈∠⊥∥∫∑πΔ]/u

/** Each of these says about as much as three letters. */
const wideSign = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

export function saysEnough(text: string): boolean {
  const length = text.length + (text.match(wideSign)?.length ?? 0) * 2
  return length >= questionLimits.contentMinimum || typedSum.test(text.trim()) || formulaSign.test(text)
}

const questionFields = {
  title: z
    .string(says(messages.titleRequired))
    .trim()
    .min(1, says(messages.titleRequired))
    .refine((title) => title.length === 0 || title.length >= questionLimits.titleMinimum, says(messages.titleShort))
    .max(300, says(messages.titleLong)),
  content: z
    .string(says(messages.contentRequired))
    .max(50_000, says(messages.tooLong))
    .refine((content) => !isBlank(content), says(messages.contentRequired))
    // A picture or a formula may be all that is asked.
    .refine(
      (content) => isBlank(content) || showsMore(content) || saysEnough(textOf(content)),
      says(messages.contentShort),
    ),
  type: z.enum(QuestionType.options, says(messages.typeRequired)),
  /** The subject's id. */
  subject: z.uuid(says(messages.subjectRequired)),
  class: z.enum(ClassCode.options, says(messages.classRequired)),
  difficulty: z.enum(Difficulty.options, says(messages.difficultyRequired)),
  points: z
    .int(says(messages.pointsRange))
    .min(questionLimits.pointsMinimum, says(messages.pointsRange))
    .max(questionLimits.pointsMaximum, says(messages.pointsRange)),
  /** Blank ones are dropped; the rules of the type are checked for what is left. */
  answers: answerList.default([]),
  explanation: orEmpty(richText(20_000)),
  hint: orEmpty(richText(5000)),
  topic: orEmpty(z.string().trim().max(200, says(messages.tooLong))),
  topicId: topicField.optional().transform((id) => id ?? null),
  tags: z.array(z.string().trim().min(1).max(50)).max(20, says(messages.tagsMany)).default([]),
  ignoreAccents: z.boolean().default(false),
  template: QuestionTemplate.nullable().default(null),
  ...z.object(partFields).partial().shape,
}

/** The rules of the type, which need the whole question. */
function byRulesOfType(draft: z.infer<typeof WrittenQuestion>, context: z.RefinementCtx) {
  const rules = questionTypeRules[draft.type]
  const answers = rules.normalise(draft.answers)
  const parts = rules.parts?.normalise(partsIn(draft)) ?? {}
  if (draft.template !== null) {
    const template = normalisedTemplate(draft.template)
    // Only what it makes can be held against the rules of its type.
    for (const { field, message } of problemsOfTemplate({ ...withoutParts(draft), answers, ...parts, template }))
      context.addIssue({ code: 'custom', path: field.split('.'), message })
    return { answers, template, ...parts }
  }
  const problem = rules.problemOf(answers)
  if (problem) context.addIssue({ code: 'custom', path: ['answers'], message: says(problem) })
  const partProblem = rules.parts?.problemOf(parts, draft.content)
  if (partProblem) context.addIssue({ code: 'custom', path: [partProblem.field], message: says(partProblem.message) })
  return { answers, ...parts }
}

const WrittenQuestion = z.object(questionFields).omit({ class: true, subject: true })

/** A whole question as somebody writes it, by the same rules in the form and on the server. */
export const QuestionDraft = z
  .object(questionFields)
  .transform((draft, context) => ({ ...withoutParts(draft), ...byRulesOfType(draft, context) }))
export type QuestionDraft = z.infer<typeof QuestionDraft>
export type QuestionDraftInput = z.input<typeof QuestionDraft>

/** The same while it may still be open where it belongs. */
export const UnplacedDraft = z
  .object({ ...questionFields, class: optional(ClassCode), subject: optional(z.uuid()) })
  .transform((draft, context) => ({ ...withoutParts(draft), ...byRulesOfType(draft, context) }))
export type UnplacedDraft = z.infer<typeof UnplacedDraft>

/** Any part of it, with the version that was read. The whole is checked once the parts are together. */
export const QuestionChanges = z
  .object({
    ...questionFields,
    answers: answerList,
    tags: z.array(z.string().trim().min(1).max(50)).max(20, says(messages.tagsMany)),
    ignoreAccents: z.boolean(),
    template: QuestionTemplate.nullable(),
    explanation: richText(20_000),
    hint: richText(5000),
    topic: z.string().trim().max(200, says(messages.tooLong)),
    topicId: topicField,
  })
  .partial()
  .extend({ version: z.int(says(messages.versionRequired)) })
export type QuestionChanges = z.infer<typeof QuestionChanges>

const filter = {
  class: optional(ClassCode),
  /** The subject's id. */
  subject: optional(Id),
  type: optional(QuestionType),
  difficulty: optional(Difficulty),
  /** A topic's id: what is in it, and in the topics that lie in it. */
  topic: optional(Id),
  /** A whole tag, whatever its case and accents. */
  tag: optional(z.string().trim().max(50)),
  /** Title, text, answers, topic or tags; every word must occur somewhere. */
  search: SearchText,
  /** True: the deleted ones, and only those. */
  deleted: flag(),
}
export const QuestionFilter = z.object(filter)
export type QuestionFilter = z.infer<typeof QuestionFilter>

/** What one looks for besides when one chooses questions for a quiz. */
export const QuestionChoiceFilter = QuestionFilter.extend({
  /** True: only those that no quiz has ever had. */
  unused: flag(),
})
export type QuestionChoiceFilter = z.infer<typeof QuestionChoiceFilter>

export const listQuestions = endpoint('GET', '/questions', {
  access: 'question:list',
  summary: 'The question bank, newest first: own questions, and those of administrators once one is approved',
  query: QuestionChoiceFilter.extend(pageQuery()),
  data: z.object({ questions: z.array(QuestionSummary), pagination: Pagination }),
})

export const QuestionStats = z.object({
  total: z.int(),
  /** The plain types always, the others once there is one. */
  types: z.record(PlainType, z.int()).and(z.partialRecord(QuestionType, z.int())),
  difficulties: z.object({ easy: z.int(), medium: z.int(), hard: z.int() }),
  /** A search stops counting at 1,000: these figures are of the hits that were counted. */
  totalCapped: z.boolean().optional(),
})
export type QuestionStats = z.infer<typeof QuestionStats>

export const questionStats = endpoint('GET', '/questions/stats', {
  access: 'question:list',
  summary: 'How many questions match the filter of the list, by type and difficulty',
  query: QuestionFilter,
  data: QuestionStats,
})

const oneQuestion = z.object({ question: Question })

export const getQuestion = endpoint('GET', '/questions/:id', {
  access: 'question:read',
  summary: 'One question with its key; a deleted one too, for who may restore it',
  params: ById,
  data: oneQuestion,
})

export const createQuestion = endpoint('POST', '/questions', {
  access: 'question:create',
  summary: 'Write a question',
  message: messages.created,
  status: 201,
  body: QuestionDraft,
  data: oneQuestion,
})

export const updateQuestion = endpoint('PUT', '/questions/:id', {
  access: 'question:update',
  summary:
    'Change a question: a new version, the old one stays. A version that is not the current one gets 409 with the current record in `data.question`',
  message: messages.updated,
  params: ById,
  body: QuestionChanges,
  data: oneQuestion,
})

export const deleteQuestion = endpoint('DELETE', '/questions/:id', {
  access: 'question:update',
  summary: 'Delete a question; can be undone',
  message: messages.deleted,
  params: ById,
})

export const restoreQuestion = endpoint('PATCH', '/questions/:id/restore', {
  access: 'question:update',
  summary: 'Undo the deletion of a question',
  message: messages.restored,
  params: ById,
  data: oneQuestion,
})

const partNames = Object.fromEntries(QuestionParts.keyof().options.map((name) => [name, true])) as Record<
  keyof QuestionParts,
  true
>

/** A question as it was at one time; it never changes. */
export const QuestionVersion = Question.pick({
  title: true,
  content: true,
  type: true,
  subject: true,
  class: true,
  difficulty: true,
  points: true,
  answers: true,
  explanation: true,
  hint: true,
  topic: true,
  tags: true,
  ignoreAccents: true,
  template: true,
  ...partNames,
}).extend({ version: z.int(), createdBy: Author.nullable(), createdAt: Timestamp })
export type QuestionVersion = z.infer<typeof QuestionVersion>

export const listQuestionVersions = endpoint('GET', '/questions/:id/versions', {
  access: 'question:read',
  summary: 'The versions of a question, newest first',
  params: ById,
  query: z.object(pageQuery()),
  data: z.object({ versions: z.array(QuestionVersion), pagination: Pagination }),
})
