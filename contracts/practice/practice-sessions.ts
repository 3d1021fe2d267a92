import { z } from 'zod'
import { CheckedAnswer, tryFields } from '../attempts/checked-answers.ts'
import { PaperQuestion } from '../attempts/attempts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Timestamp, byId, optional } from '../fields.ts'
import { Difficulty } from '../questions/questions.ts'
import { practiceMessages as messages } from './practice-messages.ts'

const ById = byId(messages.missing)

export const practiceLimits = { questionsUsual: 10, questionsMaximum: 20 } as const

/** `free`: what the child chose; `mistakes`: what was wrong in one attempt; `today`: what is about to be forgotten or almost known. */
export const practiceKinds = ['free', 'mistakes', 'today'] as const
export const PracticeKind = z.enum(practiceKinds)
export type PracticeKind = z.infer<typeof PracticeKind>

/** Questions to practise, fixed when it began, and what became of them so far. */
export const PracticeSession = z.object({
  _id: Id,
  kind: PracticeKind,
  /** Of `free`, when one was chosen. */
  subject: z.object({ _id: Id, name: z.string() }).nullable(),
  difficulty: Difficulty.nullable(),
  /** Of `mistakes`; null when the attempt is gone. */
  attempt: z.object({ _id: Id, title: z.string() }).nullable(),
  questions: z.array(PaperQuestion),
  /** Those that were tried. */
  answers: z.array(CheckedAnswer),
  createdAt: Timestamp,
  /** When the last of its questions was settled. */
  finishedAt: Timestamp.nullable(),
})
export type PracticeSession = z.infer<typeof PracticeSession>

export const listPracticeSubjects = endpoint('GET', '/practice/subjects', {
  access: 'practice:take',
  summary: 'What one may practise now: how many questions of each subject and difficulty',
  data: z.object({
    subjects: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        counts: z.object({ easy: z.int(), medium: z.int(), hard: z.int() }),
      }),
    ),
    /** The latest one that was begun within a day and not finished. */
    unfinished: z.object({ _id: Id, left: z.int() }).nullable(),
  }),
})

/** Why a question is asked today. */
export const TodayReason = z.enum(['due', 'exam', 'almost', 'new', 'nearest'])
export type TodayReason = z.infer<typeof TodayReason>

export const readToday = endpoint('GET', '/practice/today', {
  access: 'practice:take',
  summary: 'What would be asked if one began now, by topic and reason, and what was practised today',
  data: z.object({
    isOn: z.boolean(),
    questions: z.int(),
    topics: z.array(z.object({ name: z.string(), reason: TodayReason, questions: z.int() })),
    answeredToday: z.int(),
  }),
})

export const startPractice = endpoint('POST', '/practice/sessions', {
  access: 'practice:take',
  summary:
    'Begin to practise. `mistakes` only of one’s own attempt whose keys are shown now (403 otherwise); 409 when there is nothing',
  message: messages.started,
  status: 201,
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('free'),
      subject_id: optional(Id),
      difficulty: optional(Difficulty),
      count: z.int().min(1).max(practiceLimits.questionsMaximum).default(practiceLimits.questionsUsual),
    }),
    z.object({ kind: z.literal('mistakes'), attempt_id: Id }),
    z.object({ kind: z.literal('today') }),
  ]),
  data: z.object({ session: PracticeSession }),
})

export const getPractice = endpoint('GET', '/practice/sessions/:id', {
  access: 'practice:take',
  summary: 'One’s own practice: its questions without keys, and those that were settled with them',
  params: ById,
  data: z.object({ session: PracticeSession }),
})

export const answerPractice = endpoint('PUT', '/practice/sessions/:id/answers', {
  access: 'practice:take',
  summary:
    'One try at one question. The same try again is answered as before; a first wrong one gets a hint and a second try',
  params: ById,
  body: z.object(tryFields),
  data: z.object({ answer: CheckedAnswer, finishedAt: Timestamp.nullable() }),
})
