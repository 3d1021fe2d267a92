import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import type { ImportEncoding, ImportReading } from '@lms/contracts/exchange/reading.ts'
import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { reloadImports, rereadImport } from '../exchange-api.ts'
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
  const queryClient = useQueryClient()
  const consent = useConsent()
  const [isSending, setIsSending] = useState(false)

  async function read(): Promise<void> {
    if (!(await consent(wish.isByAi))) return
    setIsSending(true)
    try {
      await rereadImport(one._id, { ...wish, encoding: encoding ?? undefined, sheets: [], marks: [] })
      await reloadImports(queryClient)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSending(false)
  }

  return (
    <Button
      variant={isBadlyRead(one) ? 'filled' : 'default'}
      leftSection={<IconSparkles size={16} aria-hidden />}
      loading={isSending}
      onClick={() => void read()}
    >
      {t('readByAi')}
    </Button>
  )
}
