import { Alert, Button, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { formatDateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import type { Dialog } from '../dialog.ts'
import type { ShownPassword } from './user-help-acts.ts'
import { userHelpTexts } from './user-help-texts.ts'
import classes from './user-help.module.css'

/** The only time that the password is seen: a stray click must not take it away. */
export function TemporaryPasswordModal({ dialog }: { dialog: Dialog<ShownPassword> }) {
  const t = useTexts(userHelpTexts)
  const shown = dialog.content
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      closeOnClickOutside={false}
      title={shown === null ? t('password') : t('temporarySet', { name: shown.user.displayName })}
    >
      {shown !== null && (
        <div className={classes.shown}>
          <Alert color="warning" variant="outline" icon={<IconKey aria-hidden />}>
            {t('shownOnce', { moment: formatDateTime(shown.expiresAt) })}
          </Alert>
          <Facts layout="columns" isBoxed>
            <Fact label={t('password')}>
              <span className={classes.password}>
                <Text span ff="monospace" size="lg">
                  {shown.password}
                </Text>
                <CopyButton text={shown.password} label={t('copy')} copiedMessage={t('copied')} />
              </span>
            </Fact>
          </Facts>
          <div className={classes.buttons}>
            <Button data-autofocus onClick={dialog.close}>
              {t('close')}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}
