import { z } from 'zod'
import { ConsentPurpose } from '../children/consents.ts'
import { endpoint } from '../endpoint.ts'
import { StickerPicture } from '../garden/stickers.ts'
import { ById, Id, Pagination, Timestamp, pageQuery } from '../fields.ts'
import { Role } from '../roles.ts'
import { WarningKind } from '../system/warnings.ts'

/**
 * The one table of kinds: what the words of each kind need. The screens hold the words and know where each leads.
 * Names and titles are copies of the moment, so that the sentence stays true when the record changes or goes.
 */
export const notificationKinds = {
  /** To the administrator of a new installation. */
  welcome: z.object({ topic: z.enum(['start', 'mail', 'backup']) }),
  /** To administrators: somebody waits for approval. */
  registration: z.object({ userId: Id, name: z.string(), role: Role }),
  /** To the author of a question, or to administrators. */
  question_reported: z.object({ feedbackId: Id, questionId: Id, question: z.string(), reporter: z.string() }),
  /** To who reported something about a question: where it stands now. */
  feedback_answered: z.object({
    feedbackId: Id,
    questionId: Id,
    question: z.string(),
    status: z.enum(['open', 'in_review', 'resolved', 'rejected']),
    hasResponse: z.boolean(),
  }),
  /** To a student. */
  quiz_assigned: z.object({ assignmentId: Id, quizId: Id, quiz: z.string(), deadline: Timestamp.nullable() }),
  /** To parents. The score is null while the quiz withholds results. */
  quiz_finished: z.object({
    historyId: Id,
    quizId: Id,
    quiz: z.string(),
    childId: Id,
    child: z.string(),
    /** How many answers wait to be marked; there is no score before. */
    pending: z.int().optional(),
    score: z.number().nullable(),
    passed: z.boolean().nullable(),
  }),
  /** To a student: what a person had to mark is marked. The score is null while the quiz withholds results. */
  attempt_marked: z.object({
    historyId: Id,
    quizId: Id,
    quiz: z.string(),
    score: z.number().nullable(),
    passed: z.boolean().nullable(),
  }),
  /** To the author of a quiz: somebody could not begin, because the bank has too few questions for its draws. */
  draw_short: z.object({ quizId: Id, quiz: z.string(), missing: z.int() }),
  /** To a student: somebody who looks after them praises. */
  sticker_given: z.object({ stickerId: Id, picture: StickerPicture, from: z.string() }),
  /** To the other guardians of a child; nobody is named but the child. */
  consent_changed: z.object({
    childId: Id,
    child: z.string(),
    given: z.array(ConsentPurpose),
    withdrawn: z.array(ConsentPurpose),
  }),
  /** To the guardians who were there before. */
  guardian_joined: z.object({ childId: Id, child: z.string() }),
  /** To the guardians who stay. */
  guardian_left: z.object({ childId: Id, child: z.string(), wasRemoved: z.boolean() }),
  /** To the guardian who was taken off by another. */
  guardian_removed: z.object({ childId: Id, child: z.string() }),
  /** To who asked for it: what was to be done for each student of a group is done, or stopped. */
  group_act_done: z.object({
    groupId: Id,
    group: z.string(),
    quiz: z.string(),
    act: z.enum(['assign', 'withdraw', 'extend', 'release']),
    changed: z.int(),
    isStopped: z.boolean(),
  }),
  /** To who asked for it. Without a quiz it failed. */
  generation_done: z.object({ processId: Id, quizId: Id.nullable(), title: z.string() }),
  /** To administrators: a parent asks for a post to be published. */
  post_review: z.object({ postId: Id, title: z.string(), author: z.string() }),
  /** To the author: an administrator published the post. */
  post_approved: z.object({ postId: Id, title: z.string() }),
  /** To the author: an administrator returned the post with a word. */
  post_returned: z.object({ postId: Id, title: z.string(), word: z.string() }),
  /** To the author: a scheduled post went out. */
  post_published: z.object({ postId: Id, title: z.string() }),
  /** To the author: the date of a post came, and nobody had published it. */
  post_overdue: z.object({ postId: Id, title: z.string() }),
  /** To administrators: something about the machine needs a person. */
  system_warning: z.object({ warning: WarningKind }),
} as const

export type NotificationKind = keyof typeof notificationKinds
export type NotificationDetails<Kind extends NotificationKind> = z.infer<(typeof notificationKinds)[Kind]>

function kindOf<Kind extends NotificationKind>(kind: Kind) {
  return z.object({
    id: Id,
    kind: z.literal(kind),
    details: notificationKinds[kind],
    isRead: z.boolean(),
    /** What it asks for was done, by whomever: nothing is left to decide. */
    isSettled: z.boolean(),
    createdAt: Timestamp,
  })
}

export const Notification = z.discriminatedUnion('kind', [
  kindOf('welcome'),
  kindOf('registration'),
  kindOf('question_reported'),
  kindOf('feedback_answered'),
  kindOf('quiz_assigned'),
  kindOf('quiz_finished'),
  kindOf('attempt_marked'),
  kindOf('draw_short'),
  kindOf('sticker_given'),
  kindOf('consent_changed'),
  kindOf('guardian_joined'),
  kindOf('guardian_left'),
  kindOf('guardian_removed'),
  kindOf('group_act_done'),
  kindOf('generation_done'),
  kindOf('post_review'),
  kindOf('post_approved'),
  kindOf('post_returned'),
  kindOf('post_published'),
  kindOf('post_overdue'),
  kindOf('system_warning'),
])
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint('GET', '/notifications', {
  access: 'notification:read',
  summary: 'Own notifications, newest first',
  query: z.object(pageQuery()),
  data: z.object({ notifications: z.array(Notification), unread: z.int(), pagination: Pagination }),
})

export const readNotification = endpoint('PATCH', '/notifications/:id/read', {
  access: 'notification:read',
  summary: 'Mark one notification as read',
  params: ById,
  data: z.object({ notification: Notification }),
})

export const readAllNotifications = endpoint('POST', '/notifications/read', {
  access: 'notification:read',
  summary: 'Mark all own notifications as read',
})
