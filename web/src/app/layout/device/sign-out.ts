import { useMutation } from '@tanstack/react-query'
import { sessionState, signOut } from '../../../lib/session/session.ts'
import { translate } from '../../../lib/texts.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { mayClose } from '../../../ui/form/leave-guard.ts'
import { layoutTexts } from '../layout-texts.ts'

export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onSuccess: () => toast.success(translate(layoutTexts, 'signedOut')),
    onError: () => toast.error(translate(layoutTexts, 'signOutFailed')),
  })
  async function signOutUnlessTyping(): Promise<void> {
    if ((await mayClose()) && (await mayLeaveWaiting())) mutate()
  }
  return { signOut: () => void signOutUnlessTyping(), isSigningOut: isPending }
}

/** Answers that could not be sent wait here for whoever gave them, and for nobody else. */
async function mayLeaveWaiting(): Promise<boolean> {
  const { user } = sessionState()
  if (user?.role !== 'student') return true
  const waiting = await import('../../../attempts/sitting/leftover-answers.ts').catch(() => null)
  if (!(await waiting?.hasLeftovers(user.id))) return true
  return confirm({
    title: translate(layoutTexts, 'signOutWaitingTitle'),
    message: translate(layoutTexts, 'signOutWaiting'),
    confirmLabel: translate(layoutTexts, 'signOut'),
    cancelLabel: translate(layoutTexts, 'stay'),
  })
}
