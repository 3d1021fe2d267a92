import { scanMessages } from '@lms/contracts/scans/scan-messages.ts'
import { scanLimits } from '@lms/contracts/scans/scans.ts'
import { Button, Text } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { DropArea } from '../ui/upload/DropArea.tsx'
import { UploadList } from '../ui/upload/UploadList.tsx'
import { useUploadQueue } from '../ui/upload/upload-queue.ts'
import { CameraDialog } from './camera/CameraDialog.tsx'
import { type CheckedFile, useFirstChecks } from './check/first-checks.ts'
import { scanTexts } from './scan-texts.ts'
import { reloadScans, sendSheets } from './scans-api.ts'
import classes from './scans.module.css'

interface SendSheetsProps {
  quizId: string
  /** They join this batch; a new one is made otherwise. */
  scanId?: string
  /** Once nothing is on its way any more, with the batch that they are in. */
  onAllArrived: (scanId: string) => void
}

/** Files, dropped or chosen, or the camera; each is looked at before it is sent. */
export function SendSheets({ quizId, scanId, onAllArrived }: SendSheetsProps) {
  const t = useTexts(scanTexts)
  const queryClient = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const [hasCamera, setHasCamera] = useState(false)
  const batch = useRef<Promise<string> | null>(null)
  const [arrived, setArrived] = useState<string | null>(null)

  /** The first file makes the batch, the others wait for it. */
  async function send(file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) {
    const known = scanId ?? (batch.current === null ? undefined : await batch.current.catch(() => undefined))
    const sent = sendSheets(quizId, known, [file], options).then(({ _id }) => _id)
    if (known === undefined) {
      batch.current = sent
      sent.catch(() => (batch.current = null))
    }
    setArrived(await sent)
  }

  const queue = useUploadQueue({
    refusalOf: (file) => (file.size > scanLimits.bytes ? translated(scanMessages.tooLarge) : undefined),
    send,
    onArrived: () => void reloadScans(queryClient),
    isFinal: (error) => error instanceof ApiError && [400, 403, 409, 413, 415, 422].includes(error.status),
  })
  const checks = useFirstChecks(queue.add)
  const isDone =
    arrived !== null && queue.uploads.length === 0 && checks.doubtful.length === 0 && !checks.isBusy && !hasCamera
  useEffect(() => {
    if (isDone) onAllArrived(arrived)
  }, [isDone, arrived, onAllArrived])

  return (
    <DropArea hint={t('sendHint')} onFiles={checks.add}>
      <div className={classes.buttons}>
        <Button onClick={() => chooser.current?.click()}>{t('choose')}</Button>
        <Button variant="default" leftSection={<IconCamera size={16} aria-hidden />} onClick={() => setHasCamera(true)}>
          {t('camera')}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/heic,image/heif,application/pdf,.heic,.pdf"
        multiple
        hidden
        aria-label={t('chooseLabel')}
        onChange={(event) => {
          checks.add([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <DoubtfulFiles files={checks.doubtful} onSend={checks.accept} onDrop={checks.drop} />
      <UploadList uploads={queue.uploads} onRetry={queue.retry} onDrop={queue.drop} />
      {hasCamera && <CameraDialog onPicture={(file) => queue.add([file])} onClose={() => setHasCamera(false)} />}
    </DropArea>
  )
}

interface DoubtfulFilesProps {
  files: readonly CheckedFile[]
  onSend: (id: string) => void
  onDrop: (id: string) => void
}

/** What would probably be asked for again. */
function DoubtfulFiles({ files, onSend, onDrop }: DoubtfulFilesProps) {
  const t = useTexts(scanTexts)
  if (files.length === 0) return null
  return (
    <div className={classes.list} aria-live="polite">
      <Text fw={600}>{t('checkTitle')}</Text>
      <ul className={classes.lines}>
        {files.map(({ id, file, reasons }) => (
          <li key={id} className={classes.line}>
            <span className={classes.lineName}>
              {file.name}: {reasons.map((reason) => t(reason)).join(', ')}
            </span>
            <Button size="compact-sm" variant="default" onClick={() => onSend(id)}>
              {t('sendAnyway')}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => onDrop(id)}>
              {t('leaveOut')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
