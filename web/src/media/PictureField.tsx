import type { MediaPurpose } from '@lms/contracts/media/media.ts'
import { Button, FileButton, Input, Text } from '@mantine/core'
import { IconLibraryPhoto, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../lib/texts.ts'
import { type FieldProps, textOf, useField } from '../ui/form/field.ts'
import { useDroppedFiles } from '../ui/upload/dropped-files.ts'
import { useUpload } from '../ui/upload/upload.ts'
import { UploadProgress } from '../ui/upload/UploadProgress.tsx'
import { MediaPicker } from './MediaPicker.tsx'
import { mediaTexts } from './media-texts.ts'
import { picturesFor } from './pictures.ts'
import classes from './picture-field.module.css'

interface PictureFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  purpose: MediaPurpose
  hint: string
  /** What is shown of the picture at this address; `''` while there is none. */
  renderPicture: (address: string) => ReactNode
  /** Beside the picture or below it. */
  layout: 'row' | 'column'
  /** Whether the library's pictures may be chosen, too. */
  hasLibrary?: boolean
  /** Where a heading above says it already. */
  isLabelHidden?: boolean
}

/** Holds the address of a stored picture, or null. The picture travels as soon as it is chosen. */
export function PictureField<Values extends FieldValues, Output>(props: PictureFieldProps<Values, Output>) {
  const { value, change, error, shared } = useField(props)
  const t = useTexts(mediaTexts)
  const pictures = picturesFor(props.purpose)
  const upload = useUpload({ ...pictures, onDone: ({ url }) => change(url) })
  const address = textOf(value)
  const failure = upload.failure ?? error

  const { isOver, target } = useDroppedFiles(([file]) => file && upload.start(file))

  return (
    <fieldset className={classes.field} disabled={props.disabled}>
      <legend className={classes.legend} data-hidden={props.isLabelHidden || undefined}>
        {props.label}
      </legend>
      <div className={classes.content} data-layout={props.layout} data-over={isOver || undefined} {...target}>
        {props.renderPicture(address)}
        <div className={classes.controls}>
          <div className={classes.buttons}>
            <FileButton accept={pictures.accept} onChange={(file) => file && upload.start(file)}>
              {(button) => (
                <Button
                  {...button}
                  ref={shared.ref}
                  variant="default"
                  size="xs"
                  leftSection={<IconUpload size={14} aria-hidden />}
                >
                  {t(address === '' ? 'chooseImage' : 'changeImage')}
                </Button>
              )}
            </FileButton>
            {props.hasLibrary && <FromLibrary onPick={change} />}
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
            {props.hint}
          </Text>
          <div aria-live="polite">{failure !== undefined && <Input.Error>{failure}</Input.Error>}</div>
        </div>
      </div>
    </fieldset>
  )
}

function FromLibrary({ onPick }: { onPick: (address: string) => void }) {
  const t = useTexts(mediaTexts)
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLibraryPhoto size={14} aria-hidden />}
        onClick={() => setIsChoosing(true)}
      >
        {t('fromLibrary')}
      </Button>
      <MediaPicker
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        onPick={({ url }) => {
          onPick(url)
          setIsChoosing(false)
        }}
      />
    </>
  )
}
