import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import type { FieldError } from '../endpoint.ts'
import { Id, Instant } from '../fields.ts'
import { Difficulty, difficulties } from '../questions/questions.ts'
import { quizMessages as messages } from './quiz-messages.ts'

export const quizTypes = ['practice', 'quiz', 'exam'] as const
export const QuizType = z.enum(quizTypes)
export type QuizType = z.infer<typeof QuizType>

/** Which attempt counts when there are several. */
export const gradingMethods = ['highest', 'latest', 'average', 'first'] as const
export const GradingMethod = z.enum(gradingMethods)
export type GradingMethod = z.infer<typeof GradingMethod>

export const multipleChoiceCredits = ['all_or_nothing', 'partial'] as const
export const MultipleChoiceCredit = z.enum(multipleChoiceCredits)
export type MultipleChoiceCredit = z.infer<typeof MultipleChoiceCredit>

export const quizLimits = {
  titleMinimum: 5,
  titleMaximum: 200,
  descriptionMinimum: 10,
  descriptionMaximum: 2000,
  timeLimitMinimum: 5,
  timeLimitMaximum: 480,
  questionsMaximum: 200,
} as const

/** What the wizard starts with; a call that leaves one of them out gets the same. */
export const quizDefaults = {
  type: 'quiz',
  difficulty: 'medium',
  estimatedTime: 30,
  timeLimit: 60,
  passingScore: 70,
  maxAttempts: 1,
  isActive: true,
  isPublic: true,
  shuffleQuestions: false,
  shuffleAnswers: false,
  showCorrectAnswers: true,
  showResultsImmediately: true,
  gradingMethod: 'highest',
  multipleChoiceCredit: 'all_or_nothing',
  isQrCode: false,
} as const

/** An empty text or null takes it away. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  const cleared = z.preprocess((value) => (value === '' ? null : value), schema.nullable())
  // What goes in is known, so that forms can be typed.
  return cleared as unknown as z.ZodType<z.output<Schema> | null, z.input<Schema> | null>
}

type Absent<Out, In> = z.ZodType<Out, In, z.core.$ZodTypeInternals<Out, In> & { optin: 'optional' }>

/** An empty text or null counts as absent, and what is absent is as the wizard starts. */
function orDefault<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) {
  const filled = z.preprocess((given) => (given === '' || given === null ? undefined : given), schema.optional())
  return filled.transform((given) => given ?? value) as unknown as Absent<
    z.output<Schema>,
    z.input<Schema> | null | undefined
  >
}

const longText = z.string().trim().max(quizLimits.descriptionMaximum, messages.tooLong.default)
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, messages.choiceInvalid.default)
const minutes = (message: string) => z.int(message).min(1, message).max(1440, message)
const time = z
  .string(messages.dateInvalid.default)
  .refine((text) => Instant.safeParse(text).success, messages.dateInvalid.default)
  .transform((text) => new Date(text).toISOString())

/** What both forms ask in the same way. */
const shared = {
  estimatedTime: minutes(messages.estimatedTimeRange.default),
  instructions: longText,
  isActive: z.boolean(messages.choiceInvalid.default),
  isPublic: z.boolean(messages.choiceInvalid.default),
  shuffleQuestions: z.boolean(messages.choiceInvalid.default),
  shuffleAnswers: z.boolean(messages.choiceInvalid.default),
  showCorrectAnswers: z.boolean(messages.choiceInvalid.default),
  showResultsImmediately: z.boolean(messages.choiceInvalid.default),
  gradingMethod: choice(gradingMethods),
  multipleChoiceCredit: choice(multipleChoiceCredits),
  deadline: clearable(time),
  releaseDate: clearable(time),
  tags: z.array(z.string().trim().min(1).max(50)).max(20, messages.tagsMany.default),
  password: clearable(z.string().max(100, messages.passwordLong.default)),
  isQrCode: z.boolean(messages.choiceInvalid.default),
  /** 0: as many as one likes. */
  maxAttempts: z
    .int(messages.maxAttemptsRequired.default)
    .min(0, messages.maxAttemptsRequired.default)
    .max(1000, messages.maxAttemptsHigh.default),
  /** Ids, in their order; one that is there twice counts once. */
  questions: z
    .array(Id, messages.questionsRequired.default)
    .min(1, messages.questionsRequired.default)
    .max(quizLimits.questionsMaximum, messages.questionsMany.default)
    .transform((ids) => [...new Set(ids)]),
}

/** A whole quiz as the wizard sends it. */
export const QuizDraft = z.object({
  ...shared,
  title: z
    .string(messages.titleRequired.default)
    .trim()
    .min(1, messages.titleRequired.default)
    .max(quizLimits.titleMaximum, messages.titleLong.default),
  description: longText.nullish().transform((text) => text ?? ''),
  class: z.enum(ClassCode.options, messages.classRequired.default),
  /** The subject's id. */
  subject: z.uuid(messages.subjectRequired.default),
  type: orDefault(choice(quizTypes), quizDefaults.type),
  difficulty: orDefault(choice(difficulties), quizDefaults.difficulty),
  estimatedTime: orDefault(shared.estimatedTime, quizDefaults.estimatedTime),
  timeLimit: z
    .int(messages.timeLimitRequired.default)
    .min(1, messages.timeLimitRequired.default)
    .max(1440, messages.timeLimitLong.default),
  instructions: longText.nullish().transform((text) => text ?? ''),
  passingScore: z
    .int(messages.passingScoreRequired.default)
    .min(0, messages.passingScoreLow.default)
    .max(100, messages.passingScoreHigh.default),
  isActive: orDefault(shared.isActive, quizDefaults.isActive),
  isPublic: orDefault(shared.isPublic, quizDefaults.isPublic),
  shuffleQuestions: orDefault(shared.shuffleQuestions, quizDefaults.shuffleQuestions),
  shuffleAnswers: orDefault(shared.shuffleAnswers, quizDefaults.shuffleAnswers),
  showCorrectAnswers: orDefault(shared.showCorrectAnswers, quizDefaults.showCorrectAnswers),
  showResultsImmediately: orDefault(shared.showResultsImmediately, quizDefaults.showResultsImmediately),
  gradingMethod: orDefault(shared.gradingMethod, quizDefaults.gradingMethod),
  multipleChoiceCredit: orDefault(shared.multipleChoiceCredit, quizDefaults.multipleChoiceCredit),
  deadline: shared.deadline.optional().transform((value) => value ?? null),
  releaseDate: shared.releaseDate.optional().transform((value) => value ?? null),
  tags: orDefault(shared.tags, []),
  password: shared.password.optional().transform((value) => value ?? null),
  isQrCode: orDefault(shared.isQrCode, quizDefaults.isQrCode),
})
export type QuizDraft = z.infer<typeof QuizDraft>
export type QuizDraftInput = z.input<typeof QuizDraft>

/**
 * Any part of it, with the version that was read. The limits of title, description and time are those of the edit
 * form, and hold for what differs from the quiz as it is: see `editProblems`.
 */
export const QuizChanges = z
  .object({
    ...shared,
    title: z.string(messages.editTitleRequired.default).trim(),
    description: longText,
    class: z.enum(ClassCode.options, messages.editClassRequired.default),
    subject: z.uuid(messages.editSubjectRequired.default),
    type: z.enum(quizTypes, messages.typeRequired.default),
    difficulty: z.enum(Difficulty.options, messages.difficultyRequired.default),
    timeLimit: z.int(messages.timeLimitRange.default),
    passingScore: z
      .int(messages.passingScoreRange.default)
      .min(0, messages.passingScoreRange.default)
      .max(100, messages.passingScoreRange.default),
  })
  .partial()
  .extend({ version: z.int(messages.versionRequired.default) })
export type QuizChanges = z.infer<typeof QuizChanges>
export type QuizChangesInput = z.input<typeof QuizChanges>

interface Current {
  title: string
  description: string
  timeLimit: number
}

/** The edit form's limits, for those of these fields that were changed. */
export function editProblems(changes: { [Field in keyof Current]?: Current[Field] | undefined }, current: Current) {
  const problems: FieldError[] = []
  const check = (field: keyof Current, problem: false | { default: string }): void => {
    if (problem && changes[field] !== undefined && changes[field] !== current[field])
      problems.push({ field, message: problem.default })
  }
  const { title = '', description = '', timeLimit = 0 } = changes
  check('title', titleProblem(title.length))
  check(
    'description',
    description === ''
      ? messages.descriptionRequired
      : description.length < quizLimits.descriptionMinimum && messages.descriptionShort,
  )
  const isInRange = timeLimit >= quizLimits.timeLimitMinimum && timeLimit <= quizLimits.timeLimitMaximum
  check('timeLimit', !isInRange && messages.timeLimitRange)
  return problems
}

function titleProblem(length: number) {
  if (length === 0) return messages.editTitleRequired
  if (length < quizLimits.titleMinimum) return messages.titleShort
  return length > quizLimits.titleMaximum && messages.titleLong
}

/** For the edit form: the same rules at once, with this quiz as it is now. */
export function quizEditFor(current: Current) {
  return QuizChanges.superRefine((changes, context) => {
    for (const { field, message } of editProblems(changes, current))
      context.addIssue({ code: 'custom', path: [field], message })
  })
}

const minuteLength = 60_000

/** When a quiz opens: not before the minute that it is now, and not after it closes. Null when all is well. */
export function releaseProblem(
  { releaseDate, deadline }: { releaseDate: string | null; deadline: string | null },
  now: Date,
) {
  if (releaseDate === null) return null
  const release = Date.parse(releaseDate)
  if (release < Math.floor(now.getTime() / minuteLength) * minuteLength) return messages.releaseInPast
  return deadline !== null && release > Date.parse(deadline) ? messages.releaseAfterDeadline : null
}
