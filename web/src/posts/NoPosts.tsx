import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSignedInUser } from '../lib/session.ts'
import { useTexts } from '../lib/texts.ts'
import type { ListState } from '../ui/filter-bar/list-state.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import type { PostListValues } from './post-list.ts'
import { postTexts } from './post-texts.ts'

export function NoPosts({ list }: { list: ListState<PostListValues> }) {
  const t = useTexts(postTexts)
  const isWriter = may(useSignedInUser(), 'post:create')
  const { values, activeFilters } = list
  if (activeFilters.length > 0) {
    const isEmptyTrash = values.show === 'trash' && activeFilters.length === 1
    return (
      <EmptyState
        title={t('empty')}
        message={t(isEmptyTrash ? 'emptyTrash' : 'emptyFiltered')}
        action={
          <Button variant="default" onClick={list.clearFilters}>
            {t('clearFilters')}
          </Button>
        }
      />
    )
  }
  if (!isWriter) return <EmptyState title={t('empty')} message={t('emptyReader')} />
  return (
    <EmptyState
      title={t('empty')}
      message={t('emptyStart')}
      action={
        <Button renderRoot={(button) => <Link {...button} to={screens.postCreate.path} />}>{t('createFirst')}</Button>
      }
    />
  )
}
