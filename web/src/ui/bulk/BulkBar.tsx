import { Button } from '@mantine/core'
import type { Translate } from '../../lib/texts.ts'
import { SelectionBar } from '../data-table/SelectionBar.tsx'
import { BulkOutcome, type BulkOutcomeText } from './BulkOutcome.tsx'
import type { Bulk } from './use-bulk.ts'

export interface BulkAct {
  label: string
  onClick: () => void
  /** The one that the list is opened for, or one to think about first. */
  kind?: 'main' | 'danger'
}

interface BulkBarProps {
  /** For example '3 user(s) selected'. */
  label: string
  selection: { ids: readonly string[]; clear: () => void }
  acts: readonly BulkAct[]
  bulk: Bulk
  t: Translate<BulkOutcomeText>
  /** Where each record is a call of its own, it can be stopped in between. */
  stopLabel?: string
}

/** What can be done with the selection; while it is being done, how far that is, and then what failed. */
export function BulkBar({ label, selection, acts, bulk, t, stopLabel }: BulkBarProps) {
  return (
    <>
      {bulk.progress === null && selection.ids.length > 0 && (
        <SelectionBar label={label} onClear={selection.clear}>
          {acts.map((act) => (
            <Button key={act.label} size="compact-md" {...looks[act.kind ?? 'usual']} onClick={act.onClick}>
              {act.label}
            </Button>
          ))}
        </SelectionBar>
      )}
      <BulkOutcome bulk={bulk} t={t} stopLabel={stopLabel} />
    </>
  )
}

const looks = { main: {}, danger: { color: 'danger' }, usual: { variant: 'default' } } as const
