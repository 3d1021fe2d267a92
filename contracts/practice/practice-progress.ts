import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { says } from '../messages.ts'
import { PracticeAdvice } from './practice-advice.ts'
import { practiceMessages as messages } from './practice-messages.ts'

/** From not yet asked to firm; `faded` was better and has not been asked for long. */
export const Standing = z.enum(['new', 'learning', 'almost', 'firm', 'faded'])
export type Standing = z.infer<typeof Standing>

const OfChild = z.object({ child_id: Id })

export const readProgress = endpoint('GET', '/practice/progress', {
  access: 'child:read',
  summary: 'What a child knows, by subject and topic, from all that was answered anywhere',
  query: OfChild,
  data: z.object({
    child_id: Id,
    subjects: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        topics: z.array(
          z.object({
            _id: Id,
            name: z.string(),
            standing: Standing,
            /** Of the latest five questions here. */
            latest: z.object({ asked: z.int(), right: z.int() }),
            answers: z.int(),
            /** Chances from 0 to 1: to be right with a usual question, and that it is still remembered today. */
            expected: z.number(),
            remembered: z.number(),
          }),
        ),
      }),
    ),
    answersThisWeek: z.int(),
    advice: PracticeAdvice,
  }),
})

export const practiceMinutes = { minimum: 5, maximum: 20 } as const

/** A day on which a subject is examined: what is not firm yet comes first until then. */
const ExamDate = z.object({
  subjectId: z.uuid(says(messages.examSubjectRequired)),
  day: z.iso.date(says(messages.examDayRequired)),
})
export const examDatesMaximum = 10

export const PracticeSettings = z.object({
  isOn: z.boolean(),
  /** Null for all subjects. */
  subjectIds: z.array(Id).max(50).nullable(),
  /** A day; about a question a minute. */
  minutes: z
    .int(says(messages.minutesRange))
    .min(practiceMinutes.minimum, says(messages.minutesRange))
    .max(practiceMinutes.maximum, says(messages.minutesRange)),
  examDates: z.array(ExamDate).max(examDatesMaximum).default([]),
  /** Whether a model may explain a mistake; it also needs a guardian's yes to AI. */
  explainsWithAi: z.boolean().default(true),
})
export type PracticeSettings = z.infer<typeof PracticeSettings>

/** How often they were decided; who saves says which ones they saw, so that nobody undoes another's word unread. */
const revision = z.int().min(0).max(1_000_000)
const DecidedSettings = PracticeSettings.extend({ revision })

export const readPracticeSettings = endpoint('GET', '/practice/settings', {
  access: 'child:read',
  summary: 'How a child practises every day',
  query: OfChild,
  data: z.object({ child_id: Id, settings: DecidedSettings }),
})

export const savePracticeSettings = endpoint('PUT', '/practice/settings', {
  access: 'child:update',
  summary:
    'Switch daily practice on or off, choose subjects, minutes and days of exams; 409 `stale` with the current `settings` when somebody else decided meanwhile',
  message: messages.settingsSaved,
  query: OfChild,
  body: DecidedSettings,
  data: z.object({ child_id: Id, settings: DecidedSettings }),
})
