import type { Mail } from '@lms/contracts/outbox/outbox.ts'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { CopyButton } from '../ui/copy/CopyButton.tsx'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../ui/page/skeletons.tsx'
import { MailStatus } from './MailStatus.tsx'
import { mailQuery } from './outbox-api.ts'
import { outboxTexts } from './outbox-texts.ts'
import classes from './outbox.module.css'

/** A mail as its recipient reads it. */
export function MailDialog({ mail, onClose }: { mail: Mail | null; onClose: () => void }) {
  const t = useTexts(outboxTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(mail)
  if (mail !== null && mail !== shown) setShown(mail)
  if (shown === null) return null
  return (
    <Modal
      opened={mail !== null}
      onClose={onClose}
      title={shown.subject}
      size="2xl"
      footer={
        <>
          {shown.link !== null && (
            <CopyButton
              text={shown.link}
              label={t('copyLink')}
              accessibleName={t('copyLinkOf', { recipient: shown.recipient })}
              copiedMessage={t('linkCopied')}
            />
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <Facts layout="columns" isBoxed>
        <Fact label={t('recipient')}>{shown.recipient}</Fact>
        <Fact label={t('status')}>
          <MailStatus status={shown.status} />
        </Fact>
        <Fact label={t('created')}>{formatDateTime(shown.createdAt)}</Fact>
        {shown.failure !== null && <Fact label={t('failure')}>{shown.failure}</Fact>}
      </Facts>
      <MailText id={shown.id} />
    </Modal>
  )
}

function MailText({ id }: { id: string }) {
  const t = useTexts(outboxTexts)
  const { data, error, isPending, isFetching, refetch } = useQuery(mailQuery(id))
  if (isPending) return <ListSkeleton rows={3} />
  if (data === undefined)
    return (
      <ErrorState
        title={t('mailFailed')}
        message={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return data.text === null ? (
    <Text c="dimmed" mt="md">
      {t('textGone')}
    </Text>
  ) : (
    <div className={classes.text}>{data.text}</div>
  )
}
