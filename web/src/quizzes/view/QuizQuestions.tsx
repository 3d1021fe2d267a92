import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { drawnCount } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { DrawsNote } from '../asking/DrawsNote.tsx'
import { QuestionLine } from './QuestionLine.tsx'
import { QuestionModal } from './QuestionModal.tsx'
import { quizDetailTexts } from './quiz-detail-texts.ts'
import classes from '../quiz-page.module.css'

export function QuizQuestions({ quiz }: { quiz: Quiz }) {
  const t = useTexts(quizDetailTexts)
  const [shown, setShown] = useState<QuestionSummary | null>(null)
  const { questions, questionCount } = quiz
  const named = questionCount - drawnCount(quiz.draws)
  const counts = { shown: formatNumber(questions.length), total: formatNumber(named) }
  return (
    <Section title={t('questions')} description={questions.length < named ? t('someQuestions', counts) : undefined}>
      {quiz.draws.length > 0 && <DrawsNote quiz={quiz} />}
      {questions.length === 0 && quiz.draws.length > 0 ? null : questions.length === 0 ? (
        <Text c="dimmed">{t('noQuestions')}</Text>
      ) : (
        <ol className={classes.questions} aria-label={t('questions')}>
          {questions.map((question, index) => (
            <QuestionLine
              key={question._id}
              question={{ ...question, points: quiz.placing[question._id]?.points ?? question.points }}
              number={index + 1}
            >
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
