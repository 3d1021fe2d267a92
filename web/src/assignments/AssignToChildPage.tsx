import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import type { GivableQuiz } from '@lms/contracts/assignments/assignments.ts'
import { classCodes } from '@lms/contracts/classes/classes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { childQuery } from '../children/child-api.ts'
import { classOptions } from '../classes/class-options.ts'
import { ApiError, isMissing, messageOf } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../ui/filter-bar/list-filters.tsx'
import { choiceFilter, listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { overHundredItems } from '../ui/pager/Pager.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { assignToChildTexts } from './assign-to-child-texts.ts'
import { givableQuery, giveToStudents, reloadAssignments, takeQuizBack } from './assignment-api.ts'
import { useGivableColumns } from './givable-columns.tsx'

const GivableList = listSchema({ search: textFilter(), class: choiceFilter(classCodes) })

/** The quizzes that one child can be given, and those that it has. */
export function AssignToChildPage() {
  const t = useTexts(assignToChildTexts)
  const { id } = useParams({ from: screens.childAssign.path })
  const child = useQuery(childQuery(id))
  const list = useListState(GivableList)
  const { page, limit, search } = list.values
  const query = useQuery(givableQuery(id, { page, limit, search, class: list.values.class || undefined }))
  const { data } = query
  const acts = useActs(id)
  const columns = useGivableColumns(acts)
  const name = child.data?.fullName
  const title = name === undefined ? t('title') : t('titleOf', { name })
  usePageTitle(name && title)
  if (isMissing(child.error)) throw notFound()
  return (
    <Page title={title} description={t('description')} actions={<Back childId={id} />}>
      <ListFilters
        list={list}
        searchPlaceholder={t('search')}
        filters={[
          selectFilter({
            label: t('class'),
            allLabel: t('allClasses'),
            value: list.values.class,
            options: classOptions,
            searchable: true,
            onChange: (next) => list.change({ class: next }),
          }),
        ]}
      />
      <RecordTable
        list={list}
        pagination={data?.pagination}
        label={t('table')}
        columns={columns}
        rows={data?.quizzes}
        rowId={({ _id }) => _id}
        rowName={(quiz) => quiz.title}
        query={query}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nothingFound'), clear: t('clearFilters') }}
            none={{ title: t('empty'), message: t('emptyMessage'), action: <CreateQuiz /> }}
          />
        }
        pager={{ jumper: overHundredItems, onlyWhenNeeded: true }}
      />
    </Page>
  )
}

function useActs(childId: string) {
  const queryClient = useQueryClient()
  const [busyId, setBusyId] = useState<string | null>(null)

  async function run(quiz: GivableQuiz, act: () => Promise<unknown>, done: string): Promise<void> {
    setBusyId(quiz._id)
    try {
      await act()
      toast.success(done)
    } catch (error) {
      const isAnswered = error instanceof ApiError && !error.isNetworkError
      toast.error(isAnswered ? messageOf(error) : translated(assignmentMessages.assignError))
    } finally {
      await reloadAssignments(queryClient)
      setBusyId(null)
    }
  }

  return {
    busyId,
    give: (quiz: GivableQuiz): void =>
      void run(quiz, () => giveToStudents(quiz._id, [childId]), translated(assignmentMessages.assigned)),
    withdraw: (quiz: GivableQuiz): void =>
      void run(quiz, () => takeQuizBack(quiz._id, childId), translated(assignmentMessages.withdrawn)),
  }
}

function Back({ childId }: { childId: string }) {
  const t = useTexts(assignToChildTexts)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.children.path} />}
      >
        {t('back')}
      </Button>
      <Button
        variant="default"
        renderRoot={(button) => <Link {...button} to={screens.childResults.path} params={{ id: childId }} />}
      >
        {t('results')}
      </Button>
    </>
  )
}

function CreateQuiz() {
  const t = useTexts(assignToChildTexts)
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={screens.quizCreate.path} />}
    >
      {t('createQuiz')}
    </Button>
  )
}
