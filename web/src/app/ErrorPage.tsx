import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { showApp } from '../lib/device/early-page.ts'
import { useTexts } from '../lib/texts.ts'
import { appTexts } from './app-texts.ts'
import { isMissingChunk } from './chunks/missing-chunk.ts'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts(appTexts)
  const details = error instanceof Error ? error.message : String(error)
  const isMissingCode = isMissingChunk(details)
  useEffect(() => showApp(), [])
  return (
    <Stack gap="md" maw={560} mx="auto" py={48} px="md">
      <Title order={1} size="h2">
        {t('errorTitle')}
      </Title>
      <Text>{isMissingCode ? t('newVersion') : t('errorBody')}</Text>
      <Text>{t('errorSafe')}</Text>
      <Text>{t(isMissingCode ? 'newVersionAdvice' : 'errorAdvice')}</Text>
      <Alert color="gray" title={t('errorDetails')} style={{ overflowWrap: 'anywhere' }}>
        {error instanceof ApiError ? messageOf(error) : details}
      </Alert>
      <Group>
        {!isMissingCode && <Button onClick={reset}>{t('tryAgain')}</Button>}
        <Button
          variant={isMissingCode ? 'filled' : 'default'}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => location.reload()}
        >
          {t('reload')}
        </Button>
      </Group>
    </Stack>
  )
}
