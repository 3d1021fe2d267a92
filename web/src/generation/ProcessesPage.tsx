import {
  type GenerationProcess,
  cancelProcess,
  generationStatuses,
  retryProcess,
} from '@lms/contracts/generation/generation.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../ui/filter-bar/list-filters.tsx'
import { choiceFilter, listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { overHundredItems } from '../ui/pager/Pager.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { ProcessDetails } from './ProcessDetails.tsx'
import { generationOptionsQuery, processesQuery, useProcessActs } from './generation-api.ts'
import { useProcessColumns } from './process-columns.tsx'
import { processTexts } from './process-texts.ts'

const ProcessList = listSchema({
  search: textFilter(),
  status: choiceFilter(generationStatuses),
  modelName: textFilter(),
})

export function ProcessesPage() {
  const t = useTexts(processTexts)
  const isAdministrator = useSignedInUser().role === 'administrator'
  const list = useListState(ProcessList)
  const { search, status, modelName, page, limit } = list.values
  const filter = { page, limit, search, status: status || undefined, modelName: modelName || undefined }
  const query = useQuery(processesQuery(filter))
  const { retry, cancel } = useProcessActs()
  const [shown, setShown] = useState<GenerationProcess | null>(null)

  async function act(doing: Promise<unknown>, done: Message): Promise<void> {
    try {
      await doing
      toast.success(translated(done))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  async function onCancel({ _id, title }: GenerationProcess): Promise<void> {
    const isWanted = await confirm({
      title: t('cancelTitle', { title }),
      message: t('cancelMessage'),
      confirmLabel: t('cancel'),
      cancelLabel: t('keepRunning'),
      danger: true,
    })
    if (isWanted) await act(cancel.mutateAsync(_id), cancelProcess.message)
  }

  const columns = useProcessColumns({
    isAdministrator,
    onShow: setShown,
    onRetry: ({ _id }) => void act(retry.mutateAsync(_id), retryProcess.message),
    onCancel: (process) => void onCancel(process),
  })
  return (
    <Page title={t('title')} description={t('description')} actions={<Create />}>
      <ListFilters
        list={list}
        searchPlaceholder={t('searchPlaceholder')}
        filters={[
          selectFilter({
            label: t('status'),
            value: status,
            options: generationStatuses.map((value) => ({ value, label: t(value) })),
            onChange: (next) => list.change({ status: next }),
          }),
          selectFilter({
            label: t('model'),
            value: modelName,
            options: useModelOptions(),
            onChange: (next) => list.change({ modelName: next }),
          }),
        ]}
      >
        <Button variant="default" disabled={list.activeFilters.length === 0} onClick={list.clearFilters}>
          {t('reset')}
        </Button>
      </ListFilters>
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={columns}
        rows={query.data?.processes}
        rowId={({ _id }) => _id}
        rowName={({ title }) => title}
        query={query}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('empty'), message: t('nothingFoundMessage'), clear: t('reset') }}
            none={{ title: t('empty'), message: t('emptyMessage'), action: <Create /> }}
          />
        }
        pager={{ jumper: overHundredItems }}
      />
      <ProcessDetails process={shown} onClose={() => setShown(null)} />
    </Page>
  )
}

/** A provider, or one of its models. */
function useModelOptions(): { value: string; label: string }[] {
  const { data } = useQuery(generationOptionsQuery())
  return (data?.providers ?? []).flatMap(({ provider, name, models }) => [
    { value: provider, label: name },
    ...models.map((each) => ({ value: each.model, label: each.name })),
  ])
}

function Create() {
  const t = useTexts(processTexts)
  return (
    <Button
      leftSection={<IconSparkles size={16} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={screens.ai.path} />}
    >
      {t('create')}
    </Button>
  )
}
