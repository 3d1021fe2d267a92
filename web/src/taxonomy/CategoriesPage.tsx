import { may } from '@lms/contracts/permissions.ts'
import type { Category } from '@lms/contracts/taxonomy/taxonomy.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { CategoryDialog, type EditedCategory } from './CategoryDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { useCategoryActs } from './category-acts.ts'
import { useCategoryColumns } from './category-columns.tsx'
import { indented, placed } from './category-tree.ts'
import { categoriesQuery, joinCategories } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'

const CategoryList = listSchema({ search: textFilter() })

export function CategoriesPage() {
  const t = useTexts(taxonomyTexts)
  const user = useSignedInUser()
  const list = useListState(CategoryList)
  const query = useQuery(categoriesQuery())
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<EditedCategory | null>(null)
  const [merged, setMerged] = useState<Category | null>(null)
  const isEditor = may(user, 'taxonomy:update')
  const all = query.data ?? []
  const { search } = list.values
  // Where somebody searches, nothing is hidden.
  const rows =
    search === '' ? placed(all, closed) : placed(all).filter(({ name }) => foldText(name).includes(foldText(search)))
  const rowActions = useCategoryActs({ onEdit: setEdited, onMerge: setMerged })

  function fold(id: string): void {
    setClosed(closed.has(id) ? new Set([...closed].filter((each) => each !== id)) : new Set([...closed, id]))
  }

  return (
    <Page
      title={t('categories')}
      description={t('categoriesDescription')}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({ parent: null })}>
          {t('newCategory')}
        </Button>
      }
    >
      <ListFilters list={list} searchPlaceholder={t('searchCategories')} />
      <DataTable
        label={t('categories')}
        columns={useCategoryColumns({ all, closed, isFlat: search !== '', onFold: fold })}
        rows={query.data === undefined ? undefined : rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        errorTitle={t('categoriesFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nothingFound'), clear: t('clearSearch') }}
            none={{
              title: t('noCategories'),
              message: t('noCategoriesMessage'),
              action: <Button onClick={() => setEdited({ parent: null })}>{t('newCategory')}</Button>,
            }}
          />
        }
        rowActions={isEditor ? rowActions : undefined}
      />
      <CategoryDialog edited={edited} all={all} onClose={() => setEdited(null)} />
      <MergeDialog
        from={merged}
        hint={(name) => t('mergeCategoryHint', { name })}
        targets={placed(all).map((category) => ({ value: category.id, label: indented(category) }))}
        merge={joinCategories}
        kind="category"
        onClose={() => setMerged(null)}
      />
    </Page>
  )
}
