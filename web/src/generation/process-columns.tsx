import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { GenerationProcess } from '@lms/contracts/generation/generation.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Progress, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { isRunning } from './generation-api.ts'
import { processTexts } from './process-texts.ts'
import { ProcessStatusBadge, useModelNames, useProcessLabels } from './process-labels.tsx'
import classes from './generation.module.css'

interface ProcessHandlers {
  onShow: (process: GenerationProcess) => void
  onRetry: (process: GenerationProcess) => void
  onCancel: (process: GenerationProcess) => void
}

interface ColumnOptions extends ProcessHandlers {
  /** What it cost and who asked for it is for administrators. */
  isAdministrator: boolean
}

export function useProcessColumns({ isAdministrator, ...handlers }: ColumnOptions): DataColumn<GenerationProcess>[] {
  const t = useTexts(processTexts)
  const modelNames = useModelNames()
  const tokens: DataColumn<GenerationProcess> = {
    id: 'tokens',
    header: t('tokens'),
    cell: (process) => (process.tokens === undefined ? '' : formatNumber(process.tokens.input + process.tokens.output)),
    numeric: true,
    minWidth: 76,
  }
  return [
    {
      id: 'quiz',
      header: t('quiz'),
      cell: (process) => <ProcessName process={process} onShow={handlers.onShow} />,
      rowHeader: true,
      minWidth: 200,
    },
    {
      id: 'model',
      header: t('model'),
      cell: (process) => {
        const [provider, model] = modelNames(process)
        return (
          <span className={classes.name}>
            <span>{model}</span>
            <Text component="span" size="xs" c="dimmed">
              {provider}
            </Text>
          </span>
        )
      },
      minWidth: 150,
    },
    {
      id: 'status',
      header: t('status'),
      cell: (process) => <Standing process={process} />,
      minWidth: 180,
      onCard: 'status',
    },
    ...(isAdministrator ? [tokens] : []),
    {
      id: 'created',
      header: t('created'),
      cell: ({ createdAt, createdBy }) => (
        <span className={classes.name}>
          <span>{formatDateTime(createdAt)}</span>
          {isAdministrator && (
            <Text component="span" size="xs" c="dimmed">
              {createdBy?.name ?? t('nobody')}
            </Text>
          )}
        </span>
      ),
      minWidth: 150,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (process) => <Acts process={process} {...handlers} />,
      minWidth: 178,
      onCard: 'acts',
    },
  ]
}

function ProcessName({ process, onShow }: { process: GenerationProcess; onShow: ProcessHandlers['onShow'] }) {
  const t = useTexts(processTexts)
  return (
    <span className={classes.name}>
      <Anchor
        component="button"
        type="button"
        size="sm"
        fw={500}
        ta="start"
        aria-label={t('details', { title: process.title })}
        onClick={() => onShow(process)}
      >
        {process.title}
      </Anchor>
      <Text component="span" size="xs" c="dimmed">
        {process.subject} · {classNameOf(process.class)}
      </Text>
    </span>
  )
}

export function Standing({ process }: { process: GenerationProcess }) {
  const t = useTexts(processTexts)
  const labels = useProcessLabels()
  const { status, progress, title } = process
  return (
    <div className={classes.standing}>
      <ProcessStatusBadge status={status} />
      {isRunning(process) && (
        <>
          <span className={classes.bar}>
            <Progress value={progress} aria-label={t('progressOf', { title })} transitionDuration={200} />
            <span>{progress}%</span>
          </span>
          <Text component="span" size="xs" c="dimmed">
            {labels.step(process)}
          </Text>
        </>
      )}
      {status === 'failed' && (
        <Text component="span" size="xs" c="dimmed">
          {labels.failure(process)}
        </Text>
      )}
    </div>
  )
}

function Acts({ process, onRetry, onCancel }: { process: GenerationProcess } & ProcessHandlers) {
  const t = useTexts(processTexts)
  const { _id: id, title, quiz, status } = process
  return (
    <div className={classes.acts}>
      {status === 'completed' && quiz !== null && (
        <>
          <Button
            size="xs"
            aria-label={t('reviewOf', { title })}
            renderRoot={(button) => <Link {...button} to={screens.aiReview.path} params={{ id }} />}
          >
            {t('review')}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={t('viewOf', { title })}
            renderRoot={(button) => <Link {...button} to={screens.quizView.path} params={{ id: quiz }} />}
          >
            {t('view')}
          </Button>
        </>
      )}
      {status === 'failed' && (
        <Button size="xs" variant="default" aria-label={t('retryOf', { title })} onClick={() => onRetry(process)}>
          {t('retry')}
        </Button>
      )}
      {isRunning(process) && (
        <Button size="xs" variant="default" aria-label={t('cancelOf', { title })} onClick={() => onCancel(process)}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}
