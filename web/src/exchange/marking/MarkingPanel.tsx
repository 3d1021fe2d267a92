import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconHighlight, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import { useTexts } from '../../lib/texts.ts'
import { useAct } from '../act.ts'
import { readByMarks, readingQuery } from '../exchange-api.ts'
import { markingTexts } from './marking-texts.ts'

const MarkLines = lazyExtra(async () => (await import('./MarkLines.tsx')).MarkLines)

/** Papers that are typed in a way which nobody has seen before; while they are marked, nothing else is in the way. */
export function MarkingPanel({ one, children }: { one: QuestionImport; children: ReactNode }) {
  const t = useTexts(markingTexts)
  const { data } = useQuery(readingQuery(one))
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const { run, isBusy } = useAct()
  if (!data?.canBeMarked) return children
  const { likeBefore } = data
  const { questions = 0, ready = 0 } = likeBefore ?? {}
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
  const isBad = one.state === 'failed' || likeBefore !== null
  return (
    <>
      <div>
        {isBad && <Text mb="xs">{likeBefore ? t('likeBeforeHint', { questions, ready }) : t('offer')}</Text>}
        <Group gap="sm">
          {likeBefore && (
            <Button
              leftSection={<IconRefresh size={16} aria-hidden />}
              loading={isBusy}
              onClick={() => run(() => readByMarks(one._id, likeBefore.marks))}
            >
              {t('likeBefore')}
            </Button>
          )}
          <Button
            ref={focused}
            variant={isBad && !likeBefore ? 'filled' : 'default'}
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
