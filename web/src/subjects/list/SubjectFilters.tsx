import { type SubjectSort, subjectSorts } from '@lms/contracts/subjects/subjects.ts'
import { ActionIcon, Button, SegmentedControl, Select, VisuallyHidden } from '@mantine/core'
import { IconArrowsSort, IconLayoutGrid, IconList, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { classOptions } from '../../classes/class-options.ts'
import { useTexts } from '../../lib/texts.ts'
import { ListFilters } from '../../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../../ui/filter-bar/list-filters.tsx'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { SubjectList, type SubjectListValues } from './subject-list.ts'
import { subjectTexts } from '../subject-texts.ts'
import classes from '../subjects.module.css'

type List = ListState<SubjectListValues>

export function SubjectFilters({ list }: { list: List }) {
  const t = useTexts(subjectTexts)
  const { isActive, deleted, class: code } = list.values
  return (
    <ListFilters
      list={list}
      searchPlaceholder={t('searchPlaceholder')}
      searchOnEnter
      filters={[
        selectFilter({
          label: t('status'),
          value: isActive,
          options: [
            { value: 'true', label: t('active') },
            { value: 'false', label: t('inactive') },
          ],
          onChange: (next) => list.change({ isActive: next }),
        }),
        selectFilter({
          label: t('class'),
          value: code,
          options: classOptions,
          onChange: (next) => list.change({ class: next }),
        }),
        selectFilter({
          label: t('show'),
          value: deleted,
          allLabel: t('allSubjects'),
          options: [{ value: 'true', label: t('deletedSubjects') }],
          onChange: (next) => list.change({ deleted: next }),
        }),
      ]}
    >
      <Button variant="default" onClick={() => list.change(atFirst(list.values))}>
        {t('reset')}
      </Button>
    </ListFilters>
  )
}

/** Filters, order and size as they were at first; whoever likes the list does not get the grid back. */
function atFirst({ view }: SubjectListValues): Omit<SubjectListValues, 'page'> {
  const { page: _, ...defaults } = SubjectList.parse({})
  return { ...defaults, view }
}

/** How the list is looked at: its order, as cards or as rows. */
export function SubjectViewBar({ list }: { list: List }) {
  const t = useTexts(subjectTexts)
  const { sortBy, sortOrder, view } = list.values
  const isAscending = sortOrder === 'asc'
  return (
    <div className={classes.viewBar}>
      <Select
        {...optionList}
        className={classes.sorting}
        aria-label={t('sortBy')}
        leftSection={<IconArrowsSort size={16} aria-hidden />}
        value={sortBy}
        data={subjectSorts.map((value) => ({ value, label: t(`sort_${value}`) }))}
        allowDeselect={false}
        comboboxProps={{ shadow: 'sm' }}
        onChange={(next) => list.change({ sortBy: next as SubjectSort })}
      />
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t(isAscending ? 'ascending' : 'descending')}
        onClick={() => list.change({ sortOrder: isAscending ? 'desc' : 'asc' })}
      >
        {isAscending ? <IconSortAscending size={18} aria-hidden /> : <IconSortDescending size={18} aria-hidden />}
      </ActionIcon>
      <SegmentedControl
        aria-label={t('view')}
        value={view === 'list' ? 'list' : 'grid'}
        onChange={(next) => list.change({ view: next === 'list' ? 'list' : 'grid' })}
        data={[
          { value: 'grid', label: <ViewLabel icon={IconLayoutGrid} name={t('grid')} /> },
          { value: 'list', label: <ViewLabel icon={IconList} name={t('list')} /> },
        ]}
      />
    </div>
  )
}

function ViewLabel({ icon: Icon, name }: { icon: typeof IconList; name: string }) {
  return (
    <span className={classes.viewLabel}>
      <Icon size={18} aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
