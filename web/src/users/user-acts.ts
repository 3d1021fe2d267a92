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
import { useQueryClient } from '@tanstack/react-query'
import { messageOf, withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { reasonOf, reloadUsers } from './user-api.ts'
import { userActTexts } from './user-act-texts.ts'
import { userTexts } from './user-texts.ts'

/** What can be done to one person from the list or their page; each tells how it went, and answers whether it did. */
export function useUserActs() {
  const queryClient = useQueryClient()
  const t = useTexts(userActTexts)
  const listText = useTexts(userTexts)

  async function attempt(act: Promise<unknown>, done: string, failed: (error: unknown) => string): Promise<boolean> {
    try {
      await act
      toast.success(done)
      return true
    } catch (error) {
      toast.error(failed(error))
      return false
    } finally {
      await reloadUsers(queryClient)
    }
  }

  const say = (message: Message): string => translated(message)
  const nameAndReason = (user: User) => (error: unknown) =>
    t('actFailed', { name: user.displayName, message: messageOf(error) })

  return {
    setActive(user: User, isActive: boolean): Promise<boolean> {
      return attempt(
        call(updateUser, { params: { id: user.id }, body: { isActive } }),
        t('statusUpdated', { name: user.displayName }),
        (error) => withReason(error, t('statusFailed'), (message) => t('statusFailedBecause', { message })),
      )
    },

    async remove(user: User): Promise<boolean> {
      const isWanted = await confirm({
        title: t('deleteQuestion', { name: user.displayName }),
        message: t('deleteMessage'),
        confirmLabel: listText('deleteUser'),
        danger: true,
      })
      if (!isWanted) return false
      return attempt(call(deleteUser, { params: { id: user.id } }), t('deleted', { name: user.displayName }), (error) =>
        withReason(error, t('deleteFailed'), (message) => t('deleteFailedBecause', { message })),
      )
    },

    restore(user: User): Promise<boolean> {
      const restored = withMessage(call(restoreUser, { params: { id: user.id } }), userMessages.restoreFailed)
      return attempt(restored, say(userMessages.restored), nameAndReason(user))
    },

    async purge(user: User): Promise<boolean> {
      const isWanted = await confirm({
        title: t('purgeQuestion', { name: user.displayName }),
        message: t('purgeMessage'),
        confirmLabel: listText('purgeUser'),
        danger: true,
        typedWord: 'DELETE',
      })
      if (!isWanted) return false
      return attempt(call(purgeUser, { params: { id: user.id } }), say(userMessages.purged), nameAndReason(user))
    },

    approve(user: User): Promise<boolean> {
      const approved = call(approveUser, { params: { id: user.id } })
      return attempt(approved, say(userMessages.approved), nameAndReason(user))
    },

    async reject(user: User): Promise<boolean> {
      const isWanted = await confirm({
        title: t('rejectQuestion', { name: user.displayName }),
        message: t('rejectMessage'),
        confirmLabel: listText('reject'),
        danger: true,
      })
      if (!isWanted) return false
      return attempt(call(rejectUser, { params: { id: user.id } }), say(userMessages.rejected), nameAndReason(user))
    },
  }
}

function withReason(error: unknown, plain: string, because: (message: string) => string): string {
  const reason = reasonOf(error)
  return reason === undefined ? plain : because(reason)
}
