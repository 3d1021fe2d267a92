import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { isPaperFormat } from '@lms/contracts/exchange/exchange.ts'
import { Button, Text } from '@mantine/core'
import { IconHighlight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import { useTexts } from '../../lib/texts.ts'
import { readingQuery } from '../exchange-api.ts'
import { markingTexts } from './marking-texts.ts'

const MarkLines = lazyExtra(async () => (await import('./MarkLines.tsx')).MarkLines)

const focused = (panel: HTMLDivElement | null): void => panel?.focus()

/** For papers that are typed in a way which nobody has seen before. */
export function MarkingPanel({ one }: { one: QuestionImport }) {
  const t = useTexts(markingTexts)
  const { data } = useQuery(readingQuery(one))
  const [isOpen, setIsOpen] = useState(false)
  if (!data?.canBeMarked) return null
  // What was taken for a table or another format has its lines as well.
  const format = data.format !== null && isPaperFormat(data.format) ? data.format : 'text'
  if (isOpen)
    return (
      // The button that had the focus is gone.
      <div ref={focused} tabIndex={-1}>
        <MarkLines one={one} format={format} encoding={data.encoding} />
      </div>
    )
  return (
    <div>
      {one.state === 'failed' && <Text mb="xs">{t('offer')}</Text>}
      <Button
        variant={one.state === 'failed' ? 'filled' : 'default'}
        leftSection={<IconHighlight size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('open')}
      </Button>
    </div>
  )
}
