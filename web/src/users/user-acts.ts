import type { Message } from '@lms/contracts/messages.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import {
  type User,
  approveUser,
  deleteUser,
  purgeUser,
  rejectUser,
  restoreUser,
  updateUser,
} from '@lms/contracts/users/users.ts'
import { messageOf, withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { useRecordActs } from '../ui/record-list/record-acts.ts'
import { reasonOf, reloadUsers } from './user-api.ts'
import { userActTexts } from './user-act-texts.ts'
import { userTexts } from './user-texts.ts'

/** What can be done to one person from the list or their page; each tells how it went, and answers whether it did. */
export function useUserActs() {
  const t = useTexts(userActTexts)
  const listText = useTexts(userTexts)
  const withToast = useRecordActs(reloadUsers)

  const say = (message: Message): string => translated(message)
  const nameAndReason = (user: User) => (error: unknown) =>
    t('actFailed', { name: user.displayName, message: messageOf(error) })

  return {
    setActive(user: User, isActive: boolean): Promise<boolean> {
      return withToast({
        run: () => call(updateUser, { params: { id: user.id }, body: { isActive } }),
        done: t('statusUpdated', { name: user.displayName }),
        failed: (error) => withReason(error, t('statusFailed'), (message) => t('statusFailedBecause', { message })),
      })
    },

    remove(user: User, onDone: () => void): Promise<boolean> {
      return withToast({
        question: {
          title: t('deleteQuestion', { name: user.displayName }),
          message: t('deleteMessage'),
          confirmLabel: listText('deleteUser'),
          danger: true,
        },
        run: () => call(deleteUser, { params: { id: user.id } }),
        done: t('deleted', { name: user.displayName }),
        onDone,
        failed: (error) => withReason(error, t('deleteFailed'), (message) => t('deleteFailedBecause', { message })),
      })
    },

    restore(user: User): Promise<boolean> {
      return withToast({
        run: () => withMessage(call(restoreUser, { params: { id: user.id } }), userMessages.restoreFailed),
        done: say(userMessages.restored),
        failed: nameAndReason(user),
      })
    },

    purge(user: User): Promise<boolean> {
      return withToast({
        question: {
          title: t('purgeQuestion', { name: user.displayName }),
          message: t('purgeMessage'),
          confirmLabel: listText('purgeUser'),
          danger: true,
          typedWord: 'DELETE',
        },
        run: () => call(purgeUser, { params: { id: user.id } }),
        done: say(userMessages.purged),
        failed: nameAndReason(user),
      })
    },

    approve(user: User): Promise<boolean> {
      return withToast({
        run: () => call(approveUser, { params: { id: user.id } }),
        done: say(userMessages.approved),
        failed: nameAndReason(user),
      })
    },

    reject(user: User): Promise<boolean> {
      return withToast({
        question: {
          title: t('rejectQuestion', { name: user.displayName }),
          message: t('rejectMessage'),
          confirmLabel: listText('reject'),
          danger: true,
        },
        run: () => call(rejectUser, { params: { id: user.id } }),
        done: say(userMessages.rejected),
        failed: nameAndReason(user),
      })
    },
  }
}

function withReason(error: unknown, plain: string, because: (message: string) => string): string {
  const reason = reasonOf(error)
  return reason === undefined ? plain : because(reason)
}
