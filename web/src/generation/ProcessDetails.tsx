import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { GenerationDetail, GenerationProcess, Rejection } from '@lms/contracts/generation/generation.ts'
import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../ui/page/skeletons.tsx'
import { processQuery } from './generation-api.ts'
import { Standing } from './process-columns.tsx'
import { processTexts } from './process-texts.ts'
import { useModelNames, useProcessLabels } from './process-labels.tsx'
import classes from './generation.module.css'

/** One process in full: what was asked for, what it cost, and what was not taken. */
export function ProcessDetails({ process, onClose }: { process: GenerationProcess | null; onClose: () => void }) {
  const t = useTexts(processTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(process)
  if (process !== null && process !== shown) setShown(process)
  return (
    <Modal
      opened={process !== null}
      onClose={onClose}
      title={t('detailTitle')}
      size="2xl"
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {shown !== null && <Loaded key={shown._id} id={shown._id} />}
    </Modal>
  )
}

function Loaded({ id }: { id: string }) {
  const t = useTexts(processTexts)
  const query = useQuery(processQuery(id))
  if (query.data !== undefined) return <Details process={query.data} />
  if (query.isPending) return <ListSkeleton rows={5} />
  return (
    <ErrorState
      title={t('loadFailed')}
      message={messageOf(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

function Details({ process }: { process: GenerationDetail }) {
  const t = useTexts(processTexts)
  const labels = useProcessLabels()
  const [provider, model] = useModelNames()(process)
  const { tokens, request, rejections } = process
  return (
    <div className={classes.details}>
      <div>
        <Title order={3} size="h5">
          {process.title}
        </Title>
        <Text size="sm" c="dimmed">
          {process.subject} · {classNameOf(process.class)}
        </Text>
      </div>
      <Standing process={process} />
      <Facts layout="columns">
        <Fact label={t('model')}>
          {provider}, {model}
        </Fact>
        <Fact label={t('questions')}>{labels.counts(request.counts)}</Fact>
        <Fact label={t('created')}>{formatDateTime(process.createdAt)}</Fact>
        {tokens !== undefined && (
          <>
            <Fact label={t('createdBy')}>{process.createdBy?.name ?? t('nobody')}</Fact>
            <Fact label={t('requests')}>{formatNumber(tokens.requests)}</Fact>
            <Fact label={t('tokens')}>
              {t('tokenCount', { input: formatNumber(tokens.input), output: formatNumber(tokens.output) })}
            </Fact>
            <Fact label={t('promptVersion')}>{process.promptVersion}</Fact>
          </>
        )}
      </Facts>
      <section>
        <Title order={4} size="h6" mb={8}>
          {t('rejections')}
        </Title>
        {rejections.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('noRejections')}
          </Text>
        ) : (
          <Rejections rejections={rejections} />
        )}
      </section>
    </div>
  )
}

export function Rejections({ rejections }: { rejections: readonly Rejection[] }) {
  const t = useTexts(processTexts)
  const labels = useProcessLabels()
  return (
    <ul className={classes.rejections}>
      {rejections.map((rejection, index) => (
        // A line has no name of its own, and none is ever moved or taken away.
        // oxlint-disable-next-line no-array-index-key
        <li key={index}>
          <Text component="span" size="xs" c="dimmed">
            {t('round', { round: rejection.round })} ·{' '}
          </Text>
          {labels.rejection(rejection)}
        </li>
      ))}
    </ul>
  )
}
