import { may } from '@lms/contracts/permissions.ts'
import { Alert, Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { postStatsQuery } from '../post-api.ts'
import type { PostListValues } from './post-list.ts'
import { postTexts } from '../post-texts.ts'
import classes from '../posts.module.css'

/** Requests for publication, while there are any. */
export function WaitingPosts({ list }: { list: ListState<PostListValues> }) {
  const t = useTexts(postTexts)
  const user = useSignedInUser()
  const { data } = useQuery(postStatsQuery())
  const count = data?.reviewRequested ?? 0
  if (count === 0 || list.values.show === 'waiting') return null
  return (
    <Alert variant="outline" color="brand" icon={<IconHourglass aria-hidden />}>
      <div className={classes.waiting}>
        {t(may(user, 'post:publish') ? 'reviewWaiting' : 'reviewWaitingOwn', { count: formatNumber(count) })}
        <Button variant="default" size="compact-sm" onClick={() => list.change({ show: 'waiting' })}>
          {t('showThem')}
        </Button>
      </div>
    </Alert>
  )
}
