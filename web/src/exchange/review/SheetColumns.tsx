import {
  type ColumnRole,
  type ReadSheet,
  type SheetColumn,
  type SheetReading,
  plainRoles,
} from '@lms/contracts/exchange/reading.ts'
import { Loader, NumberInput, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { previewQuery } from '../exchange-api.ts'
import { PreviewItems } from './PreviewItems.tsx'
import { reviewTexts, roleTexts } from './review-texts.ts'
import classes from '../exchange.module.css'

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
  const title = name === '' ? t('columns') : t('columnsOf', { name })
  return (
    <Stack gap="xs" renderRoot={(stack) => <section {...stack} aria-label={title} />}>
      <div>
        <Title order={3} size="h5">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {head === null
            ? t(isHidden ? 'sheetHidden' : 'sheetLeftOut')
            : t('sheetRead', { count: formatNumber(questions) })}
        </Text>
      </div>
      <div className={classes.fields}>
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
      <ol className={classes.columns}>
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
    </Stack>
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
  const labelOf = (value: ColumnRole): string =>
    value in roleTexts.messages
      ? roleText(value as keyof typeof roleTexts.messages)
      : value.length === 1
        ? t('option', { letter: value })
        : t('ownColumn')
  const offered: readonly ColumnRole[] = [...new Set([...plainRoles, ...(role === null ? [] : [role])])]
  return (
    <Paper component="li" withBorder p="xs" data-unknown={(role === null && samples.length > 0) || undefined}>
      <FilterSelect
        label={t('column', { name: head === '' ? letter : `${letter}: ${head}` })}
        allLabel={t('unknown')}
        options={offered.map((value) => ({ value, label: labelOf(value) }))}
        value={role ?? ''}
        searchable
        onChange={(next) => onRole(next || null)}
      />
      {samples.length > 0 && (
        <Text size="sm" c="dimmed" mt={6} className={classes.anywhere}>
          {t('samples', { texts: samples.join(' · ') })}
        </Text>
      )}
    </Paper>
  )
}

function Preview({ importId, wish }: { importId: string; wish: SheetReading }) {
  const t = useTexts(reviewTexts)
  const query = useQuery(previewQuery(importId, wish))
  return (
    <section aria-label={t('preview')} aria-live="polite">
      <Title order={4} size="h6" mb="xs">
        {t('preview')} {query.isFetching && <Loader size="xs" aria-hidden />}
      </Title>
      {query.isError && (
        <Text size="sm" c="danger">
          {messageOf(query.error)}
        </Text>
      )}
      {query.data?.length === 0 && <Text size="sm">{t('previewEmpty')}</Text>}
      <PreviewItems items={query.data ?? []} />
    </section>
  )
}
