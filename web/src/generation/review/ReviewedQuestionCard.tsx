import { shownContent } from '@lms/contracts/question-types/cloze.ts'
import { repeatsText } from '@lms/contracts/questions/question-title.ts'
import type { ReviewedQuestion } from '@lms/contracts/generation/generation-review.ts'
import { Alert, Button, Loader, Paper, Text, Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconCheck,
  IconEyeExclamation,
  IconPencil,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { QuestionOptions } from '../../questions/view/QuestionOptions.tsx'
import { AiBadge, DifficultyBadge, TypeBadge } from '../../questions/question-badges.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { Rejections } from '../ProcessDetails.tsx'
import { useProcessLabels } from '../process-labels.tsx'
import { EditDialog } from './EditDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import type { ReviewActs } from './review-api.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

interface ReviewedQuestionCardProps {
  reviewed: ReviewedQuestion
  place: { index: number; total: number }
  acts: ReviewActs
  /** Can anything be decided still? */
  isOpen: boolean
  onGo: (index: number) => void
  onKept: () => void
}

/** One question as its students will meet it, with its key and what can be done about it. */
export function ReviewedQuestionCard(props: ReviewedQuestionCardProps) {
  const { reviewed, place, isOpen, onGo } = props
  const t = useTexts(reviewTexts)
  const { question, decision, isGenerated, replacement, notes, rejections } = reviewed
  const heading = useFocusOnArrival()
  const isRepeated = repeatsText(question.title, question.content)
  const number = `${t('questionNumber', { number: place.index + 1 })} / ${place.total}`
  return (
    <Paper component="article" className={classes.card} aria-labelledby="reviewed-question">
      <div className={classes.head}>
        {!isRepeated && (
          <Text size="sm" c="dimmed">
            {number}
          </Text>
        )}
        <Title order={2} size="h4" id="reviewed-question" ref={heading} tabIndex={-1} className={classes.heading}>
          {isRepeated ? number : question.title}
        </Title>
        <span className={classes.badges}>
          <TypeBadge type={question.type} />
          <DifficultyBadge difficulty={question.difficulty} />
          {question.isAiMade && <AiBadge />}
          {isGenerated && decision === 'kept' && <StatusBadge color="success">{t('kept')}</StatusBadge>}
          <Text component="span" size="sm" c="dimmed">
            {t('points', { count: question.points })}
          </Text>
        </span>
      </div>
      <RichTextView html={shownContent(question)} />
      <QuestionOptions type={question.type} answers={question.answers} parts={question} />
      {question.explanation !== '' && (
        <div>
          <Text fw={600} size="sm">
            {t('explanation')}
          </Text>
          <RichTextView html={question.explanation} />
        </div>
      )}
      {!isGenerated && (
        <Text size="sm" c="dimmed">
          {t('addedByHand')}
        </Text>
      )}
      {notes.length > 0 && (
        <Alert color="warning" variant="outline" title={t('notes')} icon={<IconEyeExclamation aria-hidden />}>
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>{t(`note_${note}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ReplacementState replacement={replacement} />
      {rejections.length > 0 && <Rejections rejections={rejections} />}
      {isOpen && isGenerated && <Acts {...props} />}
      <div className={classes.ways}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          disabled={place.index === 0}
          onClick={() => onGo(place.index - 1)}
        >
          {t('previous')}
        </Button>
        <Button
          variant="subtle"
          rightSection={<IconArrowRight size={16} aria-hidden />}
          disabled={place.index === place.total - 1}
          onClick={() => onGo(place.index + 1)}
        >
          {t('next')}
        </Button>
      </div>
    </Paper>
  )
}

function ReplacementState({ replacement: { state, reason } }: Pick<ReviewedQuestion, 'replacement'>) {
  const t = useTexts(reviewTexts)
  const labels = useProcessLabels()
  if (state === 'running')
    return (
      <output className={classes.running}>
        <Loader size="xs" aria-hidden />
        <Text component="span" size="sm">
          {t('running')}
        </Text>
      </output>
    )
  if (state === 'none' || reason === null) return null
  return (
    <Alert color="danger" variant="outline" icon={<IconAlertTriangle aria-hidden />}>
      {t('replaceFailed', { reason: labels.reason(reason) })}
    </Alert>
  )
}

function Acts({ reviewed, place, acts, onKept }: ReviewedQuestionCardProps) {
  const t = useTexts(reviewTexts)
  const { question, decision, replacement } = reviewed
  const [open, setOpen] = useState<'edit' | 'replace' | null>(null)
  const number = place.index + 1
  const isBusy = replacement.state === 'running'
  const questionId = question._id

  async function attempt(act: Promise<unknown>, done?: () => void): Promise<void> {
    try {
      await act
      done?.()
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  async function drop(): Promise<void> {
    const isWanted = await confirm({
      title: t('dropTitle', { number }),
      message: t('dropMessage'),
      confirmLabel: t('drop'),
      danger: true,
    })
    if (isWanted) await attempt(acts.drop.mutateAsync(questionId))
  }

  const next = decision === 'kept' ? ('open' as const) : ('kept' as const)
  return (
    <div className={classes.acts}>
      <Button
        variant={decision === 'kept' ? 'default' : 'filled'}
        leftSection={<IconCheck size={16} aria-hidden />}
        disabled={isBusy}
        loading={acts.decide.isPending}
        onClick={() =>
          void attempt(acts.decide.mutateAsync({ questionId, decision: next }), next === 'kept' ? onKept : undefined)
        }
      >
        {t(decision === 'kept' ? 'reopen' : 'keep')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        disabled={isBusy}
        onClick={() => setOpen('edit')}
      >
        {t('edit')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        disabled={isBusy}
        onClick={() => setOpen('replace')}
      >
        {t('replace')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={isBusy || place.total === 1}
        onClick={() => void drop()}
      >
        {t('drop')}
      </Button>
      <EditDialog opened={open === 'edit'} question={question} number={number} onClose={() => setOpen(null)} />
      <ReplaceDialog
        opened={open === 'replace'}
        number={number}
        onAsk={(wish) => acts.replace.mutateAsync({ questionId, wish })}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}

/** Whoever goes on from one question to another begins at its top; who opens the page keeps the page's. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: false })
  }, [])
  return heading
}
