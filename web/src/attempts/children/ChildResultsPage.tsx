import type { ChildResult } from '@lms/contracts/attempts/child-results.ts'
import { childResultsLimit } from '@lms/contracts/attempts/child-results.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconFilterOff, IconSeedling } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { GiveSticker } from '../../garden/giving/GiveSticker.tsx'
import { ApiError, isMissing } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { translate, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { FilterBar } from '../../ui/filter-bar/FilterBar.tsx'
import { SearchBox } from '../../ui/filter-bar/SearchBox.tsx'
import { listSchema, textFilter } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { overHundredItems } from '../../ui/pager/Pager.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { ChildProgressPanel } from './ChildProgressPanel.tsx'
import { useChildResultColumns } from './child-result-columns.tsx'
import { childResultTexts } from './child-result-texts.ts'
import { childProgressQuery, childResultsQuery } from '../results/result-api.ts'
import classes from '../assigned/assigned.module.css'

const ResultList = listSchema({ search: textFilter(), subject: textFilter() }, { limit: childResultsLimit })
/** A picture of fewer attempts shows less than the results themselves. */
const worthPicturing = 3
const noResults: readonly ChildResult[] = []

export function ChildResultsPage() {
  const t = useTexts(childResultTexts)
  const { id } = useParams({ from: screens.childResults.path })
  const list = useListState(ResultList)
  const { page, limit, search, subject } = list.values
  const query = useQuery(childResultsQuery(id, { page, limit, search }))
  const { data, error } = query
  const progress = useQuery(childProgressQuery(id)).data
  const showsResultsFirst = progress !== undefined && progress.attempts < worthPicturing
  const title = data === undefined ? t('title') : t('titleOf', { name: data.childName })
  usePageTitle(data && title)
  const columns = useChildResultColumns({
    childId: id,
    from: (page - 1) * limit + 1,
    rows: data?.results ?? noResults,
  })
  const isUnknown = isMissing(error)
  const isLost = data === undefined && error !== null && !isUnknown
  const isAnswered = error instanceof ApiError && !error.isNetworkError
  useEffect(() => {
    if (isLost) toast.error(translate(childResultTexts, isAnswered ? 'loadFailed' : 'loadError'))
  }, [isLost, isAnswered])
  if (isUnknown) throw notFound()

  const clear = (
    <Button
      variant="default"
      leftSection={<IconFilterOff size={16} aria-hidden />}
      disabled={search === ''}
      onClick={() => list.change({ search: '' })}
    >
      {t('clearFilter')}
    </Button>
  )
  const picture = (
    <ChildProgressPanel childId={id} subjectId={subject} onSubject={(next) => list.change({ subject: next })} />
  )
  return (
    <Page
      title={title}
      actions={
        <>
          {data !== undefined && <GiveSticker childId={id} childName={data.childName} />}
          <ToPractice id={id} />
          <Back />
        </>
      }
    >
      {!showsResultsFirst && picture}
      <div className={classes.filters}>
        <FilterBar
          activeCount={search === '' ? 0 : 1}
          search={
            <SearchBox
              when="enter"
              placeholder={t('search')}
              value={search}
              onSearch={(next) => list.change({ search: next })}
            />
          }
        />
        {clear}
      </div>
      <RecordTable
        list={list}
        pagination={data}
        label={t('table')}
        columns={columns}
        rows={data?.results}
        rowId={({ _id }) => _id}
        rowName={({ quizz }) => quizz.title}
        query={query}
        errorTitle={t('loadFailed')}
        empty={
          search === '' ? (
            <EmptyState title={t('empty')} message={t('emptyMessage')} />
          ) : (
            <EmptyState title={t('nothingFound')} />
          )
        }
        pager={{ jumper: overHundredItems }}
      />
      {showsResultsFirst && picture}
    </Page>
  )
}

function ToPractice({ id }: { id: string }) {
  const t = useTexts(childResultTexts)
  const isLooking = useSignedInUser().role !== 'student'
  return (
    isLooking && (
      <Button
        variant="default"
        leftSection={<IconSeedling size={16} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.childPractice.path} params={{ id }} />}
      >
        {t('practice')}
      </Button>
    )
  )
}

function Back() {
  const t = useTexts(childResultTexts)
  const { role } = useSignedInUser()
  const to = role === 'student' ? screens.studentQuizzes.path : screens.children.path
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={to} />}
    >
      {t('back')}
    </Button>
  )
}
