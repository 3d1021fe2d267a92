import { Tooltip } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatDateTime } from '../../lib/formats.ts'
import { useSpokenLanguage } from '../../lib/texts.ts'
import { relativeTime } from './relative-time.ts'

const minute = 60_000

interface RelativeTimeProps {
  moment: string
}

/** '5 phút trước', kept true while one looks at it, with the full date on hover and for the keyboard. */
export function RelativeTime({ moment }: RelativeTimeProps) {
  const language = useSpokenLanguage()
  const now = useNow()
  return (
    <Tooltip label={formatDateTime(moment)}>
      <time dateTime={moment}>{relativeTime(moment, now, language)}</time>
    </Tooltip>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
