import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconHighlight, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import { useTexts } from '../../lib/texts.ts'
import { useAct } from '../act.ts'
import { marksPreviewQuery, readByMarks, readingQuery } from '../exchange-api.ts'
import { markingTexts } from './marking-texts.ts'

const MarkLines = lazyExtra(async () => (await import('./MarkLines.tsx')).MarkLines)

/** Papers that are typed in a way which nobody has seen before; while they are marked, nothing else is in the way. */
export function MarkingPanel({ one, children }: { one: QuestionImport; children: ReactNode }) {
  const t = useTexts(markingTexts)
  const { data } = useQuery(readingQuery(one))
  const likeBefore = data?.likeBefore ?? []
  const like = useQuery({ ...marksPreviewQuery(one._id, likeBefore), enabled: likeBefore.length > 0 })
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const { run, isBusy } = useAct()
  if (!data?.canBeMarked) return children
  const { questions = 0, ready = 0 } = like.data ?? {}
  const isBetter = ready > one.counts.accepted
  // The button that had the focus is gone, and comes back.
  const focused = (part: HTMLElement | null): void => {
    if (part && isOpen !== wasOpen.current) part.focus()
    wasOpen.current = isOpen
  }
  if (isOpen)
    return (
      <div ref={focused} tabIndex={-1}>
        <MarkLines one={one} onClose={() => setIsOpen(false)} />
      </div>
    )
  return (
    <>
      <div>
        {isBetter && <Text mb="xs">{t('likeBeforeHint', { questions, ready })}</Text>}
        {!isBetter && one.state === 'failed' && <Text mb="xs">{t('offer')}</Text>}
        <Group gap="sm">
          {isBetter && (
            <Button
              leftSection={<IconRefresh size={16} aria-hidden />}
              loading={isBusy}
              onClick={() => run(() => readByMarks(one._id, likeBefore))}
            >
              {t('likeBefore')}
            </Button>
          )}
          <Button
            ref={focused}
            variant={one.state === 'failed' && !isBetter ? 'filled' : 'default'}
            leftSection={<IconHighlight size={16} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {t('open')}
          </Button>
        </Group>
      </div>
      {children}
    </>
  )
}
