import { useMutation } from '@tanstack/react-query'
import { signOut } from '../../../lib/session/session.ts'
import { translate } from '../../../lib/texts.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { mayClose } from '../../../ui/form/leave-guard.ts'
import { layoutTexts } from '../layout-texts.ts'

export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onSuccess: () => toast.success(translate(layoutTexts, 'signedOut')),
    onError: () => toast.error(translate(layoutTexts, 'signOutFailed')),
  })
  async function signOutUnlessTyping(): Promise<void> {
    if (await mayClose()) mutate()
  }
  return { signOut: () => void signOutUnlessTyping(), isSigningOut: isPending }
}
