import type { TemplateFormat } from '@lms/contracts/exchange/exchange.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { saveTemplate } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'

export function TemplateButton({ format, label }: { format: TemplateFormat; label: string }) {
  const t = useTexts(exchangeTexts)
  const [isLoading, setIsLoading] = useState(false)

  async function load(): Promise<void> {
    setIsLoading(true)
    try {
      await saveTemplate(format)
    } catch (error) {
      toast.error(`${t('templateFailed')}: ${messageOf(error)}`)
    }
    setIsLoading(false)
  }

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isLoading}
      onClick={() => void load()}
    >
      {label}
    </Button>
  )
}
