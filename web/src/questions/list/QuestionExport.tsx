import { type ExportFormat, exchangeFiles, exchangeLimits, exportFormats } from '@lms/contracts/exchange/exchange.ts'
import type { ExportCheck } from '@lms/contracts/exchange/exports.ts'
import { Button, Radio, Text } from '@mantine/core'
import { IconDownload, IconFileExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { type ExportSource, exportCheckQuery, saveExport } from './question-export-api.ts'
import { questionExportTexts } from './question-export-texts.ts'
import classes from './questions.module.css'

/** A button and what it opens: formats, and what each of them would lose of which question. */
export function QuestionExport({ source }: { source: ExportSource }) {
  const t = useTexts(questionExportTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconFileExport size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={t('title')} size="lg">
        <ExportForm source={source} onClose={() => setIsOpen(false)} />
      </Modal>
    </>
  )
}

function ExportForm({ source, onClose }: { source: ExportSource; onClose: () => void }) {
  const t = useTexts(questionExportTexts)
  const [format, setFormat] = useState<ExportFormat>('docx')
  const [parts, setParts] = useState<number | null>(null)
  const query = useQuery(exportCheckQuery(source, format))

  async function save(): Promise<void> {
    setParts(0)
    try {
      await saveExport(source, format, setParts)
      toast.success(t('done'))
      onClose()
    } catch (error) {
      toast.error(messageOf(error))
    }
    setParts(null)
  }

  return (
    <div className={classes.fields}>
      <Text size="sm" c="dimmed">
        {t('quizId' in source ? 'ofQuiz' : 'ofFilter')}
      </Text>
      <Radio.Group
        label={t('format')}
        value={format}
        onChange={(next) => setFormat(exportFormats.find((each) => each === next) ?? 'docx')}
      >
        <div className={classes.formats}>
          {exportFormats.map((each) => (
            <Radio key={each} value={each} label={exchangeFiles[each].name} />
          ))}
        </div>
      </Radio.Group>
      <Check source={source} format={format} />
      <div className={classes.buttons}>
        {parts !== null && parts > 0 && (
          <Text size="sm" aria-live="polite">
            {t('making', { done: formatNumber(parts) })}
          </Text>
        )}
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={parts !== null}
          disabled={query.data === undefined || query.data.questions === 0}
          onClick={() => void save()}
        >
          {t('download')}
        </Button>
      </div>
    </div>
  )
}

function Check({ source, format }: { source: ExportSource; format: ExportFormat }) {
  const t = useTexts(questionExportTexts)
  const { data, error } = useQuery(exportCheckQuery(source, format))
  if (error !== null) return <Text role="alert">{messageOf(error)}</Text>
  if (data === undefined) return <Text c="dimmed">{t('checking')}</Text>
  const total = `${formatNumber(data.total)}${data.totalCapped === true ? '+' : ''}`
  return (
    <div aria-live="polite">
      <Text fw={600}>{t(data.total > exchangeLimits.questions ? 'countMany' : 'count', { count: total })}</Text>
      {data.lossCount === 0 ? (
        <Text size="sm">{t('complete')}</Text>
      ) : (
        <>
          <Text size="sm">
            {t('losses', { count: formatNumber(data.lossCount) })} {data.next !== null && t('lossesOfPart')}
          </Text>
          <ul className={classes.losses} aria-label={t('losses', { count: formatNumber(data.lossCount) })}>
            {sameLosses(data.losses).map(({ problem, titles }) => (
              <li key={problem}>
                {problem} <span className={classes.losing}>{titles.join('; ')}</span>
              </li>
            ))}
          </ul>
          {data.lossCount > data.losses.length && (
            <Text size="sm">{t('moreLosses', { count: formatNumber(data.lossCount - data.losses.length) })}</Text>
          )}
        </>
      )}
    </div>
  )
}

/** What is lost is said once, before all that lose it. */
function sameLosses(losses: ExportCheck['losses']): { problem: string; titles: string[] }[] {
  const titlesOf = new Map<string, string[]>()
  for (const { title, problems } of losses)
    for (const problem of new Set(problems.map(translateSent)))
      titlesOf.set(problem, [...(titlesOf.get(problem) ?? []), title])
  return [...titlesOf].map(([problem, titles]) => ({ problem, titles }))
}
