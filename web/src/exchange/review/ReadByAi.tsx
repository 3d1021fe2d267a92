import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { type QuestionImport, isPaperFormat } from '@lms/contracts/exchange/exchange.ts'
import type { ImportEncoding, ImportReading, ReadingWish } from '@lms/contracts/exchange/reading.ts'
import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { useAct } from '../act.ts'
import { photoReaderQuery, rereadImport } from '../exchange-api.ts'
import { reviewTexts } from './review-texts.ts'

interface ReadByAiProps {
  one: QuestionImport
  wish: AiWish
  encoding: ImportEncoding | null
}

export function ReadByAi({ one, wish, encoding }: ReadByAiProps) {
  const t = useTexts(reviewTexts)
  const consent = useConsent()
  const { run, isBusy } = useAct()

  async function read(): Promise<void> {
    if (!(await consent(wish.isByAi ? 'text' : 'pages'))) return
    run(() => rereadImport(one._id, { ...wish, encoding: encoding ?? undefined, sheets: [], marks: [] }))
  }

  return (
    <Button
      variant={isBadlyRead(one) ? 'filled' : 'default'}
      leftSection={<IconSparkles size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => void read()}
    >
      {t('readByAi')}
    </Button>
  )
}

export type AiWish = Pick<ReadingWish, 'format' | 'isByAi'>

/** How a model could read this file: its pages as pictures, or its text; null where it cannot, or where there is none. */
export function useAiWish(one: QuestionImport, reading: ImportReading | undefined): AiWish | null {
  const wish = reading ? wishFor(one, reading) : null
  const { data: hasReader = false } = useQuery({ ...photoReaderQuery(), enabled: wish?.isByAi === true })
  return wish?.isByAi && !hasReader ? null : wish
}

function wishFor({ failureKey }: QuestionImport, { format }: ImportReading): AiWish | null {
  if (format === 'pdf' && failureKey === exchangeFailures.onlyPictures.key) return { format: 'photo', isByAi: false }
  if (format !== null) return isPaperFormat(format) ? { format, isByAi: true } : null
  // A text in which nothing of any format was found.
  return failureKey === exchangeFailures.noQuestions.key ? { format: 'text', isByAi: true } : null
}

/** Nothing, or hardly anything, came of it. */
export function isBadlyRead({ state, counts }: QuestionImport): boolean {
  return state === 'failed' || counts.blocked * 2 > counts.total
}

/** What goes to an AI service goes there only when somebody says so. Without a service the server says what is missing. */
export function useConsent(): (what: 'pages' | 'text') => Promise<boolean> {
  const t = useTexts(reviewTexts)
  const queryClient = useQueryClient()
  return async (what) => {
    if (!(await queryClient.fetchQuery(photoReaderQuery()).catch(() => true))) return true
    return confirm({ title: t(`${what}ToAi`), message: t(`${what}ToAiMessage`), confirmLabel: t('readByAi') })
  }
}
