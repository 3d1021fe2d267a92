import type { DataOf } from '@lms/contracts/endpoint.ts'
import { sendResetLink, setTemporaryPassword, signOutEverywhere } from '@lms/contracts/users/user-help.ts'
import type { User } from '@lms/contracts/users/users.ts'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.ts'
import { useRecordActs } from '../../ui/record-list/record-acts.ts'
import { reloadUsers } from '../user-api.ts'
import { userHelpTexts } from './user-help-texts.ts'
import './user-help-api.ts'

export interface ShownPassword extends DataOf<typeof setTemporaryPassword> {
  user: User
}

/** What an administrator does for somebody who cannot get in, from the list or their page. */
export function useUserHelp(showPassword: (shown: ShownPassword) => void) {
  const t = useTexts(userHelpTexts)
  const withToast = useRecordActs(reloadUsers)
  const about = (user: User) => ({
    params: { id: user.id },
    failed: (error: unknown) => t('failed', { name: user.displayName, message: messageOf(error) }),
  })

  return {
    sendLink(user: User): Promise<boolean> {
      const { params, failed } = about(user)
      const email = user.email ?? ''
      return withToast({
        question: {
          title: t('sendLinkQuestion', { name: user.displayName }),
          message: t('sendLinkMessage', { email }),
          confirmLabel: t('sendLink'),
        },
        run: () => call(sendResetLink, { params }),
        done: t('linkSent', { email }),
        failed,
      })
    },

    setTemporaryPassword(user: User): Promise<boolean> {
      const { params, failed } = about(user)
      return withToast({
        question: {
          title: t('temporaryQuestion', { name: user.displayName }),
          message: t('temporaryMessage'),
          confirmLabel: t('temporary'),
          danger: true,
        },
        run: async () => showPassword({ ...(await call(setTemporaryPassword, { params })), user }),
        done: t('temporarySet', { name: user.displayName }),
        failed,
      })
    },

    signOut(user: User): Promise<boolean> {
      const { params, failed } = about(user)
      return withToast({
        question: {
          title: t('signOutQuestion', { name: user.displayName }),
          message: t('signOutMessage'),
          confirmLabel: t('signOut'),
          danger: true,
        },
        run: () => call(signOutEverywhere, { params }),
        done: t('signedOut', { name: user.displayName }),
        failed,
      })
    },
  }
}
