import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { isPaperFormat } from '@lms/contracts/exchange/paper-formats.ts'
import type { ImportReading, ReadingWish } from '@lms/contracts/exchange/reading.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { photoReaderQuery } from '../exchange-api.ts'
import { aiTexts } from './ai-texts.ts'

export type AiWish = Pick<ReadingWish, 'format' | 'isByAi'>

/** How a model could read this file: its pages as pictures, or its text; null where it cannot, or where there is none. */
export function useAiWish(one: QuestionImport, reading: ImportReading): AiWish | null {
  const wish = wishFor(one, reading)
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
export function useConsent(): (isText: boolean) => Promise<boolean> {
  const t = useTexts(aiTexts)
  const queryClient = useQueryClient()
  return async (isText) => {
    if (!(await queryClient.fetchQuery(photoReaderQuery()).catch(() => true))) return true
    return confirm({
      title: t(isText ? 'paperTitle' : 'scanTitle'),
      message: t(isText ? 'paperMessage' : 'scanMessage'),
      confirmLabel: t('readByAi'),
    })
  }
}
