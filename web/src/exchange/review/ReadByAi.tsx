import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import type { ImportEncoding, ImportReading } from '@lms/contracts/exchange/reading.ts'
import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { useAct } from '../act.ts'
import { rereadImport } from '../exchange-api.ts'
import { type AiWish, isBadlyRead, useAiWish, useConsent } from './ai-reading.ts'
import { aiTexts } from './ai-texts.ts'

/** Where most of the questions are kept out, before anybody looks for another way to read the file. */
export function AiOffer({ one, reading }: { one: QuestionImport; reading: ImportReading }) {
  const wish = useAiWish(one, reading)
  return wish && isBadlyRead(one) ? <ReadByAi one={one} wish={wish} encoding={reading.encoding} /> : null
}

interface ReadByAiProps {
  one: QuestionImport
  wish: AiWish
  encoding: ImportEncoding | null
}

export function ReadByAi({ one, wish, encoding }: ReadByAiProps) {
  const t = useTexts(aiTexts)
  const consent = useConsent()
  const { run, isBusy } = useAct()

  async function read(): Promise<void> {
    if (!(await consent(wish.isByAi))) return
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
