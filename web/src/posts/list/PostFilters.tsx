import { can } from '@lms/contracts/permissions.ts'
import { filterDayProblems } from '@lms/contracts/posts/post-dates.ts'
import { postStatuses } from '@lms/contracts/posts/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { useSignedInUser } from '../../lib/session/session.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { indented, placed } from '../../taxonomy/category-tree.ts'
import { categoriesQuery, tagsQuery } from '../../taxonomy/taxonomy-api.ts'
import { ListFilters } from '../../ui/filter-bar/ListFilters.tsx'
import { type ListFilter, daysFilter, selectFilter } from '../../ui/filter-bar/list-filters.tsx'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import type { PostListValues } from './post-list.ts'
import { dayFormat, formatDay, today } from '../post-moments.ts'
import { postTexts } from '../post-texts.ts'

export function PostFilters({ list }: { list: ListState<PostListValues> }) {
  const t = useTexts(postTexts)
  const user = useSignedInUser()
  const { values } = list
  const isWriter = can(user, 'post:update', { authorId: user.id })
  const { data: categories = [] } = useQuery(categoriesQuery())
  const lastDay = today()
  const problems = filterDayProblems({ from: values.from, to: values.to, today: lastDay })
  const show = selectFilter({
    label: t('show'),
    allLabel: t('present'),
    value: values.show,
    options: [
      { value: 'waiting', label: t('waitingOnes') },
      { value: 'trash', label: t('deletedOnes') },
    ],
    onChange: (next) => list.change({ show: next }),
  })
  return (
    <ListFilters
      list={list}
      searchPlaceholder={t('searchPlaceholder')}
      searchLabel={t('search')}
      filters={[
        selectFilter({
          label: t('status'),
          allLabel: t('allStatuses'),
          value: values.status,
          options: postStatuses.map((value) => ({ value, label: t(value) })),
          onChange: (status) => list.change({ status }),
        }),
        selectFilter({
          label: t('category'),
          allLabel: t('allCategories'),
          value: values.category,
          valueName: categories.find(({ id }) => id === values.category)?.name,
          options: placed(categories).map((category) => ({ value: category.id, label: indented(category) })),
          searchable: true,
          onChange: (category) => list.change({ category }),
        }),
        useTagFilter(list),
        daysFilter({
          fromLabel: t('from'),
          toLabel: t('to'),
          from: values.from,
          to: values.to,
          latest: lastDay,
          format: dayFormat(),
          fromProblem: problems.from && translated(problems.from),
          toProblem: problems.to && translated(problems.to),
          dayName: (day) => formatDay(`${day}T05:00:00Z`),
          onChange: list.change,
        }),
        isWriter ? show : { ...show, field: undefined },
      ]}
    />
  )
}

/** The page of a tag leads here with its id; its name is found among the first hundred, or stays unsaid. */
function useTagFilter({ values: { tag: id }, change }: ListState<PostListValues>): ListFilter {
  const t = useTexts(postTexts)
  const { data } = useQuery({
    ...tagsQuery({ limit: 100, sortBy: 'postCount', sortOrder: 'desc' }),
    enabled: id !== '',
  })
  const name = data?.tags.find((tag) => tag.id === id)?.name ?? '…'
  const label = t('tag')
  return { label, set: id === '' ? [] : [{ label, value: name, onRemove: () => change({ tag: '' }) }] }
}
