import type { CheckedAnswer } from '@lms/contracts/attempts/checked-answers.ts'
import type { PracticeSession } from '@lms/contracts/practice/practice-sessions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Paper, Title } from '@mantine/core'
import { IconHome, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FlowerBed } from '../../attempts/results/own/FlowerBed.tsx'
import { useStartPractice } from '../../attempts/redo/practice-start.ts'
import { useTexts } from '../../lib/texts.ts'
import { todayQuery } from '../practice-api.ts'
import { practiceRunTexts } from '../practice-texts.ts'
import { useNextSet } from '../today/kept-set.ts'
import { useStartToday } from '../today/start-today.ts'
import frame from '../../attempts/focus/focus.module.css'
import classes from './practice.module.css'

interface PracticeEndProps {
  session: PracticeSession
  checks: Readonly<Record<string, CheckedAnswer>>
  refusedCount: number
}

/** A clear end: what went well first, what to look at again, and more for who wants more. */
export function PracticeEnd({ session, checks, refusedCount }: PracticeEndProps) {
  const t = useTexts(practiceRunTexts)
  const start = useStartPractice()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { kind, subject, difficulty, attempt, questions } = session
  const asked = questions.flatMap((question) => {
    const check = checks[question._id]
    return check ? [{ question, check }] : []
  })
  const total = asked.length
  const right = asked.filter(({ check }) => check.state === 'right')
  const mended = right.filter(({ check }) => check.tries.length > 1).length
  const wrong = asked.filter(({ check }) => check.state === 'wrong')
  const said = right.length === 0 ? 'noneRight' : right.length === total ? 'allRight' : 'someRight'
  function more(): void {
    start.mutate({
      kind: 'free',
      subject_id: subject?._id,
      difficulty: difficulty ?? undefined,
      count: questions.length,
    })
  }
  return (
    <div className={frame.question}>
      <Paper component="section" className={classes.end}>
        {total > 0 && (
          <FlowerBed
            label={t('bed', { right: right.length, total })}
            flowers={asked.map(({ check: { state, tries } }) =>
              state !== 'right' ? 'bud' : tries.length > 1 ? 'opening' : 'bloom',
            )}
          />
        )}
        <Title ref={heading} order={2} tabIndex={-1} className={classes.endTitle}>
          {t(kind === 'today' ? 'doneToday' : 'done')}
        </Title>
        {total > 0 && <p className={classes.endLead}>{t(said, { right: right.length, total })}</p>}
        {mended > 0 && <p>{t('selfMended', { count: mended })}</p>}
        {refusedCount > 0 && <p>{t('leftOut', { count: refusedCount })}</p>}
        {wrong.length > 0 && right.length > 0 && (
          <div className={classes.again}>
            <p>
              <strong>{t('lookAgain')}</strong>
            </p>
            <ul>
              {wrong.map(({ question }) => (
                <li key={question._id}>{question.title}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={classes.endActions}>
          {kind === 'free' && (
            <Button
              size="lg"
              leftSection={<IconRefresh size={20} aria-hidden />}
              loading={start.isPending}
              onClick={more}
            >
              {t('more')}
            </Button>
          )}
          {kind === 'today' && <MoreToday />}
          {(kind === 'mistakes' || kind === 'notebook') && (
            <Button
              size="lg"
              leftSection={<IconRefresh size={20} aria-hidden />}
              renderRoot={(button) => (
                <Link
                  {...button}
                  to={kind === 'notebook' ? screens.practiceMistakes.path : screens.studentPractice.path}
                />
              )}
            >
              {t(kind === 'notebook' ? 'toNotebook' : 'more')}
            </Button>
          )}
          {attempt !== null && (
            <Button
              size="lg"
              variant="default"
              renderRoot={(button) => (
                <Link {...button} to={screens.attemptResult.path} params={{ historyId: attempt._id }} />
              )}
            >
              {t('toResult')}
            </Button>
          )}
          <Button
            size="lg"
            variant="default"
            leftSection={<IconHome size={20} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.dashboard.path} />}
          >
            {t('home')}
          </Button>
        </div>
      </Paper>
    </div>
  )
}

/** The day is done; who wants more gets more, as long as there is any. */
function MoreToday() {
  const t = useTexts(practiceRunTexts)
  const today = useQuery(todayQuery())
  const start = useStartToday()
  useNextSet((today.data?.questions ?? 0) > 0)
  if (today.data === undefined) return null
  const icon = <IconRefresh size={20} aria-hidden />
  if (today.data.questions > 0)
    return (
      <Button size="lg" variant="default" leftSection={icon} loading={start.isPending} onClick={() => start.mutate()}>
        {t('moreToday')}
      </Button>
    )
  return (
    <Button
      size="lg"
      variant="default"
      leftSection={icon}
      renderRoot={(button) => <Link {...button} to={screens.studentPractice.path} />}
    >
      {t('more')}
    </Button>
  )
}
