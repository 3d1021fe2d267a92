import { Alert, Button, Select, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { type BulkChoice, bulkActions, isComplete, nothingChosen, valuesFor } from './bulk-choice.ts'
import { userBulkTexts } from './user-bulk-texts.ts'
import { type UserSelection, sizeOf } from './user-selection.ts'
import { userTexts } from '../user-texts.ts'
import classes from './bulk.module.css'

interface BulkFormProps {
  selection: UserSelection
  choice: BulkChoice
  onChoice: (choice: BulkChoice) => void
  warning: string | null
  onApply: () => void
  onCancel: () => void
}

export function BulkForm({ selection, choice, onChoice, warning, onApply, onCancel }: BulkFormProps) {
  const t = useTexts(userBulkTexts)
  const listText = useTexts(userTexts)
  const { action, value, typed } = choice
  const values = valuesFor(action)
  const isReady = isComplete(choice) && sizeOf(selection) > 0

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isReady) onApply()
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      {warning !== null && (
        <Alert role="alert" color="warning" icon={<IconAlertTriangle aria-hidden />}>
          <Text size="sm">{warning}</Text>
        </Alert>
      )}
      <Selected selection={selection} />
      <Select
        {...optionList}
        label={t('action')}
        placeholder={t('chooseAction')}
        data={bulkActions.map((each) => ({ value: each, label: t(each) }))}
        value={action}
        allowDeselect={false}
        comboboxProps={{ shadow: 'sm' }}
        onChange={(next) => onChoice({ ...nothingChosen, action: next })}
      />
      {values.length > 0 && (
        <Select
          {...optionList}
          label={t(action === 'change_role' ? 'newRole' : 'newStatus')}
          data={values.map((each) => ({ value: each, label: listText(each) }))}
          value={value || null}
          required
          allowDeselect={false}
          comboboxProps={{ shadow: 'sm' }}
          onChange={(next) => onChoice({ ...choice, value: next ?? '' })}
        />
      )}
      {action === 'delete' && (
        <>
          <Alert color="danger" icon={<IconAlertTriangle aria-hidden />} title={t('dangerous')}>
            <Text size="sm">{t('cannotBeUndone')}</Text>
          </Alert>
          <TextInput
            label={t('typeDelete')}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChoice({ ...choice, typed: event.currentTarget.value })}
          />
        </>
      )}
      <Preview choice={choice} count={sizeOf(selection)} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" color={action === 'delete' ? 'danger' : undefined} disabled={!isReady}>
          {t('apply')}
        </Button>
      </div>
    </form>
  )
}

const namesShown = 10

function Selected({ selection }: { selection: UserSelection }) {
  const t = useTexts(userBulkTexts)
  const size = sizeOf(selection)
  const names = selection.kind === 'some' ? selection.users.slice(0, namesShown) : []
  return (
    <div>
      <Text fw={500} size="sm">
        {t('selectedUsers', { count: formatNumber(size) })}
      </Text>
      {selection.kind === 'all' ? (
        <Text size="sm" c="dimmed">
          {t('allMatching')}
        </Text>
      ) : (
        <ul className={classes.names}>
          {names.map((user) => (
            <li key={user.id} className={classes.name}>
              {user.displayName}
            </li>
          ))}
          {size > namesShown && (
            <li className={classes.more}>{t('more', { count: formatNumber(size - namesShown) })}</li>
          )}
        </ul>
      )}
    </div>
  )
}

function Preview({ choice: { action, value }, count }: { choice: BulkChoice; count: number }) {
  const t = useTexts(userBulkTexts)
  const listText = useTexts(userTexts)
  const known = valuesFor(action).find((each) => each === value)
  const words = known === undefined ? t('valueMissing') : listText(known)
  return (
    <div className={classes.preview} aria-live="polite">
      <Text fw={500} size="sm">
        {t('preview')}
      </Text>
      <Text size="sm">
        {action === null ? t('previewNone') : t(`preview_${action}`, { count: formatNumber(count), value: words })}
      </Text>
    </div>
  )
}
