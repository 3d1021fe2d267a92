import type { Mail } from '@lms/contracts/outbox/outbox.ts'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { CopyButton } from '../ui/copy/CopyButton.tsx'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { overTenPages } from '../ui/pager/Pager.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { MailDialog } from './MailDialog.tsx'
import { MailStatus } from './MailStatus.tsx'
import { outboxQuery } from './outbox-api.ts'
import { outboxTexts } from './outbox-texts.ts'

const OutboxList = listSchema({ search: textFilter() })

export function OutboxPage() {
  const t = useTexts(outboxTexts)
  const list = useListState(OutboxList)
  const query = useQuery(outboxQuery(list.values))
  const [opened, setOpened] = useState<Mail | null>(null)
  return (
    <Page title={t('title')} description={t('description')}>
      <ListFilters list={list} searchPlaceholder={t('searchPlaceholder')} />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={useColumns(setOpened)}
        rows={query.data?.mails}
        rowId={(mail) => mail.id}
        rowName={(mail) => mail.subject}
        query={query}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nothingFound'), message: t('nothingFoundMessage'), clear: t('clearSearch') }}
            none={{ title: t('empty'), message: t('emptyMessage') }}
          />
        }
        pager={{ jumper: overTenPages }}
      />
      <MailDialog mail={opened} onClose={() => setOpened(null)} />
    </Page>
  )
}

function useColumns(onOpen: (mail: Mail) => void): DataColumn<Mail>[] {
  const t = useTexts(outboxTexts)
  return [
    { id: 'recipient', header: t('recipient'), cell: (mail) => mail.recipient, rowHeader: true, minWidth: 180 },
    {
      id: 'subject',
      header: t('subject'),
      minWidth: 220,
      cell: (mail) => (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onOpen(mail)}>
          {mail.subject}
        </Anchor>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      cell: (mail) => <MailStatus status={mail.status} />,
      minWidth: 140,
      onCard: 'status',
    },
    {
      id: 'created',
      header: t('created'),
      cell: (mail) => formatDateTime(mail.createdAt),
      numeric: true,
      minWidth: 150,
    },
    { id: 'link', header: t('link'), cell: (mail) => <MailLink mail={mail} />, minWidth: 170, onCard: 'acts' },
  ]
}

function MailLink({ mail }: { mail: Mail }) {
  const t = useTexts(outboxTexts)
  if (mail.link === null)
    return (
      <Text c="dimmed" size="sm">
        {t('noLink')}
      </Text>
    )
  return (
    <CopyButton
      text={mail.link}
      label={t('copyLink')}
      accessibleName={t('copyLinkOf', { recipient: mail.recipient })}
      copiedMessage={t('linkCopied')}
    />
  )
}
