import { screens } from '@lms/contracts/screens.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { useKeptSelection } from '../../ui/record-list/kept-selection.ts'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { NoSubjects } from './NoSubjects.tsx'
import { SubjectBulkBar } from './SubjectBulkBar.tsx'
import { SubjectFilters, SubjectViewBar } from './SubjectFilters.tsx'
import { SubjectGrid } from './SubjectGrid.tsx'
import { SubjectStatCards } from '../SubjectStatCards.tsx'
import { saveExport, subjectsQuery } from '../subject-api.ts'
import { useSubjectColumns } from './subject-columns.tsx'
import { SubjectList, type SubjectListValues, filterOf } from './subject-list.ts'
import { useSubjectRowActions } from '../subject-row-actions.ts'
import { subjectTexts } from '../subject-texts.ts'

export function SubjectsPage() {
  const t = useTexts(subjectTexts)
  const list = useListState(SubjectList)
  const { page, limit, sortBy, sortOrder, view } = list.values
  const filter = filterOf(list.values)
  const query = useQuery(subjectsQuery({ ...filter, page, limit }))
  const isDeletedView = filter.deleted === true
  const subjects = query.data?.subjects
  const rowId = ({ _id }: { _id: string }): string => _id
  const chosen = useKeptSelection({ of: isDeletedView ? 'deleted' : 'present', rows: subjects, rowId })
  const columns = useSubjectColumns({ deleted: isDeletedView })
  const rowActions = useSubjectRowActions(chosen.drop)
  const empty = <NoSubjects list={list} />
  const { errorUpdatedAt, isError } = query
  const loadFailed = t('loadFailed')
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) toast.error(loadFailed)
  }, [isError, errorUpdatedAt, loadFailed])

  const grid = (
    <SubjectGrid
      subjects={subjects}
      query={query}
      expected={limit}
      empty={empty}
      selected={isDeletedView ? undefined : chosen.ids}
      onSelect={chosen.select}
      rowActions={rowActions}
    />
  )
  return (
    <Page title={t('title')} description={t('description')} actions={<Actions values={list.values} />}>
      <SubjectStatCards />
      <SubjectFilters list={list} />
      <SubjectViewBar list={list} />
      <SubjectBulkBar chosen={chosen} />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('table')}
        columns={columns}
        rows={subjects}
        rowId={rowId}
        rowName={({ name }) => name}
        query={query}
        errorTitle={loadFailed}
        empty={empty}
        sort={{ sortBy, sortOrder }}
        onSort={list.change}
        selection={isDeletedView ? undefined : chosen}
        rowActions={rowActions}
        pager={{ noun: 'results' }}
        instead={view === 'list' ? undefined : grid}
      />
    </Page>
  )
}

function Actions({ values }: { values: SubjectListValues }) {
  const t = useTexts(subjectTexts)
  return (
    <>
      <ExportMenu values={values} />
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        renderRoot={(props) => <Link {...props} to={screens.subjectCreate.path} />}
      >
        {t('addSubject')}
      </Button>
    </>
  )
}

/** All that the filters find, in the order of the list, not only this page. */
function ExportMenu({ values }: { values: SubjectListValues }) {
  const t = useTexts(subjectTexts)
  const exporting = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => saveExport(filterOf(values), format),
    onSuccess: () => toast.success(t('exported')),
    onError: (error) => toast.error(t('exportFailed', { message: messageOf(error) })),
  })
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          loading={exporting.isPending}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => exporting.mutate('csv')}>{t('exportCsv')}</Menu.Item>
        <Menu.Item onClick={() => exporting.mutate('xlsx')}>{t('exportXlsx')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
