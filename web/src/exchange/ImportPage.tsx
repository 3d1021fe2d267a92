import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Loader, Text } from '@mantine/core'
import { IconAlertTriangle, IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { translateSent, useTexts } from '../lib/texts.ts'
import { reloadQuestions } from '../questions/question-api.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { PageSkeleton } from '../ui/page/skeletons.tsx'
import { ImportDone, SavingProgress } from './ImportDone.tsx'
import { MarkingPanel } from './marking/MarkingPanel.tsx'
import { ReadingPanel } from './review/ReadingPanel.tsx'
import { StagedImport } from './StagedImport.tsx'
import { useAct } from './act.ts'
import { discardImport, failureOf, importQuery, overviewQuery } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { stateColors } from './import-states.ts'
import classes from './exchange.module.css'

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
    <Page
      title={one.fileName}
      description={<StatusBadge color={stateColors[one.state]}>{t(one.state)}</StatusBadge>}
      actions={<Actions one={one} />}
    >
      {one.state === 'reading' && <Reading isAsked={one.waitsForAi} />}
      {one.state === 'failed' && (
        <>
          <Failed one={one} />
          <MarkingPanel one={one} />
        </>
      )}
      {(one.state === 'failed' || one.state === 'staged') && <ReadingPanel key={one.state} one={one} />}
      {one.state === 'staged' && <MarkingPanel one={one} />}
      {one.state === 'staged' && <StagedImport one={one} />}
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
    const isWanted = await confirm({
      title: t('discardTitle'),
      message: t('discardMessage', { name: one.fileName }),
      confirmLabel: t('discard'),
      danger: true,
    })
    if (!isWanted) return
    run(async () => {
      await discardImport(one._id)
      await navigate({ to: screens.questionImports.path })
    })
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
        <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void discard()}>
          {t('discard')}
        </Button>
      )}
    </>
  )
}

function Reading({ isAsked }: { isAsked: boolean }) {
  const t = useTexts(exchangeTexts)
  return (
    <Section title={t(isAsked ? 'waitsForAi' : 'reading')}>
      <div className={classes.reading} aria-live="polite">
        <Loader size="sm" aria-hidden />
        <Text>{t('readingHint')}</Text>
      </div>
    </Section>
  )
}

function Failed({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const { data } = useQuery(overviewQuery(one._id))
  return (
    <Alert
      color="danger"
      variant="outline"
      title={t('failed')}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      role="alert"
    >
      {failureOf(one)}
      {data?.notes.map((said) => (
        <Text key={said.message} size="sm" mt="xs">
          {translateSent(said)}
        </Text>
      ))}
    </Alert>
  )
}
