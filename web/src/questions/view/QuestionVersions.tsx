import type { Question, QuestionVersion } from '@lms/contracts/questions/questions.ts'
import { Accordion, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { authorName } from './QuestionFacts.tsx'
import { QuestionOptions } from './QuestionOptions.tsx'
import { questionVersionsQuery } from '../question-api.ts'
import { DifficultyBadge, TypeBadge } from '../question-badges.tsx'
import { questionDetailTexts } from './question-detail-texts.ts'
import classes from './question-page.module.css'

/** What the question said earlier; papers that were sat then still say it. */
export function QuestionVersions({ question }: { question: Question }) {
  const t = useTexts(questionDetailTexts)
  const [page, setPage] = useState(1)
  const query = useQuery(questionVersionsQuery(question._id, page))
  return (
    <Section title={t('versions')} description={t('versionsHint')}>
      {query.isPending && <ListSkeleton rows={2} />}
      {query.isError && query.data === undefined && (
        <ErrorState
          title={t('versionsFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && (
        <Accordion variant="separated" order={3} keepMounted={false}>
          {query.data.versions.map((version) => (
            <Version key={version.version} version={version} isCurrent={version.version === question.version} />
          ))}
        </Accordion>
      )}
      <Pager pagination={query.data?.pagination} onPage={setPage} label={t('versions')} onlyWhenNeeded />
    </Section>
  )
}

function Version({ version, isCurrent }: { version: QuestionVersion; isCurrent: boolean }) {
  const t = useTexts(questionDetailTexts)
  return (
    <Accordion.Item value={String(version.version)}>
      <Accordion.Control>
        <span className={classes.version}>
          <Text component="span" fw={500}>
            {t('version', { version: version.version })}
          </Text>
          {isCurrent && <StatusBadge color="brand">{t('current')}</StatusBadge>}
          <Text component="span" size="sm" c="dimmed">
            {t('versionBy', { date: formatDateTime(version.createdAt), name: authorName(version) ?? t('nobody') })}
          </Text>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <div className={classes.versionBody}>
          <Text fw={600}>{version.title}</Text>
          <span className={classes.summary}>
            <TypeBadge type={version.type} />
            <DifficultyBadge difficulty={version.difficulty} />
          </span>
          <RichTextView html={version.content} />
          <QuestionOptions type={version.type} answers={version.answers} parts={version} />
          {version.hint !== '' && <RichTextView html={version.hint} />}
          {version.explanation !== '' && <RichTextView html={version.explanation} />}
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  )
}
