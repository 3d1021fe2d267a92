import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import type { PostListValues } from './post-list.ts'
import { postTexts } from '../post-texts.ts'

export function NoPosts({ list }: { list: ListState<PostListValues> }) {
  const t = useTexts(postTexts)
  const isWriter = may(useSignedInUser(), 'post:create')
  const isEmptyTrash = list.values.show === 'trash' && list.activeFilters.length === 1
  const create = (
    <Button renderRoot={(button) => <Link {...button} to={screens.postCreate.path} />}>{t('createFirst')}</Button>
  )
  return (
    <NoRecords
      list={list}
      filtered={{
        title: t('empty'),
        message: t(isEmptyTrash ? 'emptyTrash' : 'emptyFiltered'),
        clear: t('clearFilters'),
      }}
      none={{
        title: t('empty'),
        message: t(isWriter ? 'emptyStart' : 'emptyReader'),
        action: isWriter ? create : undefined,
      }}
    />
  )
}
