import { Alert, Button, Text } from '@mantine/core'
import { IconKey, IconPrinter } from '@tabler/icons-react'
import { useTexts } from '../lib/texts.ts'
import { CopyButton } from '../ui/copy/CopyButton.tsx'
import type { NewChild } from './AddChildForm.tsx'
import { SignInCard } from './SignInCard.tsx'
import { childFormTexts } from './child-form-texts.ts'
import classes from './children.module.css'

interface ChildReadyProps extends NewChild {
  onClose: () => void
}

/** The only time that the password is seen. */
export function ChildReady({ child, password, onClose }: ChildReadyProps) {
  const t = useTexts(childFormTexts)
  return (
    <div className={classes.form}>
      <Alert color="warning" variant="outline" icon={<IconKey aria-hidden />}>
        {t('readyMessage')}
      </Alert>
      <dl className={classes.credentials}>
        <div>
          <dt>{t('username')}</dt>
          <dd>
            <Text span className={classes.password}>
              {child.username}
            </Text>
          </dd>
        </div>
        <div>
          <dt>{t('password')}</dt>
          <dd>
            <Text span className={classes.password}>
              {password}
            </Text>
            <CopyButton
              text={password}
              label={t('copy')}
              accessibleName={t('copyPassword')}
              copiedMessage={t('copied')}
            />
          </dd>
        </div>
      </dl>
      <SignInCard child={child} password={password} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => {
            window.print()
          }}
        >
          {t('print')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
