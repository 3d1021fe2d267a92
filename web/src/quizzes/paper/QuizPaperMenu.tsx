import type { PaperFormat } from '@lms/contracts/quizzes/quiz-papers.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { QuestionExport } from '../../questions/list/QuestionExport.tsx'
import { PaperDialog } from './PaperDialog.tsx'
import { quizPaperTexts } from './quiz-paper-texts.ts'

/** For who finds all of its questions: a paper with some of them would pass for the whole. */
export function QuizPaperMenu({ quiz }: { quiz: Quiz }) {
  const t = useTexts(quizPaperTexts)
  const [format, setFormat] = useState<PaperFormat | null>(null)
  if (quiz.questions.length === 0 || quiz.questions.length < quiz.questionCount) return null
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => setFormat('pdf')}>
        {t('open')}
      </Button>
      <QuestionExport source={{ quizId: quiz._id, title: quiz.title }} />
      <PaperDialog source={{ quizId: quiz._id, title: quiz.title }} format={format} onClose={() => setFormat(null)} />
    </>
  )
}
