import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { Quiz, QuizFace } from '@lms/contracts/quizzes/quizzes.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { DifficultyBadge } from '../../questions/question-badges.tsx'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { askingTexts } from '../asking/asking-texts.ts'
import { quizDetailTexts } from './quiz-detail-texts.ts'
import { useQuizLabels } from '../quiz-labels.tsx'
import classes from '../quiz-page.module.css'

/** What anybody who sees the quiz may know, and what only those know who work with it. */
export function QuizFacts({ quiz }: { quiz: Quiz | QuizFace }) {
  const t = useTexts(quizDetailTexts)
  const asking = useTexts(askingTexts)
  const whole = 'questions' in quiz ? quiz : null
  return (
    <Section title={t('information')}>
      <Facts layout="lines">
        <Fact label={t('subject')}>{quiz.subject.name}</Fact>
        <Fact label={t('class')}>{classNameOf(quiz.class)}</Fact>
        <Fact label={t('type')}>{t(quiz.type)}</Fact>
        <Fact label={t('difficulty')}>
          <DifficultyBadge difficulty={quiz.difficulty} />
        </Fact>
        <Fact label={t('questionCount')}>{formatNumber(quiz.questionCount)}</Fact>
        <Fact label={t('totalPoints')}>{formatNumber(quiz.totalPoints)}</Fact>
        {quiz.scale !== 'sum' && <Fact label={asking('scale')}>{asking(quiz.scale)}</Fact>}
        {quiz.releaseDate !== null && <Fact label={t('releaseDate')}>{formatDateTime(quiz.releaseDate)}</Fact>}
        {quiz.deadline !== null && <Fact label={t('deadline')}>{formatDateTime(quiz.deadline)}</Fact>}
        <Fact label={t('createdAt')}>{quiz.createdAt === '' ? t('unknown') : formatDateTime(quiz.createdAt)}</Fact>
        {whole !== null && (
          <>
            <Fact label={t('updatedAt')}>{formatDateTime(whole.updatedAt)}</Fact>
            <Fact label={t('createdBy')}>{whole.createdBy?.name || whole.createdBy?.username || t('unknown')}</Fact>
            {whole.tags.length > 0 && <Fact label={t('tags')}>{whole.tags.join(', ')}</Fact>}
          </>
        )}
      </Facts>
    </Section>
  )
}

export function QuizRules({ quiz }: { quiz: Quiz | QuizFace }) {
  const t = useTexts(quizDetailTexts)
  const labels = useQuizLabels()
  return (
    <Section title={t('rules')}>
      <Facts layout="lines">
        <Fact label={t('timeLimit')}>{labels.minutes(quiz.timeLimit)}</Fact>
        <Fact label={t('estimatedTime')}>{labels.minutes(quiz.estimatedTime)}</Fact>
        <Fact label={t('maxAttempts')}>{labels.attempts(quiz.maxAttempts)}</Fact>
        <Fact label={t('passingScore')}>{labels.percent(quiz.passingScore)}</Fact>
        <Fact label={t('gradingMethod')}>{t(quiz.gradingMethod)}</Fact>
        <Fact label={t('multipleChoiceCredit')}>{t(quiz.multipleChoiceCredit)}</Fact>
        {labels.switches(quiz).map(({ name, label, isOn }) => (
          <Fact key={name} label={label}>
            <YesOrNo isYes={isOn} />
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}

export function YesOrNo({ isYes }: { isYes: boolean }) {
  const t = useTexts(quizDetailTexts)
  const Icon = isYes ? IconCheck : IconX
  return (
    <span className={classes.yesOrNo} data-yes={isYes}>
      <Icon size={16} aria-hidden />
      {t(isYes ? 'yes' : 'no')}
    </span>
  )
}
