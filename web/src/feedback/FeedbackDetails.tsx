import type { Feedback } from '@lms/contracts/feedback/feedback.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { mayClose } from '../ui/form/leave-guard.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import { ResponseForm } from './ResponseForm.tsx'
import { StatusForm } from './StatusForm.tsx'
import { FeedbackStatusBadge } from './feedback-columns.tsx'
import { feedbackTexts } from './feedback-texts.ts'
import classes from './feedback.module.css'

interface FeedbackDetailsProps {
  feedback: Feedback | null
  onChange: (feedback: Feedback) => void
  onClose: () => void
}

export function FeedbackDetails({ feedback, onChange, onClose }: FeedbackDetailsProps) {
  const t = useTexts(feedbackTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(feedback)
  if (feedback !== null && feedback !== shown) setShown(feedback)

  async function close(): Promise<void> {
    if (await mayClose()) onClose()
  }

  return (
    <Modal opened={feedback !== null} onClose={() => void close()} title={t('detailTitle')} size="xl">
      {shown !== null && <Report key={shown._id} feedback={shown} onChange={onChange} />}
    </Modal>
  )
}

function Report({ feedback, onChange }: { feedback: Feedback; onChange: (feedback: Feedback) => void }) {
  const t = useTexts(feedbackTexts)
  const { questionId, questionTitle, canDecide, response, fixedInVersion } = feedback
  return (
    <div className={classes.report}>
      <div>
        <Title order={3} size="h5">
          {questionTitle}
        </Title>
        {canDecide && (
          <Anchor
            size="sm"
            renderRoot={(props) => <Link {...props} to={screens.questionView.path} params={{ id: questionId }} />}
          >
            {t('openQuestion')}
          </Anchor>
        )}
      </div>
      <Facts layout="columns">
        <Fact label={t('type')}>{t(feedback.type)}</Fact>
        <Fact label={t('reporter')}>{feedback.reporter?.name ?? t('nobody')}</Fact>
        <Fact label={t('created')}>{formatDateTime(feedback.createdAt)}</Fact>
        <Fact label={t('reportedVersion')}>{feedback.questionVersion}</Fact>
        <Fact label={t('status')}>
          <FeedbackStatusBadge status={feedback.status} />
        </Fact>
        {fixedInVersion !== null && <Fact label={t('fixedIn')}>{fixedInVersion}</Fact>}
      </Facts>
      <section>
        <Title order={3} size="h6">
          {t('content')}
        </Title>
        <Text className={classes.words}>{feedback.content}</Text>
      </section>
      {canDecide ? (
        <>
          <StatusForm feedback={feedback} onSaved={onChange} />
          <ResponseForm feedback={feedback} onSaved={onChange} />
        </>
      ) : (
        <section>
          <Title order={3} size="h6">
            {t('response')}
          </Title>
          <Text className={classes.words} c={response === null ? 'dimmed' : undefined}>
            {response ?? t('noResponse')}
          </Text>
        </section>
      )}
    </div>
  )
}
