import type { User } from '@lms/contracts/users.ts'
import { Alert, Avatar, Button, Radio, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { userFormTexts } from './user-form-texts.ts'
import { type EditedField, type EditedValues, type Side, differencesOf, editedValuesOf, merged } from './user-merge.ts'
import { userTexts } from './user-texts.ts'
import classes from './edit-conflict.module.css'

interface EditConflictProps {
  base: User
  mine: EditedValues
  theirs: User
  isSaving: boolean
  onTakeTheirs: () => void
  onSave: (values: EditedValues) => void
}

/** Two people edited the same record: both versions side by side, one choice per field. */
export function EditConflict({ base, mine, theirs, isSaving, onTakeTheirs, onSave }: EditConflictProps) {
  const t = useTexts(userFormTexts)
  const current = editedValuesOf(theirs)
  const differences = differencesOf(base, mine, current)
  const [chosen, setChosen] = useState<Partial<Record<EditedField, Side>>>({})
  const sides = { ...Object.fromEntries(differences.map(({ field, settled }) => [field, settled])), ...chosen }
  const isDecided = differences.every(({ field }) => sides[field] !== undefined)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="alert"
      color="warning"
      variant="outline"
      title={t('conflictTitle')}
      classNames={{ root: classes.alert }}
    >
      <Text size="sm">{t('conflictMessage')}</Text>
      {differences.map(({ field, settled }) => (
        <Radio.Group
          key={field}
          label={t(field === 'isActive' ? 'status' : field)}
          description={settled === undefined ? t('bothChanged') : undefined}
          value={sides[field] ?? null}
          onChange={(side) => setChosen({ ...chosen, [field]: side })}
        >
          <div className={classes.sides}>
            <Choice side="mine" name={t('yours')} field={field} value={mine[field]} />
            <Choice side="theirs" name={t('theirs')} field={field} value={current[field]} />
          </div>
        </Radio.Group>
      ))}
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="xs" disabled={!isDecided || isSaving} onClick={() => onSave(merged(mine, current, sides))}>
          {t('saveChosen')}
        </Button>
      </div>
    </Alert>
  )
}

interface ChoiceProps {
  side: Side
  name: string
  field: EditedField
  value: EditedValues[EditedField]
}

function Choice({ side, name, field, value }: ChoiceProps) {
  const words = useWords()
  const isPicture = field === 'avatar' && typeof value === 'string'
  return (
    <Radio
      className={classes.side}
      value={side}
      label={
        <span className={classes.value}>
          {`${name}: ${words(field, value)}`}
          {isPicture && <Avatar src={value} size={32} alt="" aria-hidden />}
        </span>
      }
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
