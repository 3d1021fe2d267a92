import { Button, Progress, Text } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { uploadTexts } from './upload-texts.ts'
import classes from './upload.module.css'

/** How far a file has come, with a number, and a way to stop it. */
export function UploadProgress({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const t = useTexts(uploadTexts)
  const percent = Math.round(progress * 100)
  return (
    <div className={classes.progress}>
      <Progress value={percent} aria-label={t('uploading')} className={classes.bar} />
      <Text size="sm" className={classes.percent}>
        {t('percent', { percent })}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
