import { shownContent } from '@lms/contracts/question-types/cloze.ts'
import type { AttemptHistory, GivenMark } from '@lms/contracts/attempts/attempt-results.ts'
import type { GivenAnswer } from '@lms/contracts/attempts/attempts.ts'
import { isOfParts } from '@lms/contracts/attempts/part-lines.ts'
import { saysNoMore } from '@lms/contracts/questions/question-title.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { Collapse, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconCheck,
  IconChevronDown,
  IconCircleHalf2,
  IconHourglass,
  IconMinus,
  IconPencilCheck,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { FeedbackForm } from '../../questions/preview/FeedbackForm.tsx'
import { PartsResult } from '../../questions/parts/result/PartsResult.tsx'
import { letterOf } from '../../questions/answer-letters.ts'
import { TypeBadge } from '../../questions/question-badges.tsx'
import { ReadAloud } from '../../ui/read-aloud/ReadAloud.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import {
  type QuestionMark,
  type ResultQuestion,
  type ShownOption,
  optionsOf,
} from '@lms/contracts/attempts/result-marks.ts'
import { resultTexts } from './result-texts.ts'
import classes from './result.module.css'

interface ResultQuestionItemProps {
  number: number
  question: ResultQuestion
  given: GivenAnswer | undefined
  score: number | undefined
  mark: QuestionMark
  /** What a person gave. */
  byPerson?: GivenMark | undefined
  /** For those who look after the child. */
  steps?: AttemptHistory['question_steps'][string] | undefined
  mayReport: boolean
  /** Somebody asks for it: it opens and comes into sight. */
  isWanted?: boolean
  onShown?: (() => void) | undefined
}

const markIcons = {
  correct: IconCheck,
  partly: IconCircleHalf2,
  wrong: IconX,
  unanswered: IconMinus,
  waiting: IconHourglass,
  marked: IconPencilCheck,
}

export function ResultQuestionItem(props: ResultQuestionItemProps) {
  const { number, question, score, mark, isWanted = false, onShown } = props
  const t = useTexts(resultTexts)
  const [opened, { toggle, open }] = useDisclosure(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isWanted) return
    open()
    button.current?.scrollIntoView({ block: 'start' })
    button.current?.focus({ preventScroll: true })
    onShown?.()
  }, [isWanted, open, onShown])
  const id = useId()
  const Icon = markIcons[mark]
  return (
    <li className={classes.question} data-mark={mark} data-read-root>
      <UnstyledButton
        ref={button}
        className={classes.toggle}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        <span className={classes.mark} data-mark={mark}>
          <Icon size={18} aria-hidden />
          {t(mark)}
        </span>
        <span className={classes.words}>
          <strong>{t('question', { number })}</strong> <span data-read="question">{question.title}</span>
        </span>
        {score !== undefined && (
          <span className={classes.score}>
            {t('pointsOf', { score: formatNumber(score), points: formatNumber(question.points) })}
          </span>
        )}
        <IconChevronDown size={20} aria-hidden className={classes.chevron} data-opened={opened || undefined} />
      </UnstyledButton>
      <Collapse expanded={opened} id={id} transitionDuration={150}>
        {opened && <Details {...props} />}
      </Collapse>
    </li>
  )
}

function Details({ question, given, mayReport, byPerson, steps }: ResultQuestionItemProps) {
  const t = useTexts(resultTexts)
  const { answeredBy } = questionTypeRules[question.type]
  const hasParts = isOfParts(question)
  const options = optionsOf(question, given)
  const correct = options.filter(({ isCorrect }) => isCorrect === true)
  return (
    <div className={classes.details}>
      <div className={classes.helps}>
        <TypeBadge type={question.type} />
        <ReadAloud size="sm" />
      </div>
      {steps !== undefined && <StepsLine {...steps} />}
      {answeredBy === 'many' && correct.length > 0 && (
        <Text>
          {t('chosenCorrect', { count: correct.filter(({ isChosen }) => isChosen).length, total: correct.length })}
        </Text>
      )}
      {!saysNoMore(question.title, question.content) && (
        <RichTextView html={shownContent(question)} readAs="question" />
      )}
      {answeredBy === 'text' && typeof given === 'string' && (
        <Text>
          {t('givenAnswer')}: <strong>{given}</strong>
        </Text>
      )}
      {hasParts && <PartsResult question={question} given={given} byPerson={byPerson} />}
      {options.length > 0 && !hasParts && (
        <ul className={classes.options}>
          {options.map((option, index) => (
            <Option key={option.id} option={option} letter={letterOf(index)} isTyped={answeredBy === 'text'} />
          ))}
        </ul>
      )}
      {'explanation' in question && question.explanation !== '' && (
        <div>
          <Text fw={600}>{t('explanation')}</Text>
          <RichTextView html={question.explanation} readAs="feedback" />
        </div>
      )}
      {mayReport && <FeedbackForm questionId={question._id} questionTitle={question.title} />}
    </div>
  )
}

/** How long it took, and whether the child thought better of it. */
function StepsLine({ seconds, changes }: AttemptHistory['question_steps'][string]) {
  const t = useTexts(resultTexts)
  const took =
    seconds < 60
      ? t('tookSeconds', { seconds: formatNumber(seconds) })
      : t('tookMinutes', { minutes: formatNumber(Math.floor(seconds / 60)), seconds: formatNumber(seconds % 60) })
  return (
    <Text c="dimmed">
      {seconds > 0 && took}
      {seconds > 0 && changes > 0 && ' · '}
      {changes > 0 && t('changed', { count: formatNumber(changes) })}
    </Text>
  )
}

/** Correct ones green, chosen wrong ones red; both say so in words too. */
function Option({ option, letter, isTyped }: { option: ShownOption; letter: string; isTyped: boolean }) {
  const t = useTexts(resultTexts)
  const isWrong = option.isChosen && option.isCorrect === false
  const state = option.isCorrect === true ? 'correct' : isWrong ? 'wrong' : undefined
  return (
    <li className={classes.option} data-state={state}>
      <span className={classes.letter} data-read="letter">
        {letter}.
      </span>
      <RichTextView html={option.text} isCompact readAs="option" />
      <span className={classes.optionText}>
        {option.isCorrect === true && (
          <span className={classes.optionWord}>
            <IconCheck size={16} aria-hidden />
            <span data-read="feedback">{t('rightAnswer')}</span>
          </span>
        )}
        {isWrong && (
          <span className={classes.optionWord}>
            <IconX size={16} aria-hidden />
            <span data-read="feedback">{t('wrongAnswer')}</span>
          </span>
        )}
        {isWrong && option.mistake !== undefined && (
          <span data-read="feedback">{t('mistake', { mistake: option.mistake })}</span>
        )}
        {option.isChosen && !isTyped && <strong>{t('chosen')}</strong>}
      </span>
    </li>
  )
}
