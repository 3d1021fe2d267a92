import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { Author, ById, Id, Pagination, SearchText, Timestamp, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { generationMessages as messages } from './generation-messages.ts'
import { Difficulty } from '../questions/questions.ts'

export const generationProviders = ['gemini', 'openai'] as const
export const GenerationProvider = z.enum(generationProviders)
export type GenerationProvider = z.infer<typeof GenerationProvider>

export const generationLimits = { titleMaximum: 300, questionsMaximum: 50, points: 100, wishMaximum: 500 } as const

/** What the form starts with. */
export const generationDefaults = {
  provider: 'gemini',
  totalQuestions: 10,
  easyQuestions: 5,
  mediumQuestions: 3,
  hardQuestions: 2,
  totalPoints: generationLimits.points,
  timeLimit: 60,
  passingScore: 50,
  maxAttempts: 1,
  shuffleQuestions: false,
  shuffleAnswers: false,
  showAnswersImmediately: false,
} as const

const longText = z
  .string()
  .trim()
  .max(2000, says(messages.tooLong))
  .nullish()
  .transform((text) => text ?? '')
const count = z
  .int(says(messages.countInvalid))
  .min(0, says(messages.countInvalid))
  .max(generationLimits.questionsMaximum, says(messages.countInvalid))

export const GenerationRequest = z
  .object({
    title: z
      .string(says(messages.titleRequired))
      .trim()
      .min(1, says(messages.titleRequired))
      .max(generationLimits.titleMaximum, says(messages.titleLong)),
    description: longText,
    class: z.enum(ClassCode.options, says(messages.classRequired)),
    provider: z.enum(generationProviders, says(messages.providerInvalid)).default(generationDefaults.provider),
    model: z.string(says(messages.modelRequired)).trim().min(1, says(messages.modelRequired)).max(100),
    /** Its name: one that the class has, or a new one. */
    subject: z
      .string(says(messages.subjectRequired))
      .trim()
      .min(1, says(messages.subjectRequired))
      .refine((name) => name.length !== 1, says(messages.subjectShort))
      .max(100, says(messages.subjectLong)),
    /** Always null: the name decides. */
    subject_id: z.null().catch(null).default(null),
    /** Of the subject, as a path: 'Số học / Phân số'. One that is not there is added by who may. */
    topic: longText.pipe(z.string().max(200, says(messages.tooLong))),
    tags: z
      .array(z.string().trim().min(1).max(50))
      .max(10)
      .nullish()
      .transform((tags) => tags ?? []),
    totalQuestions: z
      .int(says(messages.totalRequired))
      .min(1, says(messages.totalLow))
      .max(generationLimits.questionsMaximum, says(messages.totalHigh)),
    easyQuestions: count,
    mediumQuestions: count,
    hardQuestions: count,
    totalPoints: z
      .number(says(messages.pointsRequired))
      .refine((points) => points === generationLimits.points, says(messages.pointsHundred)),
    shuffleQuestions: z.boolean().default(false),
    shuffleAnswers: z.boolean().default(false),
    /** Becomes the quiz's `showCorrectAnswers`. */
    showAnswersImmediately: z.boolean().default(false),
    /** Shown to those who sit the quiz; the model reads it too. */
    instructions: longText,
    timeLimit: z
      .int(says(messages.timeLimitRange))
      .min(1, says(messages.timeLimitRange))
      .max(1440, says(messages.timeLimitRange))
      .default(generationDefaults.timeLimit),
    passingScore: z
      .int(says(messages.passingScoreRange))
      .min(0, says(messages.passingScoreRange))
      .max(100, says(messages.passingScoreRange))
      .default(generationDefaults.passingScore),
    /** 0: as many as one likes. */
    maxAttempts: z
      .int(says(messages.maxAttemptsRange))
      .min(0, says(messages.maxAttemptsRange))
      .max(1000, says(messages.maxAttemptsRange))
      .default(generationDefaults.maxAttempts),
  })
  .refine(
    ({ totalQuestions, easyQuestions, mediumQuestions, hardQuestions }) =>
      totalQuestions === easyQuestions + mediumQuestions + hardQuestions,
    { path: ['totalQuestions'], error: says(messages.totalDiffers) },
  )
export type GenerationRequest = z.infer<typeof GenerationRequest>
export type GenerationRequestInput = z.input<typeof GenerationRequest>

export const generationStatuses = ['not_started', 'in_progress', 'completed', 'failed'] as const
export const GenerationStatus = z.enum(generationStatuses)
export type GenerationStatus = z.infer<typeof GenerationStatus>

/**
 * `asking`: for everything; `completing`: for what is missing; `waiting`: the provider asked for patience, or did not
 * answer, and is asked again at `resumesAt`.
 */
export const generationSteps = ['asking', 'completing', 'waiting'] as const
export type GenerationStep = (typeof generationSteps)[number]

/** Why it failed. */
export const failureReasons = [
  'cancelled',
  'no_key',
  'key_refused',
  'request_refused',
  'blocked',
  'busy',
  'unavailable',
  'timeout',
  'incomplete',
  'interrupted',
] as const
export const FailureReason = z.enum(failureReasons)
export type FailureReason = z.infer<typeof FailureReason>

/** Why a question, or a whole answer of the model, was not taken. */
export const rejectionReasons = [
  'malformed_answer',
  'truncated_answer',
  'malformed',
  'title_short',
  'content_short',
  'too_long',
  'answers_few',
  'answers_many',
  'answers_same',
  'answers_not_true_false',
  'parts_unreadable',
  'parts_wrong',
  'key_missing',
  'key_many',
  'key_everything',
  'duplicate_in_quiz',
  'duplicate_in_bank',
] as const
export const RejectionReason = z.enum(rejectionReasons)
export type RejectionReason = z.infer<typeof RejectionReason>

export const Rejection = z.object({
  /** The first request is 1. */
  round: z.int(),
  /** Empty when it had none, or when the whole answer was of no use. */
  title: z.string(),
  difficulty: Difficulty.nullable(),
  reason: RejectionReason,
})
export type Rejection = z.infer<typeof Rejection>

export const DifficultyCounts = z.object({ easy: z.int(), medium: z.int(), hard: z.int() })
export type DifficultyCounts = z.infer<typeof DifficultyCounts>

const Tokens = z.object({ input: z.int(), output: z.int(), requests: z.int() })

/** What the list shows of a process. */
export const GenerationProcess = z.object({
  _id: Id,
  title: z.string(),
  subject: z.string(),
  class: ClassCode,
  provider: GenerationProvider,
  /** As the provider calls it. */
  modelName: z.string(),
  status: GenerationStatus,
  /** Null unless it is in progress. */
  step: z.enum(generationSteps).nullable(),
  /** Percent. */
  progress: z.int(),
  resumesAt: Timestamp.nullable(),
  reason: FailureReason.nullable(),
  /** What the model did not deliver; all zero unless it failed for that. */
  missing: DifficultyCounts,
  totalQuestions: z.int(),
  /** The quiz that came of it. */
  quiz: Id.nullable(),
  createdBy: Author.nullable(),
  /** What it cost so far; for administrators only. */
  tokens: Tokens.optional(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type GenerationProcess = z.infer<typeof GenerationProcess>

export const GenerationDetail = GenerationProcess.extend({
  request: z.object({
    description: z.string(),
    instructions: z.string(),
    counts: DifficultyCounts,
    timeLimit: z.int(),
    passingScore: z.int(),
    maxAttempts: z.int(),
    shuffleQuestions: z.boolean(),
    shuffleAnswers: z.boolean(),
    showAnswersImmediately: z.boolean(),
  }),
  promptVersion: z.int(),
  rejections: z.array(Rejection),
})
export type GenerationDetail = z.infer<typeof GenerationDetail>

const oneProcess = z.object({ process: GenerationDetail })

export const GenerationOptions = z.object({
  /** Those that can be chosen; the first is there even while it has no key, so that the form can say so. */
  providers: z.array(
    z.object({
      provider: GenerationProvider,
      name: z.string(),
      isAvailable: z.boolean(),
      models: z.array(z.object({ model: z.string(), name: z.string() })),
    }),
  ),
  /** How often one may still ask. */
  left: z.object({ thisHour: z.int(), today: z.int() }),
})
export type GenerationOptions = z.infer<typeof GenerationOptions>

export const generationOptions = endpoint('GET', '/ai/options', {
  access: 'generation:use',
  summary: 'Providers and models that can be asked, and how often one may still ask',
  data: GenerationOptions,
})

export const generateQuiz = endpoint('POST', '/quizzes/generate_ai', {
  access: 'generation:use',
  summary: 'Have a quiz made: answers at once with the process, which works on by itself',
  message: messages.started,
  status: 201,
  body: GenerationRequest,
  data: oneProcess,
})

export const listProcesses = endpoint('GET', '/ai/generate-process', {
  access: 'generation:use',
  summary: "Processes, newest first: a parent's own, an administrator's all. The pagination stands beside the data",
  query: z.object({
    ...pageQuery(),
    search: SearchText,
    status: optional(GenerationStatus),
    /** A model, or a provider. */
    modelName: optional(z.string().trim().max(100)),
  }),
  isSpread: true,
  data: z.object({ data: z.array(GenerationProcess), pagination: Pagination }),
})

export const getProcess = endpoint('GET', '/ai/generate-process/:id', {
  access: 'generation:process',
  summary: 'One process, with what was asked for and what was not taken',
  params: ById,
  data: oneProcess,
})

export const retryProcess = endpoint('POST', '/ai/generate-process/:id/retry', {
  access: 'generation:process',
  summary: 'Try a failed process again; questions that were good already are kept',
  message: messages.retried,
  params: ById,
  data: oneProcess,
})

export const cancelProcess = endpoint('POST', '/ai/generate-process/:id/cancel', {
  access: 'generation:process',
  summary: 'End a process that is not done; it is then failed, with that reason',
  message: messages.cancelled,
  params: ById,
  data: oneProcess,
})
