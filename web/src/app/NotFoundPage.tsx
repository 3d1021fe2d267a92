import { screens } from '@lms/contracts/screens.ts'
import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { LostKite } from './drawings/LostKite.tsx'
import { appTexts } from './app-texts.ts'

export function NotFoundPage() {
  const t = useTexts(appTexts)
  return (
    <Stack align="center" gap="md" py={48} ta="center">
      <LostKite />
      <Title order={1} size="h2">
        {t('notFoundTitle')}
      </Title>
      <Text c="dimmed" maw={440}>
        {t('notFoundBody')}
      </Text>
      <Button renderRoot={(props) => <Link to={screens.dashboard.path} {...props} />}>{t('notFoundLink')}</Button>
    </Stack>
  )
}
