import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import type { SubjectListValues } from './subject-list.ts'
import { subjectTexts } from '../subject-texts.ts'

/** The hint depends on why there is nothing: filters, or a beginning. */
export function NoSubjects({ list }: { list: ListState<SubjectListValues> }) {
  const t = useTexts(subjectTexts)
  const isOnlyDeleted = list.activeFilters.length === 1 && list.values.deleted === 'true'
  return (
    <NoRecords
      list={list}
      filtered={{
        title: t('nothingFound'),
        message: t(isOnlyDeleted ? 'nothingDeleted' : 'nothingFoundFiltered'),
        clear: t('clearFilters'),
      }}
      none={{
        title: t('nothingFound'),
        message: t('nothingYet'),
        action: (
          <Button renderRoot={(props) => <Link {...props} to={screens.subjectCreate.path} />}>{t('addSubject')}</Button>
        ),
      }}
    />
  )
}
