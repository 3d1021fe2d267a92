import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../lib/download.ts'
import { useTexts } from '../lib/texts.ts'
import { CopyButton } from '../ui/copy/CopyButton.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { securityTexts } from './security-texts.ts'
import classes from './security.module.css'

interface RecoveryCodesDialogProps {
  /** Null: nothing to show. */
  codes: readonly string[] | null
  onClose: () => void
}

/** The one time that the codes are seen: a stray click does not close it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTexts(securityTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(codes)
  if (codes !== null && codes !== shown) setShown(codes)
  const text = (shown ?? []).join('\n')
  return (
    <Modal
      opened={codes !== null}
      onClose={onClose}
      title={t('codesDialogTitle')}
      closeOnClickOutside={false}
      footer={
        <>
          <CopyButton text={text} label={t('copyCodes')} copiedMessage={t('codesCopied')} />
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => download('recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
          >
            {t('downloadCodes')}
          </Button>
          <Button size="compact-sm" onClick={onClose}>
            {t('codesKept')}
          </Button>
        </>
      }
    >
      <Text size="sm">{t('codesDialogBody')}</Text>
      <ul className={classes.codes} aria-label={t('codesDialogTitle')}>
        {(shown ?? []).map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  )
}
