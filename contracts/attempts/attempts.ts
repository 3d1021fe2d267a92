import { z } from 'zod'
import { AssignmentStatus } from '../assignments/assignments.ts'
import { SentMessage, says } from '../messages.ts'
import { attemptMessages as messages } from './attempt-messages.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, Timestamp, optional, pageQuery } from '../fields.ts'
import { gapKinds } from '../question-types/parts.ts'
import { QuestionType } from '../question-types/registry.ts'
import { quizLimits } from '../quizzes/quiz-drafts.ts'
import { QuizScale } from '../quizzes/quiz-points.ts'
import { QuizChoice, QuizFace } from '../quizzes/quizzes.ts'

/** Of what is written at length: letters with their formatting, and pictures. */
export const essayLimits = { length: 30_000, pictures: 6 } as const

const PaperOption = z.object({ _id: Id, text: z.string() })

/** A question as somebody meets it who sits a quiz: it has no place for a key, an explanation or a hint. */
export const PaperQuestion = z.object({
  _id: Id,
  title: z.string(),
  type: QuestionType,
  /** Safe HTML. */
  content: z.string(),
  points: z.number(),
  /** The place of its section among the paper's. */
  section: z.int().optional(),
  /** What is chosen from or put in order, in the order of the paper; none where the answer is typed. */
  answers: z.array(PaperOption),
  /** matching only: what each gets one of the answers. */
  lefts: z.array(PaperOption).optional(),
  /** cloze only: `[[1]]` in the content is the gap with the number 1. */
  gaps: z.array(z.object({ number: z.int(), kind: z.enum(gapKinds), answers: z.array(PaperOption) })).optional(),
  /** numeric only. The text is empty where it is the student's to know. */
  unit: z.object({ text: z.string(), required: z.boolean() }).optional(),
  /** essay only. */
  minimumWords: z.int().nullable().optional(),
  maximumWords: z.int().nullable().optional(),
  allowPictures: z.boolean().optional(),
})
export type PaperQuestion = z.infer<typeof PaperQuestion>

/** What is given to one question. */
export const AnswerValue = z.union([
  z.string().max(2000, says(messages.answerLong)),
  z.array(z.string().max(100, says(messages.answerLong))).max(20, says(messages.answerLong)),
  z
    .record(z.string().max(100), z.union([z.string().max(2000, says(messages.answerLong)), z.boolean()]))
    .refine((parts) => Object.keys(parts).length <= 20, says(messages.answerLong)),
])
/** What is written at length has more room. */
const given = z.union([z.string().max(essayLimits.length, says(messages.answerLong)), AnswerValue])
/** Per question: the id of the chosen option, ids of several, text, or something for each of its parts. */
export const GivenAnswers = z.record(Id, given)
export type GivenAnswers = z.infer<typeof GivenAnswers>

/** What somebody sends: only what changed; an empty text, list or null takes an answer back. */
export const AnswerChanges = z
  .record(Id, given.nullable())
  .refine((answers) => Object.keys(answers).length <= quizLimits.questionsMaximum, says(messages.answerLong))
export type AnswerChanges = z.infer<typeof AnswerChanges>

/** Seconds that a question was in front of somebody, as the device counted them; a claim, which the server bounds. */
export const SecondsOnQuestions = z
  .record(Id, z.number().min(0))
  .refine((seconds) => Object.keys(seconds).length <= quizLimits.questionsMaximum, says(messages.answerLong))

/** What is given to one question; null takes it back. */
export type GivenAnswer = AnswerChanges[string]

export const Flagged = z.array(Id).max(quizLimits.questionsMaximum)

export const RunningAttempt = z.object({
  _id: Id,
  /** 1 for the first. */
  number: z.int(),
  startedAt: Timestamp,
  /** Null when the quiz has neither time limit nor deadline. */
  endsAt: Timestamp.nullable(),
  /** By the server's clock, whatever that of the device says. */
  secondsLeft: z.int().nullable(),
  /** How many saves were taken; the next one sends one more. */
  sequence: z.int(),
  answers: GivenAnswers,
  flagged: z.array(Id),
})
export type RunningAttempt = z.infer<typeof RunningAttempt>

/** `pending`: a part of it waits for a person to mark it, and it has no score before. */
export const attemptOutcomes = ['passed', 'failed', 'pending'] as const
export const AttemptOutcome = z.enum(attemptOutcomes)
export type AttemptOutcome = z.infer<typeof AttemptOutcome>

/** The last completed attempt. Score and status are null while the quiz withholds them; the score also while it waits. */
export const LastHistory = z.object({
  _id: Id,
  total_score: z.number().nullable(),
  /** What could be had in it. */
  totalPoints: z.number(),
  status: AttemptOutcome.nullable(),
  /** Seconds. */
  submissionTime: z.int(),
  createdAt: Timestamp,
})
export type LastHistory = z.infer<typeof LastHistory>

/** A quiz given to a student, as the student sees it. */
export const AssignedQuiz = z.object({
  _id: Id,
  quizz: z.object({
    _id: Id,
    title: z.string(),
    /** 0: as many as one likes. */
    maxAttempts: z.int(),
    totalPoints: z.number(),
    /** What results are told on. */
    scale: QuizScale,
    questionCount: z.int(),
    timeLimit: z.int(),
    isActive: z.boolean(),
    releaseDate: Timestamp.nullable(),
    deadline: Timestamp.nullable(),
  }),
  number_of_attempts: z.int(),
  status: AssignmentStatus,
  last_history: LastHistory.nullable(),
  /** What counts of all attempts, by the quiz's grading method; null while there is none, it waits or is withheld. */
  counted: z.object({ total_score: z.number(), status: AttemptOutcome }).nullable(),
  /** Stars, 1 to 5. */
  rating: z.int().nullable(),
  createdAt: Timestamp,
})
export type AssignedQuiz = z.infer<typeof AssignedQuiz>

/** A part of a paper. Null when only the time of the whole counts. */
export const PaperSection = z.object({
  title: z.string(),
  instruction: z.string(),
  endsAt: Timestamp.nullable(),
  /** So many seconds before the whole. */
  endsBefore: z.int().nullable(),
})
export type PaperSection = z.infer<typeof PaperSection>

/** A student's quiz: its face, and the paper while an attempt is running. */
export const StudentQuiz = QuizFace.extend({
  /** Of the running attempt, with the moment when each takes no more answers. */
  paperSections: z.array(PaperSection),
  questions: z.array(PaperQuestion),
})
export type StudentQuiz = z.infer<typeof StudentQuiz>

export const SittingView = z.object({
  quiz: StudentQuiz,
  /** Null for a public quiz that this person has not begun. */
  assignment: AssignedQuiz.nullable(),
  attempt: RunningAttempt.nullable(),
  /** Why no attempt can begin now, apart from the password. */
  problem: z.object({ code: z.string(), ...SentMessage.shape }).nullable(),
})
export type SittingView = z.infer<typeof SittingView>

export const listAssignedQuizzes = endpoint('GET', '/students/:id/quizzes', {
  access: 'attempt:read',
  summary: 'The quizzes that a student was given, newest first; `me` stands for oneself',
  params: z.object({ id: z.union([Id, z.literal('me')]) }),
  query: z.object(pageQuery(100)),
  data: z.object({ quizzes: z.array(AssignedQuiz), pagination: Pagination }),
})

export const listTakeableQuizzes = endpoint('GET', '/students/subjects/:id/quizzes', {
  access: 'attempt:sit',
  summary:
    'The quizzes of a subject that one may take: active ones that one was given, and what administrators made public',
  params: ById,
  data: z.object({ quizzes: z.array(QuizChoice) }),
})

export const showStudentQuiz = endpoint('GET', '/students/quizzes/:id/show', {
  access: 'attempt:sit',
  summary: 'One’s quiz, by its assignment or by the quiz; its questions only while an attempt is running',
  params: ById,
  data: SittingView,
})

export const startAttempt = endpoint('POST', '/students/quizzes/:id/start', {
  access: 'attempt:sit',
  summary: 'Begin an attempt, or go on with the running one; 403 with a code when it cannot begin',
  message: messages.started,
  params: ById,
  body: z.object({ password: optional(z.string().max(200)) }),
  data: SittingView,
})

/** Named by a page that may have stayed open while another attempt began elsewhere: that one is not touched then. */
const expectedAttempt = optional(Id)

export const saveAnswers = endpoint('PUT', '/students/quizzes/:id/answers', {
  access: 'attempt:sit',
  summary:
    'Keep what changed. A sequence that is not the next one gets 409 `stale` with the current answers in `data.attempt`',
  message: messages.saved,
  params: ById,
  body: z.object({
    attemptId: expectedAttempt,
    answers: AnswerChanges,
    flagged: Flagged.optional(),
    /** All in all so far, of the questions that were looked at. */
    seconds: SecondsOnQuestions.optional(),
    sequence: z.int().min(1).max(1_000_000),
  }),
  data: z.object({
    attempt: RunningAttempt.pick({ _id: true, endsAt: true, secondsLeft: true, sequence: true }),
    /** Questions whose section is over: their answers stay as they were. */
    refused: z.array(Id).optional(),
  }),
})

export const submitAttempt = endpoint('POST', '/students/quizzes/:id/submit', {
  access: 'attempt:sit',
  summary: 'Finish the attempt; a second time answers the same',
  message: messages.submitted,
  params: ById,
  body: z.object({
    attemptId: expectedAttempt,
    answers: AnswerChanges.default({}),
    flagged: Flagged.optional(),
    seconds: SecondsOnQuestions.optional(),
    /** What the device measured; the server keeps its own figure. */
    submissionTime: z.number().nullish(),
    sequence: z.int().min(0).max(1_000_000).optional(),
  }),
  /** The history id, and whether its score may be looked at already. */
  data: z.object({ _id: Id, resultsShown: z.boolean() }),
})

export const rateQuiz = endpoint('POST', '/students/quizzes/:id/rating', {
  access: 'attempt:sit',
  summary: 'Give a finished quiz 1 to 5 stars; a second time replaces the first',
  message: messages.rated,
  params: ById,
  body: z.object({
    rating: z.int(says(messages.ratingRange)).min(1, says(messages.ratingRange)).max(5, says(messages.ratingRange)),
  }),
  data: z.object({ rating: z.int() }),
})
