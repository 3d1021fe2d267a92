import { z } from 'zod'
import { BulkAnswer } from '../bulk.ts'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { Id, optional } from '../fields.ts'
import { says } from '../messages.ts'
import { questionMessages as messages } from './question-messages.ts'
import { Difficulty } from './questions.ts'

export const questionBulkActions = [
  'delete',
  'restore',
  'change_subject',
  'change_class',
  'change_difficulty',
  'change_topic',
  'add_tags',
  'remove_tags',
] as const
export type QuestionBulkAction = (typeof questionBulkActions)[number]

/** As many as one call changes. */
export const maximumBulkQuestions = 500

/**
 * `data` carries what the action sets. A subject may belong to a class: a question of another class is then refused
 * unless `change_class` names a subject as well.
 */
export const QuestionBulk = z
  .object({
    action: z.enum(questionBulkActions, says(messages.unknownAction)),
    questionIds: z
      .array(Id, says(messages.noneSelected))
      .min(1, says(messages.noneSelected))
      .max(maximumBulkQuestions, says(messages.tooManySelected)),
    data: z
      .object({
        subject: optional(z.uuid(says(messages.subjectRequired))),
        class: optional(z.enum(ClassCode.options, says(messages.classRequired))),
        difficulty: optional(z.enum(Difficulty.options, says(messages.difficultyRequired))),
        /** A topic of their subject; null takes it away. */
        topic: z.uuid(says(messages.topicUnknown)).nullable().optional(),
        tags: z.array(z.string().trim().min(1).max(50)).max(20, says(messages.tagsMany)).optional(),
      })
      .default({}),
  })
  .superRefine(({ action, data }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['data', field], message })
    if (action === 'change_subject' && data.subject === undefined) refuse('subject', says(messages.subjectRequired))
    if (action === 'change_class' && data.class === undefined) refuse('class', says(messages.classRequired))
    if (action === 'change_difficulty' && data.difficulty === undefined)
      refuse('difficulty', says(messages.difficultyRequired))
    if (action === 'change_topic' && data.topic === undefined) refuse('topic', says(messages.topicUnknown))
    const isAboutTags = action === 'add_tags' || action === 'remove_tags'
    if (isAboutTags && (data.tags ?? []).length === 0) refuse('tags', says(messages.tagsRequired))
  })
export type QuestionBulk = z.infer<typeof QuestionBulk>

export const bulkQuestions = endpoint('POST', '/questions/bulk', {
  access: 'question:update',
  summary: 'Do the same to many questions; those that cannot be changed are named',
  body: QuestionBulk,
  data: BulkAnswer,
})
