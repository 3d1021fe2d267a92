import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Group, Loader, Text } from '@mantine/core'
import { IconAlertTriangle, IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useTexts } from '../lib/texts.ts'
import { reloadQuestions } from '../questions/question-api.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { PageSkeleton } from '../ui/page/skeletons.tsx'
import { ImportDone, SavingProgress } from './ImportDone.tsx'
import { MarkingPanel } from './marking/MarkingPanel.tsx'
import { StateBadge } from './RecentImports.tsx'
import { ReadingPanel } from './review/ReadingPanel.tsx'
import { StagedImport } from './StagedImport.tsx'
import { useAct } from './act.ts'
import { discardImport, failureOf, importQuery } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'

export function ImportPage() {
  const t = useTexts(exchangeTexts)
  const { id } = useParams({ from: screens.questionImport.path })
  const query = useQuery(importQuery(id))
  usePageTitle(query.data?.fileName)
  useReloadAfterSaving(query.data)
  if (query.data !== undefined) return <ShownImport one={query.data} />
  if (query.error === null) return <PageSkeleton />
  return (
    <Page title={t('title')}>
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Page>
  )
}

/** Lists that are kept from before do not know the new questions. */
function useReloadAfterSaving(one: QuestionImport | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(one?.state)
  useEffect(() => {
    if (before.current === 'saving' && one?.state === 'saved') void reloadQuestions(queryClient)
    before.current = one?.state
  }, [one?.state, queryClient])
}

function ShownImport({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  return (
    <Page title={one.fileName} description={<StateBadge state={one.state} />} actions={<Actions one={one} />}>
      {one.state === 'reading' && (
        <Section title={t(one.waitsForAi ? 'waitsForAi' : 'reading')}>
          <Group gap="sm" aria-live="polite">
            <Loader size="sm" aria-hidden />
            <Text>{t('readingHint')}</Text>
          </Group>
        </Section>
      )}
      {one.state === 'failed' && (
        <Alert
          color="danger"
          variant="outline"
          title={t('failed')}
          icon={<IconAlertTriangle size={18} aria-hidden />}
          role="alert"
        >
          {failureOf(one)}
        </Alert>
      )}
      {(one.state === 'failed' || one.state === 'staged') && (
        <MarkingPanel key={one.state} one={one}>
          <ReadingPanel one={one} />
          {one.state === 'staged' && <StagedImport one={one} />}
        </MarkingPanel>
      )}
      {one.state === 'saving' && <SavingProgress one={one} />}
      {(one.state === 'saved' || one.state === 'undone') && <ImportDone one={one} />}
    </Page>
  )
}

function Actions({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const navigate = useNavigate()
  const { run } = useAct()

  async function discard(): Promise<void> {
    await discardImport(one._id)
    await navigate({ to: screens.questionImports.path })
  }
  const question = {
    title: t('discardTitle'),
    message: t('discardMessage', { name: one.fileName }),
    confirmLabel: t('discard'),
    danger: true,
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.questionImports.path} />}
      >
        {t('another')}
      </Button>
      {(one.state === 'staged' || one.state === 'failed') && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => run(discard, question)}
        >
          {t('discard')}
        </Button>
      )}
    </>
  )
}
