import { Button } from '@mantine/core'
import { IconPlayerStop, IconVolume } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { readAloudTexts } from './read-aloud-texts.ts'
import { shownParts } from './shown-text.ts'
import { hasVoice, onVoices, readAloud } from './voice.ts'
import './read-aloud.css'

/**
 * For those who read slowly: what is marked with `data-read` in the `data-read-root` around this button, by the
 * device's voice. Absent where there is none.
 */
export function ReadAloud({ size = 'lg', label }: { size?: 'sm' | 'lg'; label?: string }) {
  const t = useTexts(readAloudTexts)
  const isAvailable = useSyncExternalStore(onVoices, hasVoice)
  const [isReading, setIsReading] = useState(false)
  const stop = useRef<() => void>(undefined)

  useEffect(() => () => stop.current?.(), [])

  function toggle(button: Element): void {
    stop.current?.()
    stop.current = undefined
    const root = button.closest('[data-read-root]')
    const starts = !isReading && root !== null
    setIsReading(starts)
    if (starts) stop.current = readAloud(shownParts(root), () => setIsReading(false))
  }

  if (!isAvailable) return null
  const Icon = isReading ? IconPlayerStop : IconVolume
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<Icon size={20} aria-hidden />}
      onClick={(event) => toggle(event.currentTarget)}
    >
      {isReading ? t('stopReading') : (label ?? t('readAloud'))}
    </Button>
  )
}
