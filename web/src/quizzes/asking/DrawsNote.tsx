import { drawnCount } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { askingTexts } from './asking-texts.ts'
import { useFound } from './draw-check.ts'

/** How many questions each paper draws, and whether the bank has them. */
export function DrawsNote({ quiz }: { quiz: Quiz }) {
  const t = useTexts(askingTexts)
  const place = { schoolClass: quiz.class, subject: quiz.subject._id }
  const ids = quiz.questions.map(({ _id }) => _id)
  const { data } = useFound(quiz.draws, place, ids)
  const missing = data?.missing ?? 0
  return (
    <>
      <Text>{t('drawnEach', { count: formatNumber(drawnCount(quiz.draws)) })}</Text>
      {missing > 0 && (
        <Alert color="warning" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('tooFew', { missing: formatNumber(missing) })}
        </Alert>
      )}
    </>
  )
}
