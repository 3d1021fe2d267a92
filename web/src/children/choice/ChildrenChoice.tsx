import { childMessages } from '@lms/contracts/children/child-messages.ts'
import type { Child } from '@lms/contracts/children/children.ts'
import { Checkbox, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { SearchBox } from '../../ui/filter-bar/SearchBox.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { childrenQuery } from '../child-api.ts'
import { childrenChoiceTexts } from './children-choice-texts.ts'
import classes from './children-choice.module.css'

interface ChildrenChoiceProps {
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
  /** So many at most. */
  maximum?: number
  /** For who is settled already: stands beside the name, and the choice is no longer open. */
  renderSettled?: (child: Child) => ReactNode
  /** What to do where there are no children at all. */
  whereNobody?: ReactNode
}

const pageSize = 20

/** Some of the children whom the person may see; those of other pages and searches stay chosen. */
export function ChildrenChoice({ chosen, onChange, maximum, renderSettled, whereNobody }: ChildrenChoiceProps) {
  const t = useTexts(childrenChoiceTexts)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(childrenQuery({ search, page, limit: pageSize }))
  const { data } = query
  const hasNobody = data?.pagination.total === 0 && search === ''
  const isFull = maximum !== undefined && chosen.length >= maximum

  function find(next: string): void {
    setSearch(next)
    setPage(1)
  }

  return (
    <div className={classes.choice}>
      {!hasNobody && <SearchBox placeholder={t('search')} value={search} onSearch={find} />}
      {data === undefined && !query.isError && <ListSkeleton rows={4} />}
      {data === undefined && query.isError && (
        <ErrorState
          title={translated(childMessages.fetchFailed)}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.children.length === 0 &&
        (hasNobody ? (
          <div>
            <Text fw={500}>{translated(childMessages.none)}</Text>
            {whereNobody}
          </div>
        ) : (
          <Text c="dimmed">{t('nobodyFound')}</Text>
        ))}
      {data !== undefined && data.children.length > 0 && (
        <ul className={classes.children} aria-label={t('students')}>
          {data.children.map((child) => {
            const { _id, fullName, username } = child
            const isChosen = chosen.includes(_id)
            const state = renderSettled?.(child) ?? null
            return (
              <li key={_id} className={classes.child}>
                <Checkbox
                  label={fullName || username}
                  description={username}
                  checked={state !== null || isChosen}
                  disabled={state !== null || (isFull && !isChosen)}
                  onChange={() => onChange(isChosen ? chosen.filter((id) => id !== _id) : [...chosen, _id])}
                />
                {state}
              </li>
            )
          })}
        </ul>
      )}
      <Pager pagination={data?.pagination} onPage={setPage} label={t('students')} onlyWhenNeeded />
    </div>
  )
}
