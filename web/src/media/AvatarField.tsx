import { mediaLimits } from '@lms/contracts/media/media.ts'
import { Avatar, Button, FileButton, Input, Text } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { translated, useTexts } from '../lib/texts.ts'
import { type FieldProps, textOf, useField } from '../ui/form/field.ts'
import { useUpload } from '../ui/upload/upload.ts'
import { UploadProgress } from '../ui/upload/UploadProgress.tsx'
import { refusalOf, sendMedia } from './media-api.ts'
import { mediaTexts } from './media-texts.ts'
import classes from './avatar-field.module.css'

interface AvatarFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Whose initials stand in while there is no picture, or it does not load. */
  personName: string
}

/** Holds the address of a stored picture, or null. The picture travels as soon as it is chosen. */
export function AvatarField<Values extends FieldValues, Output>(props: AvatarFieldProps<Values, Output>) {
  const { personName, label } = props
  const { value, change, error, shared } = useField(props)
  const t = useTexts(mediaTexts)
  const upload = useUpload({
    refusalOf: (file) => {
      const refusal = refusalOf(file, 'avatar')
      return refusal === undefined ? undefined : translated(refusal)
    },
    send: (file, options) => sendMedia(file, 'avatar', options),
    onDone: ({ url }) => change(url),
  })
  const address = textOf(value)
  const failure = upload.failure ?? error
  return (
    <fieldset className={classes.field} disabled={props.disabled}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.row}>
        <Avatar src={address || null} name={personName || undefined} color="brand" size={72} alt="" />
        <div className={classes.controls}>
          <div className={classes.buttons}>
            <FileButton accept={mediaLimits.avatar.types.join(',')} onChange={(file) => file && upload.start(file)}>
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
            {t('avatarHint')}
          </Text>
          <div aria-live="polite">{failure !== undefined && <Input.Error>{failure}</Input.Error>}</div>
        </div>
      </div>
    </fieldset>
  )
}
