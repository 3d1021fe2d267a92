import type { Notification, NotificationDetails, NotificationKind } from '@lms/contracts/notifications/notifications.ts'
import { isScreenPath, screens } from '@lms/contracts/screens.ts'
import {
  IconAlertTriangle,
  IconCheckupList,
  IconClockExclamation,
  IconFlag,
  IconMessageCheck,
  IconNews,
  IconPencil,
  IconPencilCheck,
  IconShieldCheck,
  IconSparkles,
  IconSticker,
  IconUserPlus,
  IconUsers,
  type TablerIcon,
  IconInfoCircle,
} from '@tabler/icons-react'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import type { Translate } from '../lib/texts.ts'
import type { notificationTexts } from './notification-texts.ts'

type T = Translate<keyof typeof notificationTexts.messages>

interface Words {
  title: string
  text: string
  icon: TablerIcon
  /** The address where the person can act on it. */
  path?: string
}

type WordsOfKinds = { [Kind in NotificationKind]: (t: T, details: NotificationDetails<Kind>) => Words }

/** One entry per kind of the contract. */
const kinds: WordsOfKinds = {
  welcome(t, { topic }) {
    const icon = IconInfoCircle
    if (topic === 'mail')
      return { icon, title: t('welcomeMail'), text: t('welcomeMailText'), path: screens.outbox.path }
    if (topic === 'backup') return { icon, title: t('welcomeBackup'), text: t('welcomeBackupText') }
    return { icon, title: t('welcomeStart'), text: t('welcomeStartText') }
  },
  registration: (t, { userId, name, role }) => ({
    icon: IconUserPlus,
    title: t('registration'),
    text: t('registrationText', { name, role: t(role) }),
    path: `/users/${userId}`,
  }),
  question_reported: (t, { reporter, question }) => ({
    icon: IconFlag,
    title: t('questionReported'),
    text: t('questionReportedText', { reporter, question }),
    path: '/feedback',
  }),
  feedback_answered: (t, { question, status }) => ({
    icon: IconMessageCheck,
    title: t('feedbackAnswered'),
    text: t(status === 'resolved' ? 'feedbackResolvedText' : 'feedbackAnsweredText', { question }),
    path: '/feedback',
  }),
  quiz_assigned: (t, { assignmentId, quiz, deadline }) => ({
    icon: IconPencil,
    title: t('quizAssigned'),
    text:
      deadline === null
        ? t('quizAssignedText', { quiz })
        : t('quizAssignedUntilText', { quiz, deadline: formatDateTime(deadline) }),
    path: `/student/quizzes/${assignmentId}`,
  }),
  quiz_finished: (t, { historyId, childId, child, quiz, score, passed, pending = 0 }) => ({
    icon: IconCheckupList,
    title: t('quizFinished'),
    text:
      pending > 0
        ? t('quizPendingText', { child, quiz, count: pending })
        : finishedText(t, { child, quiz, score, passed }),
    path: `/children/quizzes/${historyId}/results?child_id=${childId}`,
  }),
  attempt_marked: (t, { historyId, quiz, score, passed }) => ({
    icon: IconPencilCheck,
    title: t('attemptMarked'),
    text:
      score === null || passed === null
        ? t('attemptMarkedText', { quiz })
        : t(passed ? 'attemptMarkedPassedText' : 'attemptMarkedScoreText', { quiz, score: formatNumber(score) }),
    path: `/student/quizzes/${historyId}/results`,
  }),
  draw_short: (t, { quizId, quiz, missing }) => ({
    icon: IconAlertTriangle,
    title: t('drawShort'),
    text: t('drawShortText', { quiz, count: missing }),
    path: `/quizzes/${quizId}`,
  }),
  sticker_given: (t, { from }) => ({
    icon: IconSticker,
    title: t('stickerGiven'),
    text: t('stickerGivenText', { from }),
    path: screens.studentGarden.path,
  }),
  consent_changed: (t, { childId, child, given, withdrawn }) => ({
    icon: IconShieldCheck,
    title: t('consentChanged'),
    text: t(withdrawn.length > 0 ? 'consentWithdrawnText' : 'consentGivenText', {
      child,
      purposes: (withdrawn.length > 0 ? withdrawn : given).map((purpose) => t(`purpose_${purpose}`)).join(', '),
    }),
    path: `/children/${childId}/privacy`,
  }),
  guardian_joined: (t, { childId, child }) => ({
    icon: IconUsers,
    title: t('guardianJoined'),
    text: t('guardianJoinedText', { child }),
    path: `/children/${childId}/privacy`,
  }),
  guardian_left: (t, { childId, child, wasRemoved }) => ({
    icon: IconUsers,
    title: t('guardianLeft'),
    text: t(wasRemoved ? 'guardianTakenOffText' : 'guardianLeftText', { child }),
    path: `/children/${childId}/privacy`,
  }),
  guardian_removed: (t, { child }) => ({
    icon: IconUsers,
    title: t('guardianRemoved'),
    text: t('guardianRemovedText', { child }),
  }),
  group_act_done: (t, { groupId, group, quiz, act, changed, isStopped }) => ({
    icon: isStopped ? IconAlertTriangle : IconUsers,
    title: t(isStopped ? 'groupActStopped' : 'groupActDone'),
    text: t(`groupAct_${act}`, { group, quiz, count: changed }),
    path: `/groups/${groupId}`,
  }),
  generation_done: (t, { processId, quizId, title }) =>
    quizId === null
      ? {
          icon: IconAlertTriangle,
          title: t('generationFailed'),
          text: t('generationFailedText', { title }),
          path: '/ai/generate-process',
        }
      : {
          icon: IconSparkles,
          title: t('generationDone'),
          text: t('generationDoneText', { title }),
          path: `/ai/generate-process/${processId}/review`,
        },
  post_review: (t, { postId, title, author }) => ({
    icon: IconNews,
    title: t('postReview'),
    text: t('postReviewText', { title, author }),
    path: `/posts/${postId}`,
  }),
  post_approved: (t, { postId, title }) => ({
    icon: IconNews,
    title: t('postPublished'),
    text: t('postApprovedText', { title }),
    path: `/posts/${postId}`,
  }),
  post_returned: (t, { postId, title, word }) => ({
    icon: IconNews,
    title: t('postReturned'),
    text: t('postReturnedText', { title, word }),
    path: `/posts/edit/${postId}`,
  }),
  post_published: (t, { postId, title }) => ({
    icon: IconNews,
    title: t('postPublished'),
    text: t('postPublishedText', { title }),
    path: `/posts/${postId}`,
  }),
  system_warning: (t, { warning }) => ({
    icon: IconAlertTriangle,
    title: t('systemWarning'),
    text: t(`warning_${warning}`),
    path: screens.system.path,
  }),
  post_overdue: (t, { postId, title }) => ({
    icon: IconClockExclamation,
    title: t('postOverdue'),
    text: t('postOverdueText', { title }),
    path: `/posts/edit/${postId}`,
  }),
}

export function wordsOf(notification: Notification, t: T): Words {
  const words = kinds[notification.kind] as (t: T, details: Notification['details']) => Words
  const { path, ...rest } = words(t, notification.details)
  // A link leads somewhere or is not there.
  return path !== undefined && isScreenPath(path.replace(/\?.*$/, '')) ? { ...rest, path } : rest
}

type Finished = Pick<NotificationDetails<'quiz_finished'>, 'child' | 'quiz' | 'score' | 'passed'>

function finishedText(t: T, { child, quiz, score, passed }: Finished): string {
  if (score === null) return t('quizFinishedText', { child, quiz })
  const values = { child, quiz, score: formatNumber(score) }
  if (passed === null) return t('quizFinishedScoreText', values)
  return t(passed ? 'quizPassedText' : 'quizFailedText', values)
}
