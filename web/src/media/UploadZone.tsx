import { type MediaPurpose, mediaLimits } from '@lms/contracts/media/media.ts'
import { Button } from '@mantine/core'
import { IconCloudUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { UploadList } from '../ui/upload/UploadList.tsx'
import { useDroppedFiles } from '../ui/upload/dropped-files.ts'
import { useUploadQueue } from '../ui/upload/upload-queue.ts'
import { uploadTexts } from '../ui/upload/upload-texts.ts'
import { libraryTexts } from './library-texts.ts'
import { refusalOf, reloadMedia, sendMedia } from './media-api.ts'
import classes from './library.module.css'

interface UploadZoneProps {
  purpose: MediaPurpose
  /** Not while a dialog is open: what is pasted there is meant for it. */
  takesPaste: boolean
  children: ReactNode
}

/** Everything inside takes pictures that are dropped on it; pasted ones come from anywhere on the page. */
export function UploadZone({ purpose, takesPaste, children }: UploadZoneProps) {
  const t = useTexts(libraryTexts)
  const ofUploads = useTexts(uploadTexts)
  const queryClient = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const queue = useUploadQueue({
    refusalOf: (file) => {
      const refusal = refusalOf(file, purpose)
      return refusal === undefined ? undefined : translated(refusal)
    },
    send: (file, options) => sendMedia(file, purpose, options),
    onArrived: () => void reloadMedia(queryClient),
    isFinal: (error) => error instanceof ApiError && [400, 403, 413, 415, 422].includes(error.status),
  })
  usePastedFiles(takesPaste, queue.add)

  const { isOver, target } = useDroppedFiles(queue.add)

  return (
    <div className={classes.zone} {...target}>
      <div className={classes.dropHint} data-over={isOver || undefined}>
        <IconCloudUpload size={20} aria-hidden />
        <span>{isOver ? ofUploads('dropNow') : t('dropHere')}</span>
        <Button variant="default" size="xs" onClick={() => chooser.current?.click()}>
          {t('choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={mediaLimits[purpose].types.join(',')}
          multiple
          hidden
          aria-hidden
          tabIndex={-1}
          onChange={(event) => {
            queue.add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </div>
      <UploadList uploads={queue.uploads} onRetry={queue.retry} onDrop={queue.drop} />
      {children}
    </div>
  )
}

function usePastedFiles(isWanted: boolean, onFiles: (files: File[]) => void): void {
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    if (!isWanted) return undefined
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isWanted])
}
