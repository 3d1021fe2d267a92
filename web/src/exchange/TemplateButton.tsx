import type { TemplateFormat } from '@lms/contracts/exchange/exchange.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useAct } from './act.ts'
import { saveTemplate } from './exchange-api.ts'

export function TemplateButton({ format, label }: { format: TemplateFormat; label: string }) {
  const { run, isBusy } = useAct()
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => run(() => saveTemplate(format))}
    >
      {label}
    </Button>
  )
}
