import type { FieldValues } from 'react-hook-form'
import { PersonAvatar } from '../ui/avatar/PersonAvatar.tsx'
import { useTexts } from '../lib/texts.ts'
import type { FieldProps } from '../ui/form/field.ts'
import { PictureField } from './PictureField.tsx'
import { mediaTexts } from './media-texts.ts'

interface AvatarFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Whose initials stand in while there is no picture, or it does not load. */
  personName: string
}

export function AvatarField<Values extends FieldValues, Output>(props: AvatarFieldProps<Values, Output>) {
  const { personName, ...field } = props
  const t = useTexts(mediaTexts)
  return (
    <PictureField
      {...field}
      purpose="avatar"
      hint={t('avatarHint')}
      layout="row"
      renderPicture={(address) => (
        <PersonAvatar src={address || null} name={personName} color="brand" size={72} alt="" />
      )}
    />
  )
}
