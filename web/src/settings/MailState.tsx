import type { MailResult, MailState as State } from '@lms/contracts/settings/settings.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { useSendTestMail } from './settings-api.ts'
import { settingsTexts } from './settings-texts.ts'

export function MailState({ mail }: { mail: State }) {
  const t = useTexts(settingsTexts)
  return (
    <Section
      title={t('mail')}
      description={mail.configured ? t('mailConfigured', { from: mail.from ?? '' }) : t('mailMissing')}
    >
      <Facts layout="table">
        <Fact label={t('mailState')}>
          <StatusBadge color={mail.configured ? 'success' : 'warning'}>
            {t(mail.configured ? 'mailOn' : 'mailOff')}
          </StatusBadge>
        </Fact>
        <Fact label={t('lastMail')}>{mail.last === null ? t('noMailYet') : <LastMail last={mail.last} />}</Fact>
      </Facts>
      <TestMail />
    </Section>
  )
}

const colors = { waiting: 'brand', sent: 'success', failed: 'danger', outbox: 'gray' } as const

function LastMail({ last }: { last: MailResult }) {
  const t = useTexts(settingsTexts)
  return (
    <>
      <Group gap="xs">
        <StatusBadge color={colors[last.status]}>{t(`mail_${last.status}`)}</StatusBadge>
        <time dateTime={last.at}>{formatDateTime(last.at)}</time>
      </Group>
      {last.failure !== null && <Text size="sm">{t('mailFailure', { reason: last.failure })}</Text>}
    </>
  )
}

function TestMail() {
  const t = useTexts(settingsTexts)
  const test = useSendTestMail()
  return (
    <>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('testMail')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('testMailHint')}
        </Text>
      </Group>
      <div aria-live="polite">
        {test.isError && <Alert color="danger">{messageOf(test.error)}</Alert>}
        {test.isSuccess && !test.isPending && <Outcome {...test.data} />}
      </div>
    </>
  )
}

function Outcome({ recipient, result }: { recipient: string; result: MailResult }) {
  const t = useTexts(settingsTexts)
  if (result.status === 'sent') return <Alert color="success">{t('testSent', { recipient })}</Alert>
  if (result.status === 'failed') {
    const reason = result.failure ?? t('noReason')
    return <Alert color="danger">{t('testFailed', { recipient, reason })}</Alert>
  }
  return <Alert color="warning">{t('testKept', { recipient })}</Alert>
}
