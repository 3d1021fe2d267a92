import type { ImportFormat, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import type { LineMark } from '@lms/contracts/exchange/marking/marking.ts'
import type { ImportEncoding } from '@lms/contracts/exchange/reading.ts'
import { Button, Group, Loader, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { useAct } from '../act.ts'
import { marksPreviewQuery, rereadImport } from '../exchange-api.ts'
import { PreviewItems } from '../review/PreviewItems.tsx'
import { reviewTexts } from '../review/review-texts.ts'
import { markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface MarksPreviewProps {
  one: QuestionImport
  format: ImportFormat | null
  encoding: ImportEncoding | null
  marks: readonly LineMark[]
  onClear: () => void
  onSent: () => void
}

/** Several marks in a row are tried out together. */
const pause = 300

export function MarksPreview({ one, format, encoding, marks, onClear, onSent }: MarksPreviewProps) {
  const t = useTexts(markingTexts)
  const review = useTexts(reviewTexts)
  const [tried] = useDebouncedValue(marks, pause)
  const query = useQuery({ ...marksPreviewQuery(one._id, tried), enabled: tried.length > 0 })
  const { run, isBusy } = useAct()
  const found = tried.length > 0 ? query.data : undefined

  async function apply(): Promise<void> {
    const isWanted =
      one.state === 'failed' ||
      (await confirm({
        title: review('readAgainTitle'),
        message: review('readAgainMessage'),
        confirmLabel: review('readAgain'),
      }))
    if (!isWanted) return
    run(async () => {
      await rereadImport(one._id, {
        format: format ?? undefined,
        encoding: encoding ?? undefined,
        sheets: [],
        marks: [...marks],
        isByAi: false,
      })
      onSent()
    })
  }

  return (
    <section aria-label={t('preview')} className={classes.preview}>
      <Title order={3} size="h5">
        {t('preview')} {query.isFetching && <Loader size="xs" aria-hidden />}
      </Title>
      <div aria-live="polite">
        {query.isError && (
          <Text size="sm" className={classes.problem}>
            {t('failed')}: {messageOf(query.error)}
          </Text>
        )}
        {(found === undefined || found.questions === 0) && !query.isError && <Text size="sm">{t('nothing')}</Text>}
        {found !== undefined && found.questions > 0 && (
          <Text fw={600}>
            {t('count', { questions: formatNumber(found.questions), ready: formatNumber(found.ready) })}
          </Text>
        )}
      </div>
      <Group gap="sm">
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          disabled={found === undefined || found.questions === 0}
          loading={isBusy}
          onClick={() => void apply()}
        >
          {t('apply')}
        </Button>
        <Button variant="default" disabled={marks.length === 0} onClick={onClear}>
          {t('clear')}
        </Button>
      </Group>
      {found !== undefined && found.items.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {t('first')}
          </Text>
          <PreviewItems items={found.items} />
        </>
      )}
    </section>
  )
}
