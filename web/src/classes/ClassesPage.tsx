import { type SchoolClass, classGroupTexts, schoolClasses } from '@lms/contracts/classes/classes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconCalendarWeek } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLanguage, useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import { Page } from '../ui/page/Page.tsx'
import { classTexts } from './class-texts.ts'

// The list is fixed and part of the contract; nothing has to be fetched, so nothing can fail.
const settled = { isPending: false, isFetching: false, isError: false, error: null, refetch: () => undefined }

export function ClassesPage() {
  const t = useTexts(classTexts)
  const language = useLanguage()
  const columns: DataColumn<SchoolClass>[] = [
    { id: 'number', header: t('number'), cell: numberOf, minWidth: 56 },
    { id: 'name', header: t('name'), cell: ({ name }) => name, rowHeader: true, minWidth: 120 },
    { id: 'code', header: t('code'), cell: ({ code }) => code, minWidth: 120 },
  ]
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button
          variant="default"
          leftSection={<IconCalendarWeek size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.classSchedule.path} />}
        >
          {t('schedule')}
        </Button>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={schoolClasses}
        rowId={({ code }) => code}
        rowName={({ name }) => name}
        groupOf={({ group }) => classGroupTexts[group][language]}
        query={settled}
        errorTitle={t('title')}
        empty={null}
      />
    </Page>
  )
}

function numberOf({ code }: SchoolClass): number {
  return schoolClasses.findIndex((schoolClass) => schoolClass.code === code) + 1
}
