import { shownContent } from '@lms/contracts/question-types/cloze.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { repeatsText } from '@lms/contracts/questions/question-title.ts'
import { Button, Paper, Progress, Title } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconChecks, IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import type { Translate } from '../../lib/texts.ts'
import { PartBoundary } from '../../ui/page/PartBoundary.tsx'
import { ReadAloud } from '../../ui/read-aloud/ReadAloud.tsx'
import { ReadingSettings } from '../../ui/read-aloud/ReadingSettings.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { AnswerField } from './AnswerField.tsx'
import type { Sheet } from './sheet.ts'
import type { SheetText } from './sheet-texts.ts'
import classes from './sheet.module.css'

interface QuestionCardProps {
  sheet: Sheet
  t: Translate<SheetText>
  /** The flag and the ways to the neighbours stand elsewhere, always in sight. */
  isBare?: boolean
  /** Practice has no marks. */
  hasPoints?: boolean
  /** Below the answers, for example a way to report a mistake. */
  children?: ReactNode
}

/** One question at a time, large. */
export function QuestionCard({ sheet, t, isBare = false, hasPoints = true, children }: QuestionCardProps) {
  const { questions, index, flagged } = sheet
  const question = questions[index]
  const heading = useHeadingFocus(question?._id)
  if (question === undefined) return null
  const isFlagged = flagged.includes(question._id)
  const FlagIcon = isFlagged ? IconFlagFilled : IconFlag
  const position = t('questionOf', { number: index + 1, total: questions.length })
  // A title that was only taken from the text would say it twice; then the number is the heading.
  const isRepeated = repeatsText(question.title, question.content)
  return (
    <Paper
      component="section"
      aria-label={position}
      className={classes.card}
      data-read-root
      data-scan-place={question._id}
    >
      <div className={classes.cardHead}>
        {isRepeated ? (
          <Title ref={heading} order={2} tabIndex={-1} className={classes.numberHeading}>
            {position}
          </Title>
        ) : (
          <span className={classes.number}>{position}</span>
        )}
        {hasPoints && (
          <span className={classes.points}>
            {t(question.points === 1 ? 'point' : 'points', { count: formatNumber(question.points) })}
          </span>
        )}
        {!isBare && (
          <Button
            variant={isFlagged ? 'light' : 'default'}
            color={isFlagged ? 'warning' : undefined}
            size="lg"
            className={classes.flag}
            data-flagged={isFlagged || undefined}
            leftSection={<FlagIcon size={20} aria-hidden />}
            aria-pressed={isFlagged}
            disabled={sheet.isLocked}
            onClick={() => sheet.flag(question._id, !isFlagged)}
          >
            {t('flag')}
          </Button>
        )}
      </div>
      {!isRepeated && (
        <Title ref={heading} order={2} tabIndex={-1} className={classes.title} data-read="question">
          {question.title}
        </Title>
      )}
      <PartBoundary resetKey={question._id}>
        {question.content !== '' && <RichTextView html={shownContent(question)} readAs="question" />}
      </PartBoundary>
      <div className={classes.helps} data-scan="3">
        <ReadAloud key={`read ${question._id}`} />
        <ReadingSettings />
      </div>
      {questionTypeRules[question.type].answeredBy === 'many' && (
        <p className={classes.several}>
          <IconChecks size={20} aria-hidden />
          {t('several')}
        </p>
      )}
      <PartBoundary resetKey={question._id}>
        {/* What is scanned by one key begins with the answers, and goes on with the bar. */}
        <div data-scan="1">
          <AnswerField key={`answer ${question._id}`} question={question} sheet={sheet} t={t} />
        </div>
      </PartBoundary>
      {!isBare && <Moves sheet={sheet} t={t} />}
      {children}
    </Paper>
  )
}

function Moves({ sheet, t }: Pick<QuestionCardProps, 'sheet' | 't'>) {
  const { questions, index } = sheet
  return (
    <>
      <div className={classes.moves} data-scan="2">
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          disabled={index === 0}
          onClick={() => sheet.goTo(index - 1)}
        >
          {t('previous')}
        </Button>
        <Button
          size="lg"
          rightSection={<IconArrowRight size={20} aria-hidden />}
          disabled={index === questions.length - 1}
          onClick={() => sheet.goTo(index + 1)}
        >
          {t('next')}
        </Button>
      </div>
      <Progress value={((index + 1) / questions.length) * 100} size="lg" aria-label={t('position')} />
    </>
  )
}

/** Whoever goes to another question begins at its top, by eye, finger or screen reader. */
function useHeadingFocus(questionId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(questionId)
  useEffect(() => {
    if (shown.current === questionId) return
    shown.current = questionId
    heading.current?.focus()
  }, [questionId])
  return heading
}
