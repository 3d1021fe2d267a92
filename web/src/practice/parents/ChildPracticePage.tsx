import { screens } from '@lms/contracts/screens.ts'
import { Button, Text } from '@mantine/core'
import { IconCalendarWeek, IconChartLine } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { childQuery } from '../../children/child-api.ts'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { AdviceLine } from './AdviceLine.tsx'
import { KnowledgePicture } from './KnowledgePicture.tsx'
import { PracticeSettingsForm } from './PracticeSettingsForm.tsx'
import { childKnowledgeQuery, practiceSettingsQuery } from './parents-api.ts'
import { parentsTexts } from './parents-texts.ts'

/** What a child knows, what to do about it, and how the child practises. */
export function ChildPracticePage() {
  const t = useTexts(parentsTexts)
  const { id } = useParams({ from: screens.childPractice.path })
  const knowledge = useQuery(childKnowledgeQuery(id))
  const settings = useQuery(practiceSettingsQuery(id))
  const name = useQuery(childQuery(id)).data?.fullName
  const title = name === undefined ? t('titleOnly') : t('title', { name })
  usePageTitle(name && title)
  const error = knowledge.error ?? settings.error
  if (isMissing(error)) throw notFound()
  if (error === null && (knowledge.data === undefined || settings.data === undefined)) return <PageSkeleton />
  return (
    <Page title={title} description={t('description')} actions={<Ways id={id} />}>
      {knowledge.data === undefined || settings.data === undefined ? (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={knowledge.isFetching || settings.isFetching}
          onRetry={() => {
            void knowledge.refetch()
            void settings.refetch()
          }}
        />
      ) : (
        <>
          <Section title={t('advice')} isWide>
            <AdviceLine advice={knowledge.data.advice} />
            <Text size="sm" c="dimmed">
              {t('answersThisWeek', { count: knowledge.data.answersThisWeek })}
            </Text>
          </Section>
          <Section title={t('picture')} description={t('pictureHow')} isWide>
            <KnowledgePicture subjects={knowledge.data.subjects} />
          </Section>
          <PracticeSettingsForm childId={id} settings={settings.data} known={knowledge.data.subjects} />
        </>
      )}
    </Page>
  )
}

function Ways({ id }: { id: string }) {
  const t = useTexts(parentsTexts)
  return (
    <>
      <Button
        leftSection={<IconCalendarWeek size={16} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.childWeekly.path} params={{ id }} />}
      >
        {t('weekly')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconChartLine size={16} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.childResults.path} params={{ id }} />}
      >
        {t('results')}
      </Button>
    </>
  )
}
