import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { QuestionLine } from './QuestionLine.tsx'
import { QuestionModal } from './QuestionModal.tsx'
import { quizDetailTexts } from './quiz-detail-texts.ts'
import classes from '../quiz-page.module.css'

export function QuizQuestions({ quiz }: { quiz: Quiz }) {
  const t = useTexts(quizDetailTexts)
  const [shown, setShown] = useState<QuestionSummary | null>(null)
  const { questions, questionCount } = quiz
  const counts = { shown: formatNumber(questions.length), total: formatNumber(questionCount) }
  return (
    <Section
      title={t('questions')}
      description={questions.length < questionCount ? t('someQuestions', counts) : undefined}
    >
      {questions.length === 0 ? (
        <Text c="dimmed">{t('noQuestions')}</Text>
      ) : (
        <ol className={classes.questions} aria-label={t('questions')}>
          {questions.map((question, index) => (
            <QuestionLine key={question._id} question={question} number={index + 1}>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('detailsOf', { title: question.title })}
                onClick={() => setShown(question)}
              >
                {t('details')}
              </Button>
            </QuestionLine>
          ))}
        </ol>
      )}
      <QuestionModal question={shown} onClose={() => setShown(null)} />
    </Section>
  )
}
