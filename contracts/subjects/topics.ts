import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, Id } from '../fields.ts'
import { says } from '../messages.ts'
import { subjectMessages } from './subject-messages.ts'
import { topicMessages as messages } from './topic-messages.ts'

export const topicLimits = { nameMaximum: 80, perSubject: 300, depth: 4 } as const

/** What stands between the names in a path. */
export const pathSign = ' / '

/** A part of a subject; topics lie in each other. */
export const Topic = z.object({
  _id: Id,
  /** The subject's id. */
  subject: Id,
  parent: Id.nullable(),
  name: z.string(),
  /** With the names of those that it lies in: 'Số học / Phân số'. */
  path: z.string(),
  /** Of the bank as the reader sees it, in this very topic. */
  questions: z.object({ easy: z.int(), medium: z.int(), hard: z.int() }),
})
export type Topic = z.infer<typeof Topic>

const fields = {
  name: z
    .string(says(messages.nameRequired))
    .trim()
    .min(1, says(messages.nameRequired))
    .max(topicLimits.nameMaximum, says(messages.nameLong))
    // It parts the names in a path.
    .transform((name) => name.replaceAll('/', '-').replaceAll(/\s+/g, ' ')),
  parent: z.preprocess((value) => (value === '' ? null : value), z.uuid(says(messages.parentInvalid)).nullable()),
}

export const TopicDraft = z.object({ ...fields, parent: fields.parent.optional().transform((id) => id ?? null) })
export type TopicDraft = z.infer<typeof TopicDraft>

export const TopicChanges = z.object(fields).partial()
export type TopicChanges = z.infer<typeof TopicChanges>

const OfSubject = byId(subjectMessages.notFound)
const oneTopic = z.object({ topic: Topic })

export const listTopics = endpoint('GET', '/subjects/:id/topics', {
  access: 'subject:list',
  summary: 'The topics of a subject by their paths, with how many questions of each difficulty one may read',
  params: OfSubject,
  data: z.object({ topics: z.array(Topic) }),
})

export const createTopic = endpoint('POST', '/subjects/:id/topics', {
  access: 'subject:update',
  summary: 'Add a topic to a subject',
  message: messages.created,
  status: 201,
  params: OfSubject,
  body: TopicDraft,
  data: oneTopic,
})

export const updateTopic = endpoint('PUT', '/topics/:id', {
  access: 'subject:update',
  summary: 'Rename a topic, or lay it into another one of its subject',
  message: messages.updated,
  params: byId(messages.notFound),
  body: TopicChanges,
  data: oneTopic,
})

export const deleteTopic = endpoint('DELETE', '/topics/:id', {
  access: 'subject:update',
  summary: 'Delete a topic that has no questions; topics in it move up',
  message: messages.deleted,
  params: byId(messages.notFound),
})
