import { weeklyMessages } from '@lms/contracts/practice/weekly-messages.ts'
import { unsubscribeWeekly } from '@lms/contracts/practice/weekly-report.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Anchor, Button, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { translated, useLanguage, useTexts } from '../../lib/texts.ts'
import { unsubscribeTexts } from './parents-texts.ts'

/** Opened from a mail: nothing happens before somebody presses, because mail programs open links by themselves. */
export function UnsubscribePage() {
  // Rendered again on a change of language, which messages of the contract do not show.
  'use no memo'
  const t = useTexts(unsubscribeTexts)
  useLanguage()
  const token = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get('token') ?? '' })
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const [error, setError] = useState<unknown>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isDone = state === 'done'
  useEffect(() => {
    if (isDone) heading.current?.focus()
  }, [isDone])
  const isWorthless = token === '' || (error instanceof ApiError && error.status === 422)

  async function stop(): Promise<void> {
    setState('sending')
    setError(null)
    try {
      await call(unsubscribeWeekly, { body: { token } })
      setState('done')
    } catch (failure) {
      setError(failure)
      setState('asking')
    }
  }

  return (
    <Stack align="flex-start" gap="md">
      <ThemeIcon variant="light" color={isDone ? 'success' : 'brand'} size={56} radius="xl" aria-hidden>
        <IconMailOff size={30} stroke={1.75} />
      </ThemeIcon>
      <Title order={1} size={28} ref={heading} tabIndex={-1}>
        {t(isDone ? 'done' : 'title')}
      </Title>
      <Text c="dimmed">{isDone ? translated(weeklyMessages.unsubscribed) : t('introduction')}</Text>
      {isWorthless && <Alert color="warning">{translated(weeklyMessages.linkInvalid)}</Alert>}
      {error !== null && !isWorthless && (
        <Alert color="danger" title={t('failed')}>
          {messageOf(error)}
        </Alert>
      )}
      {!isDone && !isWorthless && (
        <Button size="md" loading={state === 'sending'} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      )}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to={screens.dashboard.path} />}>
        {t('toApp')}
      </Anchor>
    </Stack>
  )
}
