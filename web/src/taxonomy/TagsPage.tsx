import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { type Tag, tagSorts } from '@lms/contracts/taxonomy/taxonomy.ts'
import { Anchor, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatNumber } from '../lib/formats.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { listSchema, sortedBy, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { overTenPages } from '../ui/pager/Pager.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { Label } from './Label.tsx'
import { SimilarTags } from './SimilarTags.tsx'
import { TagDialog } from './TagDialog.tsx'
import { TagMerge } from './TagMerge.tsx'
import { useTagActs } from './tag-acts.ts'
import { tagsQuery } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'
import classes from './taxonomy.module.css'

const TagList = listSchema({ search: textFilter(), ...sortedBy(tagSorts, 'name') }, { limit: 20 })

export function TagsPage() {
  const t = useTexts(taxonomyTexts)
  const user = useSignedInUser()
  const list = useListState(TagList)
  const { search, page, limit, sortBy, sortOrder } = list.values
  const query = useQuery(tagsQuery({ search, page, limit, sortBy, sortOrder }))
  const [edited, setEdited] = useState<Tag | 'new' | null>(null)
  const [merged, setMerged] = useState<Tag | null>(null)
  const isEditor = may(user, 'taxonomy:update')
  const rowActions = useTagActs({ onEdit: setEdited, onMerge: setMerged })
  return (
    <Page
      title={t('tags')}
      description={t('tagsDescription')}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
          {t('newTag')}
        </Button>
      }
    >
      {isEditor && <SimilarTags />}
      <ListFilters list={list} searchPlaceholder={t('searchTags')} />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('tags')}
        columns={useTagColumns()}
        rows={query.data?.tags}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        errorTitle={t('tagsFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nothingFound'), clear: t('clearSearch') }}
            none={{
              title: t('noTags'),
              message: t('noTagsMessage'),
              action: <Button onClick={() => setEdited('new')}>{t('newTag')}</Button>,
            }}
          />
        }
        sort={{ sortBy, sortOrder }}
        onSort={list.change}
        rowActions={isEditor ? rowActions : undefined}
        pager={{ jumper: overTenPages, onlyWhenNeeded: true }}
      />
      <TagDialog edited={edited} onClose={() => setEdited(null)} />
      <TagMerge from={merged} onClose={() => setMerged(null)} />
    </Page>
  )
}

function useTagColumns(): DataColumn<Tag, (typeof tagSorts)[number]>[] {
  const t = useTexts(taxonomyTexts)
  return [
    {
      id: 'name',
      header: t('name'),
      sortBy: 'name',
      rowHeader: true,
      minWidth: 180,
      cell: (tag) => <Label label={tag} />,
    },
    { id: 'slug', header: t('slug'), minWidth: 140, cell: ({ slug }) => <span className={classes.slug}>{slug}</span> },
    {
      id: 'postCount',
      header: t('posts'),
      sortBy: 'postCount',
      numeric: true,
      minWidth: 80,
      cell: ({ id, name, postCount }) => (
        <Anchor
          size="sm"
          aria-label={`${formatNumber(postCount)}, ${t('postsOf', { name })}`}
          renderRoot={(link) => <Link {...link} to={screens.posts.path} search={{ tag: id }} />}
        >
          {formatNumber(postCount)}
        </Anchor>
      ),
    },
  ]
}
