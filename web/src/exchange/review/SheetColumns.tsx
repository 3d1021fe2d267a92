import {
  ColumnRole,
  type ReadSheet,
  type SheetColumn,
  type SheetReading,
  plainRoles,
} from '@lms/contracts/exchange/reading.ts'
import { Loader, NumberInput, Select, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { previewQuery } from '../exchange-api.ts'
import { PreviewItems } from './PreviewItems.tsx'
import { reviewTexts, roleTexts } from './review-texts.ts'
import classes from './review.module.css'

interface SheetColumnsProps {
  importId: string
  sheet: ReadSheet
  /** What was chosen by hand; null while nothing was. */
  wish: SheetReading | null
  onHead: (head: number) => void
  onRole: (column: number, role: ColumnRole | null) => void
}

export function SheetColumns({ importId, sheet, wish, onHead, onRole }: SheetColumnsProps) {
  const t = useTexts(reviewTexts)
  const { name, head, isHidden, questions, columns } = sheet
  const count = formatNumber(questions)
  const state =
    head === null
      ? t(isHidden ? 'sheetHidden' : 'sheetLeftOut')
      : head === 0
        ? t('sheetWithoutHead', { count })
        : t('sheetRead', { count, row: head })
  const title = name === '' ? t('columns') : t('columnsOf', { name })
  return (
    <section aria-label={title} className={classes.sheet}>
      <div>
        <Title order={3} size="h5">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {state}
        </Text>
      </div>
      <div className={classes.choices}>
        <NumberInput
          label={t('headRow')}
          description={t('headRowHint')}
          min={0}
          max={10_000}
          allowDecimal={false}
          value={wish?.head ?? head ?? 1}
          onChange={(next) => onHead(Number(next) || 0)}
        />
      </div>
      <ol className={classes.columnList}>
        {columns.map((column, index) => (
          <ColumnCard
            key={column.letter}
            column={column}
            role={wish ? (wish.roles[index] ?? null) : column.role}
            onRole={(role) => onRole(index, role)}
          />
        ))}
      </ol>
      {wish !== null && <Preview importId={importId} wish={wish} />}
    </section>
  )
}

interface ColumnCardProps {
  column: SheetColumn
  role: ColumnRole | null
  onRole: (role: ColumnRole | null) => void
}

function ColumnCard({ column: { letter, head, samples }, role, onRole }: ColumnCardProps) {
  const t = useTexts(reviewTexts)
  const roleText = useTexts(roleTexts)
  const isOwn = role !== null && !plainRoles.some((plain) => plain === role)
  const offered = plainRoles.map((value) => ({ value, label: roleText(value) }))
  return (
    <li className={classes.column} data-unknown={(role === null && samples.length > 0) || undefined}>
      <Select
        {...optionList}
        label={head === '' ? t('column', { letter }) : t('columnNamed', { letter, head })}
        placeholder={t('unknown')}
        data={isOwn ? [...offered, { value: role, label: roleText('other') }] : offered}
        value={role}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('unknown') }}
        onChange={(next) => onRole(ColumnRole.safeParse(next).data ?? null)}
      />
      {samples.length > 0 && (
        <Text size="sm" c="dimmed" className={classes.samples}>
          {t('samples', { texts: samples.join(' · ') })}
        </Text>
      )}
    </li>
  )
}

function Preview({ importId, wish }: { importId: string; wish: SheetReading }) {
  const t = useTexts(reviewTexts)
  const query = useQuery(previewQuery(importId, wish))
  return (
    <section aria-label={t('preview')} aria-live="polite" className={classes.sheet}>
      <Title order={4} size="h6">
        {t('preview')} {query.isFetching && <Loader size="xs" aria-hidden />}
      </Title>
      {query.isError && (
        <Text size="sm" className={classes.problem}>
          {t('previewFailed')}: {messageOf(query.error)}
        </Text>
      )}
      {query.data?.length === 0 && <Text size="sm">{t('previewEmpty')}</Text>}
      <PreviewItems items={query.data ?? []} />
    </section>
  )
}
