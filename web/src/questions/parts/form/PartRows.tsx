import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { partFormTexts } from './form-texts.ts'
import classes from './part-form.module.css'

interface PartRowsProps {
  /** One for each row; what identifies it, how it is called, and its fields. */
  rows: readonly { key: string; label: string; fields: ReactNode }[]
  minimum: number
  maximum: number
  addLabel: string
  onAdd: () => void
  onRemove: (index: number) => void
}

/** Rows that can be added and removed. */
export function PartRows({ rows, minimum, maximum, addLabel, onAdd, onRemove }: PartRowsProps) {
  const t = useTexts(partFormTexts)
  return (
    <>
      <ul className={classes.rows}>
        {rows.map(({ key, label, fields }, index) => (
          <li key={key} className={classes.row}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div className={classes.fields}>{fields}</div>
            {rows.length > minimum && (
              <ActionIcon
                variant="subtle"
                color="danger"
                aria-label={t('remove', { label })}
                onClick={() => onRemove(index)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= maximum}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </div>
    </>
  )
}
