import { Button, Text, ThemeIcon, Title } from '@mantine/core'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import classes from './page.module.css'
import { pageTexts } from './page-texts.ts'

interface ErrorStateProps {
  /** What happened, for example 'Error Loading Users'. */
  title: string
  /** The reason that the server or the network gave. */
  message?: string
  /** What is safe; by default that nothing was lost. */
  reassurance?: string
  onRetry: () => void
  retrying?: boolean
}

export function ErrorState({ title, message, reassurance, onRetry, retrying }: ErrorStateProps) {
  const t = useTexts(pageTexts)
  return (
    <div className={classes.state} role="alert">
      <ThemeIcon variant="light" color="danger" size={56} radius="xl" aria-hidden>
        <IconPlugConnectedX size={28} />
      </ThemeIcon>
      <Title order={2} size="h4">
        {title}
      </Title>
      {message !== undefined && <Text className={classes.stateText}>{message}</Text>}
      <Text c="dimmed" className={classes.stateText}>
        {reassurance ?? t('nothingLost')}
      </Text>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={retrying}
        onClick={onRetry}
      >
        {t('tryAgain')}
      </Button>
    </div>
  )
}
