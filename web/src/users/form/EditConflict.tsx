import { Avatar } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { type Conflict, ConflictChoices } from '../../ui/conflict/ConflictChoices.tsx'
import { englishConflictTexts } from '../../ui/conflict/conflict-texts.ts'
import { userTexts } from '../user-texts.ts'
import { type EditedField, type EditedValues, userVersions } from './edited-user.ts'
import { userFormTexts } from './user-form-texts.ts'

export function EditConflict(conflict: Conflict<EditedValues>) {
  const t = useTexts(userFormTexts)
  const listText = useTexts(userTexts)

  function contentOf(field: EditedField, values: EditedValues): ReactNode {
    switch (field) {
      case 'avatar':
        return values.avatar !== null && <Avatar src={values.avatar} size={32} alt="" aria-hidden />
      case 'isActive':
        return listText(values.isActive ? 'active' : 'inactive')
      case 'isEmailVerified':
        return t(values.isEmailVerified ? 'yes' : 'no')
      case 'role':
        return listText(values.role)
      default:
        return values[field]
    }
  }
  return (
    <ConflictChoices
      {...conflict}
      versions={userVersions}
      title={t('conflictTitle')}
      texts={englishConflictTexts}
      labelOf={(field) => t(field === 'isActive' ? 'status' : field)}
      contentOf={contentOf}
    />
  )
}
