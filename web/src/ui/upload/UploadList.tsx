import { Button, CloseButton, Progress, Text } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import type { QueuedUpload } from './upload-queue.ts'
import { uploadTexts } from './upload-texts.ts'
import classes from './upload.module.css'

interface UploadListProps {
  uploads: readonly QueuedUpload[]
  onRetry: (id: string) => void
  onDrop: (id: string) => void
}

/** What is on its way, with a number, and what did not arrive, with the reason. */
export function UploadList({ uploads, onRetry, onDrop }: UploadListProps) {
  const t = useTexts(uploadTexts)
  if (uploads.length === 0) return null
  return (
    <ul className={classes.uploads} aria-label={t('uploads')}>
      {uploads.map(({ id, name, state, progress, failure }) => {
        const percent = Math.round(progress * 100)
        const isOver = state === 'refused' || state === 'failed'
        return (
          <li key={id} className={classes.upload}>
            <span className={classes.uploadName}>{name}</span>
            {state === 'waiting' && (
              <Text size="sm" c="dimmed">
                {t('waiting')}
              </Text>
            )}
            {state === 'sending' && (
              <span className={classes.uploadProgress}>
                <Progress value={percent} aria-label={name} className={classes.uploadBar} />
                <Text size="sm">{t('percent', { percent })}</Text>
              </span>
            )}
            {failure !== null && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert">
                {failure}
              </Text>
            )}
            <span className={classes.uploadActs}>
              {state === 'failed' && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('retryUpload', { name })}
                  onClick={() => onRetry(id)}
                >
                  {t('retry')}
                </Button>
              )}
              <CloseButton
                size={28}
                aria-label={t(isOver ? 'dismissUpload' : 'cancelUpload', { name })}
                onClick={() => onDrop(id)}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
