import {
  type QuestionImport,
  ImportFormat,
  exchangeFiles,
  importFormats,
  isRead,
} from '@lms/contracts/exchange/exchange.ts'
import {
  type ColumnRole,
  type ImportReading,
  ImportEncoding,
  type ReadSheet,
  type SheetReading,
  importEncodings,
} from '@lms/contracts/exchange/reading.ts'
import { Alert, Button, Group, Select } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { Section } from '../../ui/page/Section.tsx'
import { useAct } from '../act.ts'
import { readingQuery, rereadImport } from '../exchange-api.ts'
import { AiOffer, ReadByAi } from './ReadByAi.tsx'
import { SheetColumns } from './SheetColumns.tsx'
import { isBadlyRead, useAiWish, useConsent } from './ai-reading.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

/** How the file was read, and another way to read it; open from the beginning where nothing could be read. */
export function ReadingPanel({ one }: { one: QuestionImport }) {
  const t = useTexts(reviewTexts)
  const { data } = useQuery(readingQuery(one))
  const [isAsked, setIsAsked] = useState(false)
  if (!data?.canBeReadAgain) return null
  const unknown = unknownColumns(data)
  const isOpen = isAsked || one.state === 'failed'
  return (
    <>
      {unknown.length > 0 && one.state === 'staged' && (
        <Alert color="warning" variant="outline">
          {t('unknownColumns', { columns: unknown.join('; ') })}
        </Alert>
      )}
      {isOpen ? (
        <ReadingForm one={one} reading={data} />
      ) : (
        <Group gap="sm">
          <AiOffer one={one} reading={data} />
          <Button variant="default" onClick={() => setIsAsked(true)}>
            {t('showReading')}
          </Button>
        </Group>
      )}
    </>
  )
}

/** Sheet by sheet, where several have some. */
function unknownColumns({ sheets }: ImportReading): string[] {
  const read = sheets.filter(({ questions }) => questions > 0)
  return read.flatMap(({ name, columns }) => {
    const unknown = columns
      .filter(({ role, samples }) => role === null && samples.length > 0)
      .map(({ letter, head }) => `${letter}${head === '' ? '' : ` (${head})`}`)
    if (unknown.length === 0) return []
    return `${read.length > 1 ? `${name}: ` : ''}${unknown.join(', ')}`
  })
}

const wishOf = ({ name, head, columns }: ReadSheet): SheetReading => ({
  name,
  head: head ?? 1,
  roles: columns.map(({ role }) => role),
})

function ReadingForm({ one, reading }: { one: QuestionImport; reading: ImportReading }) {
  const t = useTexts(reviewTexts)
  const [format, setFormat] = useState<ImportFormat | null>(
    reading.format && isRead(reading.format) ? reading.format : null,
  )
  const [encoding, setEncoding] = useState<ImportEncoding | null>(reading.encoding)
  const [changed, setChanged] = useState<Readonly<Record<string, SheetReading>>>({})
  const { run, isBusy } = useAct()
  const wish = useAiWish(one, reading)
  const consent = useConsent()
  const isTable = format === reading.format

  function change(sheet: ReadSheet, changes: Partial<SheetReading>): void {
    setChanged((before) => ({ ...before, [sheet.name]: { ...(before[sheet.name] ?? wishOf(sheet)), ...changes } }))
  }

  async function isWanted(): Promise<boolean> {
    if (format === 'photo') return consent(false)
    if (one.state === 'failed') return true
    return confirm({ title: t('readAgainTitle'), message: t('readAgainMessage'), confirmLabel: t('readAgain') })
  }

  async function readAgain(): Promise<void> {
    if (!(await isWanted())) return
    run(() =>
      rereadImport(one._id, {
        format: format ?? undefined,
        encoding: encoding ?? undefined,
        sheets: isTable ? Object.values(changed) : [],
        marks: [],
        isByAi: false,
      }),
    )
  }

  return (
    <Section title={t('reading')} description={t('readingHint')} isWide>
      <div className={classes.choices}>
        <Select
          {...optionList}
          label={t('format')}
          placeholder={t('byItself')}
          data={importFormats.map((value) => ({ value, label: exchangeFiles[value].name }))}
          value={format}
          clearable
          clearButtonProps={{ 'aria-label': t('byItself') }}
          onChange={(next) => setFormat(ImportFormat.safeParse(next).data ?? null)}
        />
        <Select
          {...optionList}
          label={t('encoding')}
          placeholder={t('byItself')}
          data={importEncodings.map((value) => ({ value, label: value.toUpperCase() }))}
          value={encoding}
          clearable
          clearButtonProps={{ 'aria-label': t('byItself') }}
          onChange={(next) => setEncoding(ImportEncoding.safeParse(next).data ?? null)}
        />
      </div>
      {isTable &&
        reading.sheets.map((sheet) => (
          <SheetColumns
            key={sheet.name}
            importId={one._id}
            sheet={sheet}
            wish={changed[sheet.name] ?? null}
            onHead={(head) => change(sheet, { head })}
            onRole={(column, role) => {
              const { roles } = changed[sheet.name] ?? wishOf(sheet)
              change(sheet, { roles: withRole(roles, column, role) })
            }}
          />
        ))}
      <Group gap="sm">
        {wish && <ReadByAi one={one} wish={wish} encoding={encoding} />}
        <Button
          variant={wish && isBadlyRead(one) ? 'default' : 'filled'}
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={isBusy}
          onClick={() => void readAgain()}
        >
          {t('readAgain')}
        </Button>
      </Group>
    </Section>
  )
}

/** A column that takes over what another one was leaves that one without. */
function withRole(
  roles: readonly (ColumnRole | null)[],
  column: number,
  role: ColumnRole | null,
): (ColumnRole | null)[] {
  const isShared = role === null || ['unused', 'wrong', 'topic', 'number', 'time'].includes(role)
  return roles.map((before, index) => (index === column ? role : !isShared && before === role ? null : before))
}
