import type { Scan } from '@lms/contracts/scans/scans.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { quizQuery } from '../quizzes/quiz-api.ts'
import { listSchema } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { Pager } from '../ui/pager/Pager.tsx'
import { SendSheets } from './SendSheets.tsx'
import { scanTexts } from './scan-texts.ts'
import { scansQuery } from './scans-api.ts'
import { scanColors } from './sheet-states.ts'
import classes from './scans.module.css'

const Batches = listSchema({})

/** Where photographs of a quiz's sheets are sent, and where batches are found again. */
export function ScansPage() {
  const t = useTexts(scanTexts)
  const { id } = useParams({ from: screens.quizScans.path })
  const navigate = useNavigate()
  const quiz = useQuery(quizQuery(id))
  return (
    <Page
      title={t('title')}
      description={quiz.data === undefined ? undefined : t('description', { quiz: quiz.data.title })}
      actions={
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.quizView.path} params={{ id }} />}
        >
          {t('toQuiz')}
        </Button>
      }
    >
      <Section title={t('send')} isWide>
        <SendSheets
          quizId={id}
          onAllArrived={(scan) => void navigate({ to: screens.scan.path, params: { id: scan } })}
        />
      </Section>
      <BatchList quizId={id} />
    </Page>
  )
}

function BatchList({ quizId }: { quizId: string }) {
  const t = useTexts(scanTexts)
  const list = useListState(Batches)
  const { page, limit } = list.values
  const query = useQuery(scansQuery(quizId, { page, limit }))
  return (
    <Section title={t('batches')} isWide>
      {query.isError && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.scans.length === 0 && <Text c="dimmed">{t('noBatches')}</Text>}
      <ul className={classes.batches}>
        {(query.data?.scans ?? []).map((scan) => (
          <BatchLine key={scan._id} scan={scan} />
        ))}
      </ul>
      <Pager pagination={query.data?.pagination} onPage={list.goTo} label={t('batches')} onlyWhenNeeded />
    </Section>
  )
}

function BatchLine({ scan }: { scan: Scan }) {
  const t = useTexts(scanTexts)
  const { sheets, ready, doubtful, problems, confirmed } = scan.counts
  return (
    <li className={classes.batch}>
      <div className={classes.batchName}>
        <Anchor renderRoot={(anchor) => <Link {...anchor} to={screens.scan.path} params={{ id: scan._id }} />}>
          {t('batchOf', { when: formatDateTime(scan.createdAt) })}
        </Anchor>
        <Text size="sm" c="dimmed">
          {t('summary', { sheets, ready, doubtful, problems, confirmed })}
        </Text>
      </div>
      <StatusBadge color={scanColors[scan.state]}>{t(scan.state)}</StatusBadge>
    </li>
  )
}
