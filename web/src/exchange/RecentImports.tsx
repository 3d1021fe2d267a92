import type { ImportState, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Box, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { type StatusColor, StatusBadge } from '../ui/page/StatusBadge.tsx'
import { Pager } from '../ui/pager/Pager.tsx'
import { RelativeTime } from '../ui/time/RelativeTime.tsx'
import { importsQuery } from './exchange-api.ts'
import { exchangeTexts, figuresOf } from './exchange-texts.ts'
import classes from './exchange.module.css'

/** Where an import is found again after leaving it. */
export function RecentImports() {
  const t = useTexts(exchangeTexts)
  const [page, setPage] = useState(1)
  const query = useQuery(importsQuery(page))
  return (
    <Section title={t('recent')} description={t('recentHint')} isWide>
      {query.isError && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.imports.length === 0 && <Text c="dimmed">{t('noImports')}</Text>}
      <ul className={classes.list}>
        {(query.data?.imports ?? []).map((one) => (
          <ImportLine key={one._id} one={one} />
        ))}
      </ul>
      <Pager pagination={query.data?.pagination} onPage={setPage} label={t('recent')} onlyWhenNeeded />
    </Section>
  )
}

function ImportLine({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  return (
    <Group renderRoot={(group) => <li {...group} />} gap="md">
      <Box flex="1 1 220px" miw={0} className={classes.anywhere}>
        <Anchor
          aria-label={t('open', { name: one.fileName })}
          renderRoot={(anchor) => <Link {...anchor} to={screens.questionImport.path} params={{ id: one._id }} />}
        >
          {one.fileName}
        </Anchor>
        <Text size="sm" c="dimmed">
          {one.counts.total === 0 ? '' : t('summary', figuresOf(one))}
        </Text>
      </Box>
      <StateBadge state={one.state} />
      <Text component="span" size="sm" c="dimmed">
        <RelativeTime moment={one.createdAt} />
      </Text>
    </Group>
  )
}

const colors: Readonly<Record<ImportState, StatusColor>> = {
  reading: 'gray',
  failed: 'danger',
  staged: 'brand',
  saving: 'gray',
  saved: 'success',
  undone: 'gray',
}

export function StateBadge({ state }: { state: ImportState }) {
  const t = useTexts(exchangeTexts)
  return <StatusBadge color={colors[state]}>{t(state)}</StatusBadge>
}
