import { screens } from '@lms/contracts/screens.ts'
import { Button, Paper } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { practisingTexts } from './practice-texts.ts'
import classes from './practice-page.module.css'

/** The way back to what was begun. */
export function GoOnWith({ id, left }: { id: string; left: number }) {
  const t = useTexts(practisingTexts)
  return (
    <Paper className={classes.goOn}>
      <p>{t('unfinished', { count: formatNumber(left) })}</p>
      <Button
        size="lg"
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.practiceSession.path} params={{ id }} />}
      >
        {t('goOn')}
      </Button>
    </Paper>
  )
}
