import type { User } from '@lms/contracts/users/users.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { useUserActs } from '../user-acts.ts'
import { userTexts } from '../user-texts.ts'
import classes from '../users.module.css'

interface UserDecisionsProps {
  user: User
  /** Nothing is left to show. */
  onGone: () => void
  children?: ReactNode
}

/** What waits for an administrator's decision: a registration, or a deleted account. */
export function UserDecisions({ user, onGone, children }: UserDecisionsProps) {
  const t = useTexts(userTexts)
  const acts = useUserActs()

  async function purge(): Promise<void> {
    if (await acts.purge(user)) onGone()
  }

  if (user.deletedAt !== null) {
    return (
      <div className={classes.decisions}>
        <Button variant="default" onClick={() => void acts.restore(user)}>
          {t('restoreUser')}
        </Button>
        <Button color="danger" variant="outline" onClick={() => void purge()}>
          {t('purgeUser')}
        </Button>
        {children}
      </div>
    )
  }
  return (
    <div className={classes.decisions}>
      {user.approval === 'waiting' && (
        <Button variant="default" onClick={() => void acts.reject(user)}>
          {t('reject')}
        </Button>
      )}
      {user.approval !== 'approved' && (
        <Button variant="default" onClick={() => void acts.approve(user)}>
          {t('approve')}
        </Button>
      )}
      {children}
    </div>
  )
}
