import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { Id, Instant } from '../fields.ts'
import { type Message, says } from '../messages.ts'
import { Difficulty, difficulties } from '../questions/questions.ts'
import { DrawsInput, PlacingInput, SectionsInput } from './quiz-draws.ts'
import { quizMessages as messages } from './quiz-messages.ts'
import { quizScales } from './quiz-points.ts'

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

/** What a call that leaves one of them out gets. */
export const quizDefaults = {
  type: 'quiz',
  difficulty: 'medium',
  estimatedTime: 30,
  timeLimit: 60,
  passingScore: 60,
  maxAttempts: 1,
  isActive: true,
  isPublic: false,
  shuffleQuestions: false,
  shuffleAnswers: false,
  showCorrectAnswers: true,
  showResultsImmediately: true,
  gradingMethod: 'highest',
  multipleChoiceCredit: 'all_or_nothing',
  isQrCode: false,
  scale: 'sum',
} as const

/** What the wizard's screen starts with, and sends. */
export const wizardDefaults = { ...quizDefaults, passingScore: 70, isPublic: true } as const

/** An empty text or null takes it away. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  const cleared = z.preprocess((value) => (value === '' ? null : value), schema.nullable())
  // What goes in is known, so that forms can be typed.
  return cleared as unknown as z.ZodType<z.output<Schema> | null, z.input<Schema> | null>
}

type Absent<Out, In> = z.ZodType<Out, In, z.core.$ZodTypeInternals<Out, In> & { optin: 'optional' }>

/** An empty text or null counts as absent. */
function orDefault<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) {
  const filled = z.preprocess((given) => (given === '' || given === null ? undefined : given), schema.optional())
  return filled.transform((given) => given ?? value) as unknown as Absent<
    z.output<Schema>,
    z.input<Schema> | null | undefined
  >
}

const longText = z.string().trim().max(quizLimits.descriptionMaximum, says(messages.tooLong))
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, says(messages.choiceInvalid))
const minutes = (message: string) => z.int(message).min(1, message).max(1440, message)
const time = z
  .string(says(messages.dateInvalid))
  .refine((text) => Instant.safeParse(text).success, says(messages.dateInvalid))
  .transform((text) => new Date(text).toISOString())

/** What both forms ask in the same way. */
const shared = {
  estimatedTime: minutes(says(messages.estimatedTimeRange)),
  instructions: longText,
  isActive: z.boolean(says(messages.choiceInvalid)),
  isPublic: z.boolean(says(messages.choiceInvalid)),
  shuffleQuestions: z.boolean(says(messages.choiceInvalid)),
  shuffleAnswers: z.boolean(says(messages.choiceInvalid)),
  showCorrectAnswers: z.boolean(says(messages.choiceInvalid)),
  showResultsImmediately: z.boolean(says(messages.choiceInvalid)),
  gradingMethod: choice(gradingMethods),
  multipleChoiceCredit: choice(multipleChoiceCredits),
  deadline: clearable(time),
  releaseDate: clearable(time),
  tags: z.array(z.string().trim().min(1).max(50)).max(20, says(messages.tagsMany)),
  password: clearable(z.string().max(100, says(messages.passwordLong))),
  isQrCode: z.boolean(says(messages.choiceInvalid)),
  /** 0: as many as one likes. */
  maxAttempts: z
    .int(says(messages.maxAttemptsRequired))
    .min(0, says(messages.maxAttemptsRequired))
    .max(1000, says(messages.maxAttemptsHigh)),
  /** What results are told on. */
  scale: choice(quizScales),
  /** What the server chooses for each paper, besides `questions`. */
  draws: DrawsInput,
  sections: SectionsInput,
  /** Points and sections of the `questions`. */
  placing: PlacingInput,
  /** Ids, in their order; one that is there twice counts once. None where everything is drawn. */
  questions: z
    .array(Id, says(messages.questionsRequired))
    .max(quizLimits.questionsMaximum, says(messages.questionsMany))
    .transform((ids) => [...new Set(ids)]),
}

/** A whole quiz as the wizard sends it. */
export const QuizDraft = z.object({
  ...shared,
  title: z
    .string(says(messages.titleRequired))
    .trim()
    .min(1, says(messages.titleRequired))
    .max(quizLimits.titleMaximum, says(messages.titleLong)),
  description: longText.nullish().transform((text) => text ?? ''),
  class: z.enum(ClassCode.options, says(messages.classRequired)),
  /** The subject's id. */
  subject: z.uuid(says(messages.subjectRequired)),
  type: orDefault(choice(quizTypes), quizDefaults.type),
  difficulty: orDefault(choice(difficulties), quizDefaults.difficulty),
  estimatedTime: orDefault(shared.estimatedTime, quizDefaults.estimatedTime),
  timeLimit: z
    .int(says(messages.timeLimitRequired))
    .min(1, says(messages.timeLimitRequired))
    .max(1440, says(messages.timeLimitLong))
    // Only what is not there at all: a field that somebody emptied is asked for.
    .default(quizDefaults.timeLimit),
  instructions: longText.nullish().transform((text) => text ?? ''),
  passingScore: z
    .int(says(messages.passingScoreRequired))
    .min(0, says(messages.passingScoreLow))
    .max(100, says(messages.passingScoreHigh))
    .default(quizDefaults.passingScore),
  maxAttempts: shared.maxAttempts.default(quizDefaults.maxAttempts),
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
  scale: orDefault(shared.scale, quizDefaults.scale),
  draws: orDefault(shared.draws, []),
  sections: orDefault(shared.sections, []),
  placing: orDefault(shared.placing, {}),
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
    title: z.string(says(messages.editTitleRequired)).trim(),
    description: longText,
    class: z.enum(ClassCode.options, says(messages.editClassRequired)),
    subject: z.uuid(says(messages.editSubjectRequired)),
    type: z.enum(quizTypes, says(messages.typeRequired)),
    difficulty: z.enum(Difficulty.options, says(messages.difficultyRequired)),
    timeLimit: z.int(says(messages.timeLimitRange)),
    passingScore: z
      .int(says(messages.passingScoreRange))
      .min(0, says(messages.passingScoreRange))
      .max(100, says(messages.passingScoreRange)),
  })
  .partial()
  .extend({ version: z.int(says(messages.versionRequired)) })
export type QuizChanges = z.infer<typeof QuizChanges>
export type QuizChangesInput = z.input<typeof QuizChanges>

interface Current {
  title: string
  description: string
  timeLimit: number
}

/** The edit form's limits, for those of these fields that were changed. */
export function editProblems(changes: { [Field in keyof Current]?: Current[Field] | undefined }, current: Current) {
  const problems: { field: keyof Current; message: Message }[] = []
  const check = (field: keyof Current, problem: false | Message): void => {
    if (problem && changes[field] !== undefined && changes[field] !== current[field])
      problems.push({ field, message: problem })
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
      context.addIssue({ code: 'custom', path: [field], message: says(message) })
  })
}

const minuteLength = 60_000

/** A quiz that is closed before it begins is a slip of the pen. Null when all is well. */
export function deadlineProblem(deadline: string | null, now: Date) {
  return deadline !== null && Date.parse(deadline) <= now.getTime() ? messages.deadlineInPast : null
}

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
