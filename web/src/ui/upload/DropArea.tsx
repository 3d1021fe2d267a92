import { Text } from '@mantine/core'
import { IconCloudUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { useDroppedFiles } from './dropped-files.ts'
import { uploadTexts } from './upload-texts.ts'
import classes from './upload.module.css'

interface DropAreaProps {
  hint: string
  onFiles: (files: File[]) => void
  /** Buttons for who does not drag, and what is on its way. */
  children: ReactNode
}

export function DropArea({ hint, onFiles, children }: DropAreaProps) {
  const t = useTexts(uploadTexts)
  const { isOver, target } = useDroppedFiles(onFiles)
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...target}>
      <IconCloudUpload size={36} stroke={1.5} aria-hidden className={classes.dropIcon} />
      <Text>{isOver ? t('dropNow') : hint}</Text>
      {children}
    </div>
  )
}
