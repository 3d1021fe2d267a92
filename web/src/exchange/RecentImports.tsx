import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { Pager } from '../ui/pager/Pager.tsx'
import { RelativeTime } from '../ui/time/RelativeTime.tsx'
import { importsQuery } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { stateColors } from './import-states.ts'
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
      <ul className={classes.imports}>
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
  const { total, accepted, blocked, duplicates } = one.counts
  return (
    <li className={classes.importLine}>
      <div className={classes.importName}>
        <Anchor
          aria-label={t('open', { name: one.fileName })}
          renderRoot={(anchor) => <Link {...anchor} to={screens.questionImport.path} params={{ id: one._id }} />}
        >
          {one.fileName}
        </Anchor>
        <Text size="sm" c="dimmed">
          {total === 0
            ? ''
            : t('summary', {
                total: formatNumber(total),
                accepted: formatNumber(accepted),
                blocked: formatNumber(blocked),
                duplicates: formatNumber(duplicates),
              })}
        </Text>
      </div>
      <StatusBadge color={stateColors[one.state]}>{t(one.state)}</StatusBadge>
      <RelativeTime moment={one.createdAt} />
    </li>
  )
}
