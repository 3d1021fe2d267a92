import type { Child } from '@lms/contracts/children/children.ts'
import { Alert, Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import modalClasses from '../ui/modal/modal.module.css'
import type { Dialog } from '../users/dialog.ts'
import { ChildReady } from './card/ChildReady.tsx'
import { PrintButton } from './card/PrintButton.tsx'
import { SignInCard } from './card/SignInCard.tsx'
import { cardTexts } from './card/card-texts.ts'
import { randomBelow, readablePassword } from '@lms/contracts/children/child-password.ts'
import { useChangeChild } from './child-api.ts'
import { childNameOf } from './child-columns.tsx'
import { QuickSignIn } from './sign-in/QuickSignIn.tsx'
import classes from './children.module.css'

/** The card of a child who has an account already: to print as it is, or with a new password. */
export function SignInCardDialog({ dialog }: { dialog: Dialog<Child> }) {
  const t = useTexts(cardTexts)
  const [made, setMade] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  // Begins anew when it opens, not while it fades out.
  if (dialog.opened !== wasOpened) {
    setWasOpened(dialog.opened)
    if (dialog.opened) setMade(null)
  }
  const { content: child } = dialog
  const name = child === null ? '' : childNameOf(child)
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      title={t(made === null ? 'titleOf' : 'changedTitle', { name })}
      size="lg"
      // The password is not seen again: a stray click must not take it away.
      closeOnClickOutside={made === null}
    >
      {child !== null && made === null && <Known child={child} onMade={setMade} onClose={dialog.close} />}
      {child !== null && made !== null && <ChildReady child={child} password={made} onClose={dialog.close} />}
    </Modal>
  )
}

interface KnownProps {
  child: Child
  onMade: (password: string) => void
  onClose: () => void
}

function Known({ child, onMade, onClose }: KnownProps) {
  const t = useTexts(cardTexts)
  const change = useChangeChild()
  const [secret, setSecret] = useState<string | null>(null)

  async function makeAnother(): Promise<void> {
    const isWanted = await confirm({
      title: t('newPasswordTitle', { name: childNameOf(child) }),
      message: t('newPasswordMessage'),
      confirmLabel: t('newPassword'),
    })
    if (!isWanted) return
    const password = readablePassword(randomBelow)
    try {
      await change.mutateAsync({ id: child._id, changes: { password } })
      onMade(password)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <div className={classes.form}>
      <Alert variant="outline" icon={<IconInfoCircle aria-hidden />}>
        {t('withoutPassword')}
      </Alert>
      <SignInCard child={child} password={null} secret={secret} />
      <QuickSignIn child={child} hasNewCode={secret !== null} onSecret={setSecret} />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button variant="default" loading={change.isPending} onClick={() => void makeAnother()}>
          {t('newPassword')}
        </Button>
        <PrintButton />
      </div>
    </div>
  )
}
