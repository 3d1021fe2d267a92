import { type MarkedAnswer, commentMaximum } from '@lms/contracts/attempts/marking.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { Button, Checkbox, Paper, Text, Textarea, Title } from '@mantine/core'
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { trackUnsavedWork } from '../../lib/unsaved-work.ts'
import { wordCount } from '../../questions/parts/answer/given-parts.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { PointsField } from './PointsField.tsx'
import { type Draft, draftOf, isMissing, sendable, totalOf } from './mark-draft.ts'
import { markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface AnswerCardProps {
  answer: MarkedAnswer
  headingRef: Ref<HTMLHeadingElement>
  isSending: boolean
  /** Others that would get the same; absent where nothing can be selected. */
  selection?: { isSelected: boolean; others: number; onSelect: (isSelected: boolean) => void }
  onSave: (draft: NonNullable<ReturnType<typeof sendable>>) => void
}

/** One answer with what it is marked by. Its draft begins anew when somebody marked it. */
export function AnswerCard({ answer, headingRef, isSending, selection, onSave }: AnswerCardProps) {
  const t = useTexts(markingTexts)
  const id = useId()
  const { question, student, mark, quiz, number } = answer
  const [draft, setDraft] = useState<Draft>(() => draftOf(answer))
  const [isAsked, setIsAsked] = useState(false)
  const change = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }))
  const body = sendable(answer, draft)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(answer))
  const [work] = useState(trackUnsavedWork)
  useEffect(() => work.change(isChanged), [work, isChanged])
  useEffect(() => work.end, [work])

  function save(): void {
    setIsAsked(true)
    if (body !== null && !isSending) onSave(body)
  }

  function steer(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }

  return (
    <Paper component="section" aria-labelledby={`${id} ${id}-which`} className={classes.card} onKeyDown={steer}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h4" id={id} ref={headingRef} tabIndex={-1} className={classes.heading}>
            {t('answerOf', { student: student.name || student.username, question: question.title })}
          </Title>
          <Text size="sm" c="dimmed" id={`${id}-which`}>
            {`${quiz.title} · ${t('attemptNumber', { number })} · ${formatDateTime(answer.finishedAt)}`}
          </Text>
        </div>
        <State answer={answer} isChanged={isChanged} />
      </header>
      <details className={classes.asked}>
        <summary>{t('showQuestion')}</summary>
        <RichTextView html={question.content} />
      </details>
      <div className={classes.columns}>
        <div className={classes.written}>
          <Text size="sm" c="dimmed">
            <Words answer={answer} />
          </Text>
          <RichTextView html={answer.given} />
        </div>
        <div className={classes.marks}>
          <Fields answer={answer} draft={draft} change={change} />
          <Textarea
            label={t('comment')}
            description={t('commentHint')}
            autosize
            minRows={2}
            maxRows={10}
            maxLength={commentMaximum}
            value={draft.comment}
            onChange={(event) => change({ comment: event.currentTarget.value })}
          />
          <div aria-live="polite">
            {isAsked && isMissing(answer, draft) && (
              <Text c="var(--mantine-color-error)" size="sm">
                {t(question.rubric.length === 0 ? 'noPoints' : 'incomplete')}
              </Text>
            )}
          </div>
          <div className={classes.acts}>
            {selection && (
              <Checkbox
                label={t('select')}
                checked={selection.isSelected}
                onChange={(event) => selection.onSelect(event.currentTarget.checked)}
              />
            )}
            <Button loading={isSending} onClick={save} variant={mark === null || isChanged ? 'filled' : 'default'}>
              {selection?.isSelected === true && selection.others > 0
                ? t('sameForAll', { count: formatNumber(selection.others + 1) })
                : t('save')}
            </Button>
          </div>
        </div>
      </div>
    </Paper>
  )
}

function Fields(props: { answer: MarkedAnswer; draft: Draft; change: (changes: Partial<Draft>) => void }) {
  const { answer, draft, change } = props
  const { question } = answer
  const t = useTexts(markingTexts)
  const total = totalOf(answer, draft)
  if (question.rubric.length === 0)
    return (
      <div>
        <Text fw={600}>
          {t('points')} <Most points={question.points} />
        </Text>
        <PointsField
          label={t('points')}
          most={question.points}
          value={draft.points}
          onChange={(points) => change({ points })}
        />
      </div>
    )
  return (
    <>
      <Text fw={600}>{t('criteria')}</Text>
      <ol className={classes.criteria}>
        {question.rubric.map(({ _id, text, points }) => (
          <li key={_id}>
            <span>
              {text} <Most points={points} />
            </span>
            <PointsField
              label={t('pointsFor', { criterion: text })}
              most={points}
              value={draft.criteria[_id] ?? null}
              onChange={(given) => change({ criteria: { ...draft.criteria, [_id]: given } })}
            />
          </li>
        ))}
      </ol>
      {total !== null && (
        <Text size="sm" aria-live="polite">
          {t('total', {
            given: formatNumber(total.given),
            most: formatNumber(total.most),
            points: formatNumber(total.points),
            total: formatNumber(question.points),
          })}
        </Text>
      )}
    </>
  )
}

function Most({ points }: { points: number }) {
  const t = useTexts(markingTexts)
  return <span className={classes.most}>{t('pointsMost', { points: formatNumber(points) })}</span>
}

function State({ answer: { mark }, isChanged }: { answer: MarkedAnswer; isChanged: boolean }) {
  const t = useTexts(markingTexts)
  return (
    <div className={classes.state}>
      <StatusBadge color={mark === null ? 'warning' : 'success'}>{t(mark === null ? 'pending' : 'marked')}</StatusBadge>
      {isChanged && <StatusBadge color="gray">{t('unsaved')}</StatusBadge>}
      {mark !== null && (
        <Text size="sm" c="dimmed">
          {t('markedBy', {
            name: mark.markedBy ?? t('someone'),
            points: formatNumber(mark.points),
            at: formatDateTime(mark.markedAt),
          })}
        </Text>
      )}
    </div>
  )
}

function Words({ answer: { given, question } }: { answer: MarkedAnswer }) {
  const t = useTexts(markingTexts)
  const count = wordCount(textOf(given))
  const { minimumWords, maximumWords } = question
  if (minimumWords === null && maximumWords === null) return t('words', { count })
  return t('wordsAsked', { count, minimum: minimumWords ?? 0, maximum: maximumWords ?? '…' })
}
