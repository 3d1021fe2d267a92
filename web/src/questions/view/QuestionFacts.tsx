import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { Question } from '@lms/contracts/questions/questions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useSpokenLanguage, useTexts } from '../../lib/texts.ts'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { DifficultyBadge } from '../question-badges.tsx'
import { questionDetailTexts } from './question-detail-texts.ts'
import classes from './question-page.module.css'

export function QuestionFacts({ question }: { question: Question }) {
  const t = useTexts(questionDetailTexts)
  const language = useSpokenLanguage()
  const { label, description } = questionTypeRules[question.type]
  return (
    <Section title={t('details')}>
      <Facts layout="lines">
        <Fact label={t('type')}>
          {label[language]}
          <span className={classes.typeHint}>{description[language]}</span>
        </Fact>
        <Fact label={t('subject')}>{question.subject.name}</Fact>
        <Fact label={t('class')}>{classNameOf(question.class)}</Fact>
        <Fact label={t('difficulty')}>
          <DifficultyBadge difficulty={question.difficulty} />
        </Fact>
        <Fact label={t('points')}>{formatNumber(question.points)}</Fact>
        {question.topic !== '' && <Fact label={t('topic')}>{question.topic}</Fact>}
        {question.tags.length > 0 && <Fact label={t('tags')}>{question.tags.join(', ')}</Fact>}
        <Fact label={t('createdAt')}>{formatDateTime(question.createdAt)}</Fact>
        <Fact label={t('updatedAt')}>{formatDateTime(question.updatedAt)}</Fact>
        <Fact label={t('createdBy')}>{authorName(question) ?? t('nobody')}</Fact>
      </Facts>
    </Section>
  )
}

export function authorName({ createdBy }: Pick<Question, 'createdBy'>): string | undefined {
  return createdBy?.name || createdBy?.username || undefined
}

export function QuestionStatistics({ question }: { question: Question }) {
  const t = useTexts(questionDetailTexts)
  const text = textOf(question.content)
  const words = text === '' ? 0 : text.split(' ').length
  return (
    <Section title={t('statistics')}>
      <Facts layout="lines">
        <Fact label={t('totalOptions')}>{formatNumber(question.answers.length)}</Fact>
        <Fact label={t('correctOptions')}>
          {formatNumber(question.answers.filter(({ isCorrect }) => isCorrect).length)}
        </Fact>
        <Fact label={t('words')}>{formatNumber(words)}</Fact>
        <Fact label={t('characters')}>{formatNumber(text.length)}</Fact>
      </Facts>
    </Section>
  )
}
