import { Alert, Button, Group, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { formTexts } from '../form/form-texts.ts'
import classes from '../form/form.module.css'

interface StaleField {
  label: string
  /** What the other person saved. */
  theirs: string
}

interface StaleNoticeProps {
  /** What somebody else has changed since this form was opened. */
  fields: readonly StaleField[]
  onTakeTheirs: () => void
  /** The next save goes ahead, in the knowledge of theirs. */
  onKeepMine: () => void
}

/** Somebody else saved first: their change is shown, not overwritten, and nothing that was typed is lost. */
export function StaleNotice({ fields, onTakeTheirs, onKeepMine }: StaleNoticeProps) {
  const t = useTexts(formTexts)
  return (
    <Alert color="warning" role="alert" icon={<IconUsers aria-hidden />} title={t('staleTitle')}>
      <Text size="sm">{t('staleMessage')}</Text>
      <dl className={classes.theirs}>
        {fields.map(({ label, theirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{theirs === '' ? t('staleEmpty') : theirs}</dd>
          </div>
        ))}
      </dl>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="xs" variant="default" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </Group>
    </Alert>
  )
}
