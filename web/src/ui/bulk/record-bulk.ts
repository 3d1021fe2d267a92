import type { QueryClient } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import type { Translate } from '../../lib/texts.ts'
import type { Question } from '../confirm/confirm.ts'
import type { KeptSelection } from '../record-list/kept-selection.ts'
import type { BulkAct } from './BulkBar.tsx'
import type { BulkOutcomeText } from './BulkOutcome.tsx'
import { useBulk } from './use-bulk.ts'

type RecordBulkText = 'selected' | 'done' | 'delete' | 'restore' | 'deleteManyTitle' | 'deleteManyMessage'

interface RecordBulkOptions<Row, Action extends string, Data> {
  chosen: KeptSelection<Row>
  nameOf: (record: Row) => { id: string; title: string }
  reload: (queryClient: QueryClient) => Promise<void>
  t: Translate<RecordBulkText | BulkOutcomeText | Action>
  /** One call that changes many. */
  change: (
    action: Action | 'delete' | 'restore',
    ids: string[],
    data?: Data,
  ) => Promise<{ results: { id: string; success: boolean; message: string }[] }>
  /** What else is to be known before these are changed so; null when nothing is. */
  warningOf?: (action: Action | 'delete' | 'restore', ids: string[]) => Promise<Warning | null>
}

interface Warning {
  message: string
  /** Of an act that asks nothing otherwise. */
  title: string
}

/** The acts on many records of a slice whose server changes many with one call, for a `BulkBar`. */
export function useRecordBulk<Row, Action extends string, Data = never>(options: RecordBulkOptions<Row, Action, Data>) {
  const { chosen, nameOf, reload, t, change, warningOf } = options
  const bulk = useBulk({ records: chosen.records, nameOf, onSelect: chosen.select, reload })
  const count = formatNumber(chosen.ids.length)

  async function ask(action: Action | 'delete' | 'restore', { data, question }: { data?: Data; question?: Question }) {
    const warning = (await warningOf?.(action, chosen.ids)) ?? null
    const asked =
      question && warning
        ? { ...question, message: [question.message, ' ', warning.message] }
        : (question ?? (warning && { ...warning, confirmLabel: t(action) }))
    const order = { question: asked ?? undefined, done: (changed: string) => t('done', { count: changed }) }
    await bulk.runPortions(order, async (ids) => (await change(action, ids, data)).results)
  }

  function run(action: Action | 'delete' | 'restore', how: { data?: Data; question?: Question } = {}) {
    void ask(action, how)
  }

  const question = {
    title: t('deleteManyTitle', { count }),
    message: t('deleteManyMessage'),
    confirmLabel: t('delete'),
    danger: true,
  }
  return {
    bar: { label: t('selected', { count }), selection: chosen, bulk, t },
    run,
    act: (action: Action): BulkAct => ({ label: t(action), onClick: () => run(action) }),
    remove: { label: t('delete'), kind: 'danger', onClick: () => run('delete', { question }) } satisfies BulkAct,
    restore: { label: t('restore'), kind: 'main', onClick: () => run('restore') } satisfies BulkAct,
  }
}
