import { repeatsText } from '@lms/contracts/questions/question-title.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translate, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { QuestionOptions } from '../../questions/view/QuestionOptions.tsx'
import { useMayChange } from '../../questions/question-acts.tsx'
import { questionQuery } from '../../questions/question-api.ts'
import { DifficultyBadge, TypeBadge } from '../../questions/question-badges.tsx'
import { TemplateBadge } from '../../questions/templates/TemplateBadge.tsx'
import { shownSample } from '../../questions/templates/template-sample.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { quizDetailTexts } from './quiz-detail-texts.ts'
import { useQuizLabels } from '../quiz-labels.tsx'
import classes from '../quiz-page.module.css'

interface QuestionModalProps {
  /** Null while none is shown. */
  question: QuestionSummary | null
  onClose: () => void
}

/** One question in full, with its key. */
export function QuestionModal({ question, onClose }: QuestionModalProps) {
  const t = useTexts(quizDetailTexts)
  const mayChange = useMayChange()
  // Keeps its content while it fades out.
  const [shown, setShown] = useState(question)
  if (question !== null && question !== shown) setShown(question)
  if (shown === null) return null
  return (
    <Modal
      opened={question !== null}
      onClose={onClose}
      title={t('questionDetails')}
      size="2xl"
      footer={
        <>
          {mayChange(shown) && (
            <Button
              variant="default"
              leftSection={<IconExternalLink size={16} aria-hidden />}
              renderRoot={(button) => (
                <Link {...button} to={screens.questionEdit.path} params={{ id: shown._id }} target="_blank" />
              )}
            >
              {t('editQuestion')}
            </Button>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <Details key={shown._id} question={shown} />
    </Modal>
  )
}

function Details({ question }: { question: QuestionSummary }) {
  const t = useTexts(quizDetailTexts)
  const labels = useQuizLabels()
  const query = useQuery(questionQuery(question._id))
  const { isError } = query
  const data = query.data && shownSample(query.data)
  useEffect(() => {
    if (isError) toast.error(translate(quizDetailTexts, 'loadQuestionFailed'))
  }, [isError])
  return (
    <div className={classes.modalBody}>
      {(data === undefined || !repeatsText(data.title, data.content)) && (
        <Title order={3} size="h4">
          {question.title}
        </Title>
      )}
      <span className={classes.tags}>
        <TypeBadge type={question.type} />
        <DifficultyBadge difficulty={question.difficulty} />
        {question.sample !== null && <TemplateBadge />}
        <Text component="span" size="sm" c="dimmed">
          {labels.points(question.points)}
        </Text>
      </span>
      {data === undefined && !isError && <ListSkeleton rows={4} />}
      {data === undefined && isError && (
        <ErrorState
          title={t('loadQuestionFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && (
        <>
          <RichTextView html={data.content} />
          <QuestionOptions type={data.type} answers={data.answers} parts={data} />
          {data.explanation !== '' && (
            <div>
              <Text fw={600} size="sm">
                {t('explanation')}
              </Text>
              <RichTextView html={data.explanation} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
