import type { RenewedSignIn } from '@lms/contracts/accounts/child-sign-in.ts'
import type { Child } from '@lms/contracts/children/children.ts'
import { useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { ChildReady } from './ChildReady.tsx'
import { cardTexts } from './card-texts.ts'

interface RenewedSignInDialogProps {
  child: Pick<Child, '_id' | 'fullName' | 'username'>
  /** Null once it was seen, or when nobody was taken off. */
  signIn: RenewedSignIn | null
  onClose: () => void
}

/** How the child signs in now that somebody was taken off who may have known how it did. */
export function RenewedSignInDialog({ child, signIn, onClose }: RenewedSignInDialogProps) {
  const t = useTexts(cardTexts)
  return (
    <Modal
      opened={signIn !== null}
      onClose={onClose}
      title={t('changedTitle', { name: child.fullName })}
      size="lg"
      closeOnClickOutside={false}
    >
      {signIn !== null && <ChildReady child={child} {...signIn} onClose={onClose} />}
    </Modal>
  )
}
