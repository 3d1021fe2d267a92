import type { Child } from '@lms/contracts/children/children.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button } from '@mantine/core'
import { IconClipboardPlus, IconKey } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { PrintButton } from './PrintButton.tsx'
import { SignInCard } from './SignInCard.tsx'
import { cardTexts } from './card-texts.ts'
import classes from './card.module.css'

interface ChildReadyProps {
  child: Pick<Child, '_id' | 'fullName' | 'username'>
  password: string
  /** Of a card that was made with it. */
  secret?: string
  /** A child who is new has nothing to do yet. */
  isNew?: boolean
  onClose: () => void
}

/** The only time that the password is seen. */
export function ChildReady({ child, password, secret, isNew = false, onClose }: ChildReadyProps) {
  const t = useTexts(cardTexts)
  return (
    <div className={classes.stack}>
      <Alert color="warning" variant="outline" icon={<IconKey aria-hidden />}>
        {t('onlyNow')}
      </Alert>
      <SignInCard child={child} password={password} secret={secret ?? null} />
      <div className={classes.buttons}>
        <PrintButton />
        <Button variant={isNew ? 'default' : 'filled'} data-autofocus={!isNew || undefined} onClick={onClose}>
          {t('close')}
        </Button>
        {isNew && (
          <Button
            data-autofocus
            leftSection={<IconClipboardPlus size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.childAssign.path} params={{ id: child._id }} />}
          >
            {t('firstQuiz')}
          </Button>
        )}
      </div>
    </div>
  )
}
