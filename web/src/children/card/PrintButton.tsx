import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { cardTexts } from './card-texts.ts'

export function PrintButton() {
  const t = useTexts(cardTexts)
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      onClick={() => {
        window.print()
      }}
    >
      {t('print')}
    </Button>
  )
}
