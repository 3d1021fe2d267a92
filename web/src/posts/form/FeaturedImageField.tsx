import { mediaLimits } from '@lms/contracts/media/media.ts'
import { Button, FileButton, Input, Text } from '@mantine/core'
import { IconLibraryPhoto, IconTrash, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { contentPictures } from '../../media/content-pictures.ts'
import { useTexts } from '../../lib/texts.ts'
import { textOf, useField } from '../../ui/form/field.ts'
import { useUpload } from '../../ui/upload/upload.ts'
import { UploadProgress } from '../../ui/upload/UploadProgress.tsx'
import type { PostControl } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'
import classes from './post-form.module.css'

/** Holds the address of a picture of the library, or null. */
export function FeaturedImageField({ control }: { control: PostControl }) {
  const t = useTexts(postFormTexts)
  const { value, change, error, shared } = useField({ control, name: 'featuredImage', label: t('featuredImage') })
  const [isChoosing, setIsChoosing] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const upload = useUpload({ ...contentPictures, onDone: ({ url }) => change(url) })
  const address = textOf(value)
  const failure = upload.failure ?? error

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) upload.start(file)
  }

  return (
    <div
      className={classes.featured}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {address !== '' && <img src={address} alt="" className={classes.featuredPicture} />}
      <div className={classes.featuredButtons}>
        <FileButton accept={mediaLimits.content.types.join(',')} onChange={(file) => file && upload.start(file)}>
          {(button) => (
            <Button
              {...button}
              ref={shared.ref}
              variant="default"
              size="xs"
              leftSection={<IconUpload size={14} aria-hidden />}
            >
              {t('uploadImage')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLibraryPhoto size={14} aria-hidden />}
          onClick={() => setIsChoosing(true)}
        >
          {t('fromLibrary')}
        </Button>
        {address !== '' && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => change(null)}
          >
            {t('removeImage')}
          </Button>
        )}
      </div>
      {upload.progress !== null && <UploadProgress progress={upload.progress} onCancel={upload.cancel} />}
      <Text size="xs" c="dimmed">
        {t('imageHint')}
      </Text>
      <div aria-live="polite">{failure !== undefined && <Input.Error>{failure}</Input.Error>}</div>
      <MediaPicker
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        onPick={({ url }) => {
          change(url)
          setIsChoosing(false)
        }}
      />
    </div>
  )
}
