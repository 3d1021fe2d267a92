import { Button, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { usersQuery } from '../user-api.ts'
import { userTexts } from '../user-texts.ts'
import classes from '../users.module.css'

/** Says that somebody waits to be let in, until the list shows them. */
export function WaitingRegistrations({ isShown, onShow }: { isShown: boolean; onShow: () => void }) {
  const t = useTexts(userTexts)
  const { data } = useQuery(usersQuery({ approval: 'waiting', limit: 1 }))
  const count = data?.pagination.total ?? 0
  if (count === 0 || isShown) return null
  return (
    <Paper className={classes.waiting}>
      <Text fw={500}>{t('registrationsWaiting', { count: formatNumber(count) })}</Text>
      <Button variant="default" size="compact-md" onClick={onShow}>
        {t('showWaiting')}
      </Button>
    </Paper>
  )
}
