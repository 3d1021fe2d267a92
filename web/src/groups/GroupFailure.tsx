import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isMissing, messageOf } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useTexts } from '../lib/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { groupTexts } from './group-texts.ts'

interface GroupFailureProps {
  title: string
  query: { error: Error; isFetching: boolean; refetch(): Promise<unknown> }
}

/** A group or a list of students that is not there, or that could not be loaded now. */
export function GroupFailure({ title, query }: GroupFailureProps) {
  const t = useTexts(groupTexts)
  const isGone = isMissing(query.error)
  const message = messageOf(query.error)
  usePageTitle(isGone ? message : title)
  if (isGone)
    return (
      <Page title={message}>
        <EmptyState
          title={t('goneHint')}
          message={t('goneMessage')}
          action={
            <Button renderRoot={(props) => <Link {...props} to={screens.groups.path} />}>{t('backToGroups')}</Button>
          }
        />
      </Page>
    )
  return (
    <Page title={title}>
      <ErrorState title={title} message={message} retrying={query.isFetching} onRetry={() => void query.refetch()} />
    </Page>
  )
}
