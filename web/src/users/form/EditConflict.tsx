import type { User } from '@lms/contracts/users/users.ts'
import { Avatar } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { ConflictChoices } from '../../ui/conflict/ConflictChoices.tsx'
import { userFormTexts } from './user-form-texts.ts'
import { type EditedField, type EditedValues, differencesOf, editedValuesOf, merged } from './user-merge.ts'
import { userTexts } from '../user-texts.ts'
import classes from './edit-conflict.module.css'

interface EditConflictProps {
  base: User
  mine: EditedValues
  theirs: User
  isSaving: boolean
  onTakeTheirs: () => void
  onSave: (values: EditedValues) => void
}

export function EditConflict({ base, mine, theirs, isSaving, onTakeTheirs, onSave }: EditConflictProps) {
  const t = useTexts(userFormTexts)
  const words = useWords()
  const current = editedValuesOf(theirs)
  const name = { mine: t('yours'), theirs: t('theirs') }
  return (
    <ConflictChoices
      texts={{
        title: t('conflictTitle'),
        message: t('conflictMessage'),
        bothChanged: t('bothChanged'),
        ...name,
        takeTheirs: t('takeTheirs'),
        saveChosen: t('saveChosen'),
      }}
      differences={differencesOf(base, mine, current)}
      labelOf={(field) => t(field === 'isActive' ? 'status' : field)}
      renderLabel={(field, side) => {
        const value = (side === 'mine' ? mine : current)[field]
        return (
          <span className={classes.value}>
            {`${name[side]}: ${words(field, value)}`}
            {field === 'avatar' && typeof value === 'string' && <Avatar src={value} size={32} alt="" aria-hidden />}
          </span>
        )
      }}
      isSaving={isSaving}
      onTakeTheirs={onTakeTheirs}
      onSave={(sides) => onSave(merged(mine, current, sides))}
    />
  )
}

function useWords() {
  const t = useTexts(userFormTexts)
  const listText = useTexts(userTexts)
  return (field: EditedField, value: EditedValues[EditedField]): string => {
    if (value === null || value === '') return t('emptyValue')
    if (typeof value === 'boolean') {
      return field === 'isActive' ? listText(value ? 'active' : 'inactive') : t(value ? 'yes' : 'no')
    }
    if (field === 'avatar') return t('picture')
    return value === 'administrator' || value === 'parent' || value === 'student' ? listText(value) : value
  }
}
