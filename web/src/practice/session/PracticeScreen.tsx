import type { GivenAnswer, GivenAnswers } from '@lms/contracts/attempts/attempts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { ActionIcon, Progress, Title } from '@mantine/core'
import { IconCloudOff, IconDoorExit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { Verdict } from '../../attempts/checking/Verdict.tsx'
import { optionMarks } from '../../attempts/checking/option-marks.ts'
import { QuestionCard } from '../../attempts/sheet/QuestionCard.tsx'
import { useSheetKeys } from '../../attempts/sheet/sheet-keys.ts'
import type { Sheet } from '../../attempts/sheet/sheet.ts'
import { summaryOf } from '../../attempts/sheet/sheet-summary.ts'
import { sheetTexts } from '../../attempts/sheet/sheet-texts.ts'
import { useFocusMode } from '../../lib/focus-mode.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { PartBoundary } from '../../ui/page/PartBoundary.tsx'
import { MoreExplanation } from '../explaining/MoreExplanation.tsx'
import { practiceRunTexts, practisingTexts } from '../practice-texts.ts'
import { PracticeBar } from './PracticeBar.tsx'
import { PracticeEnd } from './PracticeEnd.tsx'
import { WaitingForNetwork } from './WaitingForNetwork.tsx'
import { type PracticeRun, type RunState, isSettled, nextOpen } from './practice-run.ts'
import frame from '../../attempts/sitting/focus.module.css'
import classes from './practice.module.css'

/** Nothing but one question, what is said about it, and the way on. */
export function PracticeScreen({ run }: { run: PracticeRun }) {
  useFocusMode()
  const t = useTexts(practiceRunTexts)
  const words = useTexts(practisingTexts)
  const state = useSyncExternalStore(run.subscribe, run.state)
  const { session, checks, waiting } = state
  const about = session.attempt?.title ?? session.subject?.name ?? (session.difficulty && words(session.difficulty))
  usePageTitle(session.kind === 'mistakes' ? t('ofMistakes') : words('title'))
  const questionIds = session.questions.map(({ _id }) => _id)
  const progress = { ...state, questionIds }
  // Null: nothing is in front of the child any more.
  const [index, setIndex] = useState<number | null>(() => nextOpen(progress, 0))
  // What waited was judged and may be tried again: it stays in front until the child goes on.
  const shown = index ?? nextOpen(progress, 0)
  if (shown !== index) setIndex(shown)
  const done = questionIds.filter((id) => isSettled(state, id)).length
  const count = Object.keys(waiting).length
  return (
    <div className={frame.screen}>
      <header className={frame.header}>
        <div className={frame.headerRow}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('leave')}
            title={t('leave')}
            renderRoot={(props) => <Link {...props} to={screens.studentPractice.path} />}
          >
            <IconDoorExit size={24} stroke={1.75} aria-hidden />
          </ActionIcon>
          <div className={frame.heading}>
            <Title order={1} className={frame.title}>
              {session.kind === 'mistakes' ? t('ofMistakes') : words('title')}
            </Title>
            {about !== null && (
              <div className={frame.line}>
                <span className={classes.about}>{about}</span>
              </div>
            )}
          </div>
          <span className={classes.count}>{t('progress', { done, total: questionIds.length })}</span>
        </div>
        <Progress
          value={(done / questionIds.length) * 100}
          size={6}
          radius={0}
          color="success"
          aria-label={t('progress', { done, total: questionIds.length })}
        />
        {state.phase === 'failing' && count > 0 && (
          <output className={classes.offline}>
            <IconCloudOff size={18} aria-hidden />
            {t('offline', { count })}
          </output>
        )}
      </header>
      {shown !== null ? (
        <OneQuestion
          run={run}
          state={state}
          index={shown}
          onNext={() => setIndex(nextOpen({ ...run.state(), questionIds }, shown + 1))}
        />
      ) : count > 0 ? (
        <WaitingForNetwork count={count} />
      ) : (
        <PracticeEnd session={session} checks={checks} refusedCount={Object.keys(state.refused).length} />
      )}
    </div>
  )
}

interface OneQuestionProps {
  run: PracticeRun
  state: RunState
  index: number
  onNext: () => void
}

function OneQuestion({ run, state, index, onNext }: OneQuestionProps) {
  const t = useTexts(practiceRunTexts)
  const words = useTexts(sheetTexts)
  const [drafts, setDrafts] = useState<GivenAnswers>({})
  const { session, checks, waiting, refused } = state
  const { questions } = session
  const question = questions[index]
  const id = question?._id ?? ''
  const check = checks[id]
  const sent = waiting[id]
  const latest = sent?.given ?? check?.tries.at(-1)?.given ?? null
  const given: GivenAnswer = drafts[id] ?? latest
  const answers: GivenAnswers = given === null ? {} : { [id]: given }
  const isDone = isSettled(state, id)
  const sheet: Sheet = {
    questions,
    index,
    answers,
    flagged: [],
    summary: summaryOf([], {}, []),
    isLocked: isDone || sent !== undefined,
    marks: optionMarks(check),
    answer: (questionId, next) => setDrafts((before) => changed(before, questionId, next)),
    flag: () => undefined,
    goTo: () => undefined,
  }
  useSheetKeys(sheet, true)
  if (question === undefined) return null
  return (
    <>
      <div className={frame.question}>
        <PartBoundary resetKey={id}>
          <QuestionCard sheet={sheet} t={words} isBare hasPoints={false}>
            {check !== undefined && sent === undefined && <Verdict question={question} check={check} />}
            {check !== undefined && sent === undefined && <MoreExplanation sessionId={session._id} check={check} />}
            {sent !== undefined && state.phase === 'failing' && (
              <output className={classes.waiting}>{t('waiting')}</output>
            )}
            {refused[id] !== undefined && <output className={classes.waiting}>{refused[id]}</output>}
          </QuestionCard>
        </PartBoundary>
      </div>
      <PracticeBar
        key={id}
        state={sent !== undefined ? (state.phase === 'failing' ? 'waiting' : 'judging') : isDone ? 'done' : 'open'}
        isAnswered={isAnswered(given)}
        isLast={nextOpen({ ...state, questionIds: questions.map(({ _id }) => _id) }, index + 1) === null}
        onCheck={() => run.answer(id, given)}
        onGiveUp={() => run.answer(id, null)}
        onNext={onNext}
      />
    </>
  )
}

function changed(drafts: GivenAnswers, questionId: string, given: GivenAnswer): GivenAnswers {
  const { [questionId]: _before, ...others } = drafts
  return given === null ? others : { ...others, [questionId]: given }
}
