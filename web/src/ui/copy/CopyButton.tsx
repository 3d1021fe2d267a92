import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { copyTexts } from './copy-texts.ts'

interface CopyButtonProps {
  text: string
  label: string
  /** Names what is copied where several buttons look alike; begins with `label`. */
  accessibleName?: string
  /** Said once the text is on the clipboard. */
  copiedMessage: string
}

export function CopyButton({ text, label, accessibleName, copiedMessage }: CopyButtonProps) {
  const t = useTexts(copyTexts)
  async function copy(): Promise<void> {
    if (await isCopied(text)) toast.success(copiedMessage)
    else toast.error(t('failed', { text }))
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconCopy size={14} aria-hidden />}
      aria-label={accessibleName}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  )
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return isCopiedFromField(text)
  }
}

/** The clipboard API is absent on plain http, which schools use inside their walls. */
function isCopiedFromField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer works without https
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
