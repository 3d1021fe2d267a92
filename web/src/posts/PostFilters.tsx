import { can } from '@lms/contracts/permissions.ts'
import { filterDayProblems, postStatuses } from '@lms/contracts/posts/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { useSignedInUser } from '../lib/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { indented, placed } from '../taxonomy/category-tree.ts'
import { categoriesQuery, tagsQuery } from '../taxonomy/taxonomy-api.ts'
import { FilterBar } from '../ui/filter-bar/FilterBar.tsx'
import { type FilterChip, FilterChips } from '../ui/filter-bar/FilterChips.tsx'
import { FilterDates } from '../ui/filter-bar/FilterDates.tsx'
import { FilterSelect } from '../ui/filter-bar/FilterSelect.tsx'
import type { ListState } from '../ui/filter-bar/list-state.ts'
import { SearchBox } from '../ui/filter-bar/SearchBox.tsx'
import type { PostListValues } from './post-list.ts'
import { formatDay, today } from './post-moments.ts'
import { postTexts } from './post-texts.ts'

export function PostFilters({ list }: { list: ListState<PostListValues> }) {
  const t = useTexts(postTexts)
  const user = useSignedInUser()
  const { values, activeFilters } = list
  const isWriter = can(user, 'post:update', { authorId: user.id })
  const { data: categories = [] } = useQuery(categoriesQuery())
  const lastDay = today()
  const problems = filterDayProblems({ from: values.from, to: values.to, today: lastDay })
  return (
    <>
      <FilterBar
        activeCount={activeFilters.filter((name) => name !== 'search').length}
        search={
          <SearchBox
            placeholder={t('searchPlaceholder')}
            value={values.search}
            onSearch={(search) => list.change({ search })}
          />
        }
      >
        <FilterSelect
          label={t('status')}
          allLabel={t('allStatuses')}
          value={values.status}
          options={postStatuses.map((value) => ({ value, label: t(value) }))}
          onChange={(status) => list.change({ status })}
        />
        <FilterSelect
          label={t('category')}
          allLabel={t('allCategories')}
          value={values.category}
          options={placed(categories).map((category) => ({ value: category.id, label: indented(category) }))}
          searchable
          onChange={(category) => list.change({ category })}
        />
        <FilterDates
          fromLabel={t('from')}
          toLabel={t('to')}
          from={values.from}
          to={values.to}
          latest={lastDay}
          fromProblem={problems.from && translated(problems.from)}
          toProblem={problems.to && translated(problems.to)}
          onChange={list.change}
        />
        {isWriter && (
          <FilterSelect
            label={t('show')}
            allLabel={t('present')}
            value={values.show}
            options={[
              { value: 'waiting', label: t('waitingOnes') },
              { value: 'trash', label: t('deletedOnes') },
            ]}
            onChange={(show) => list.change({ show })}
          />
        )}
      </FilterBar>
      <FilterChips chips={useChips(list)} onClearAll={list.clearFilters} />
    </>
  )
}

function useChips({ values, change }: ListState<PostListValues>): FilterChip[] {
  const t = useTexts(postTexts)
  const { data: categories = [] } = useQuery(categoriesQuery())
  const tagName = useTagName(values.tag)
  const chip = (filter: string, value: string, onRemove: () => void): FilterChip[] =>
    value === '' ? [] : [{ label: t('chip', { filter, value }), onRemove }]
  const noon = (day: string): string => (day === '' ? '' : formatDay(`${day}T05:00:00Z`))
  return [
    ...chip(t('search'), values.search, () => change({ search: '' })),
    ...chip(t('status'), values.status === '' ? '' : t(values.status), () => change({ status: '' })),
    ...chip(
      t('category'),
      values.category === '' ? '' : (categories.find(({ id }) => id === values.category)?.name ?? '…'),
      () => change({ category: '' }),
    ),
    ...chip(t('tag'), tagName, () => change({ tag: '' })),
    ...chip(t('from'), noon(values.from), () => change({ from: '' })),
    ...chip(t('to'), noon(values.to), () => change({ to: '' })),
    ...chip(t('show'), values.show === '' ? '' : t(values.show === 'trash' ? 'deletedOnes' : 'waitingOnes'), () =>
      change({ show: '' }),
    ),
  ]
}

/** The page of a tag leads here with its id; its name is found among the first hundred, or stays unsaid. */
function useTagName(id: string): string {
  const { data } = useQuery({
    ...tagsQuery({ limit: 100, sortBy: 'postCount', sortOrder: 'desc' }),
    enabled: id !== '',
  })
  return id === '' ? '' : (data?.tags.find((tag) => tag.id === id)?.name ?? '…')
}
