import {
  type ImportFormat,
  type QuestionImport,
  exchangeFiles,
  importFormats,
  isRead,
} from '@lms/contracts/exchange/exchange.ts'
import {
  type ColumnRole,
  type ImportEncoding,
  type ImportReading,
  type ReadSheet,
  type SheetReading,
  importEncodings,
} from '@lms/contracts/exchange/reading.ts'
import { Alert, Button, Group } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { useAct } from '../act.ts'
import { readingQuery, rereadImport } from '../exchange-api.ts'
import { SheetColumns } from './SheetColumns.tsx'
import { type AiWish, ReadByAi, isBadlyRead, useAiWish, useConsent } from './ReadByAi.tsx'
import { reviewTexts } from './review-texts.ts'
import classes from '../exchange.module.css'

/** How the file was read, and another way to read it; open from the beginning where nothing could be read. */
export function ReadingPanel({ one }: { one: QuestionImport }) {
  const t = useTexts(reviewTexts)
  const { data } = useQuery(readingQuery(one))
  const wish = useAiWish(one, data)
  const [isAsked, setIsAsked] = useState(false)
  if (!data?.canBeReadAgain) return null
  const unknown = unknownColumns(data)
  if (one.state === 'failed') return <ReadingForm one={one} reading={data} wish={wish} />
  return (
    <>
      {unknown.length > 0 && (
        <Alert color="warning" variant="outline">
          {t('unknownColumns', { columns: unknown.join('; ') })}
        </Alert>
      )}
      {isAsked ? (
        <ReadingForm one={one} reading={data} wish={wish} />
      ) : (
        <Group gap="sm">
          {wish && isBadlyRead(one) && <ReadByAi one={one} wish={wish} encoding={data.encoding} />}
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

interface ReadingFormProps {
  one: QuestionImport
  reading: ImportReading
  wish: AiWish | null
}

function ReadingForm({ one, reading, wish }: ReadingFormProps) {
  const t = useTexts(reviewTexts)
  const readAs = reading.format && isRead(reading.format) ? reading.format : ''
  const [format, setFormat] = useState<ImportFormat | ''>(readAs)
  const [encoding, setEncoding] = useState<ImportEncoding | ''>(reading.encoding ?? '')
  const [changed, setChanged] = useState<Readonly<Record<string, SheetReading>>>({})
  const { run, isBusy } = useAct()
  const consent = useConsent()
  const isTable = format === readAs

  function change(sheet: ReadSheet, changes: Partial<SheetReading>): void {
    setChanged((before) => ({ ...before, [sheet.name]: { ...(before[sheet.name] ?? wishOf(sheet)), ...changes } }))
  }

  async function readAgain(): Promise<void> {
    if (format === 'photo' && !(await consent('pages'))) return
    const question = { title: t('readAgainTitle'), message: t('readAgainMessage'), confirmLabel: t('readAgain') }
    run(
      () =>
        rereadImport(one._id, {
          format: format || undefined,
          encoding: encoding || undefined,
          sheets: isTable ? Object.values(changed) : [],
          marks: [],
          isByAi: false,
        }),
      format === 'photo' || one.state === 'failed' ? undefined : question,
    )
  }

  return (
    <Section title={t('reading')} description={t('readingHint')} isWide>
      <div className={classes.fields}>
        <FilterSelect
          label={t('format')}
          allLabel={t('byItself')}
          options={importFormats.map((value) => ({ value, label: exchangeFiles[value].name }))}
          value={format}
          onChange={setFormat}
        />
        <FilterSelect
          label={t('encoding')}
          allLabel={t('byItself')}
          options={importEncodings.map((value) => ({ value, label: value.toUpperCase() }))}
          value={encoding}
          onChange={setEncoding}
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
        {wish && <ReadByAi one={one} wish={wish} encoding={encoding || null} />}
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
