import type { DataOf } from '@lms/contracts/endpoint.ts'
import { chooseWeeklyMail, type readWeekly } from '@lms/contracts/practice/weekly-report.ts'
import { Alert, Button, Loader, Switch, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { useWeeklyMailChoice, weeklyPreviewQuery } from './parents-api.ts'
import { weeklyTexts } from './parents-texts.ts'
import classes from './parents.module.css'

interface WeeklyMailProps {
  childId: string
  /** Null for administrators: they get none, but may look. */
  mail: DataOf<typeof readWeekly>['mail']
}

export function WeeklyMail({ childId, mail }: WeeklyMailProps) {
  const t = useTexts(weeklyTexts)
  const choice = useWeeklyMailChoice(childId)
  const [opened, { open, close }] = useDisclosure(false)

  function choose(isOn: boolean): void {
    choice.mutate(isOn, {
      onSuccess: () => toast.success(translated(chooseWeeklyMail.message)),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  return (
    <Section title={t('mail')} description={t('mailHow')}>
      <div className={classes.mail}>
        {mail !== null && (
          <Switch
            label={t('mailSwitch')}
            checked={choice.isPending ? choice.variables : mail.isOn}
            disabled={choice.isPending}
            onChange={(event) => choose(event.currentTarget.checked)}
          />
        )}
        {mail !== null && mail.obstacle !== null && mail.isOn && <Text size="sm">{t(mail.obstacle)}</Text>}
        <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} onClick={open}>
          {t('preview')}
        </Button>
      </div>
      <Modal opened={opened} onClose={close} title={t('preview')} size="2xl">
        <Preview childId={childId} />
      </Modal>
    </Section>
  )
}

function Preview({ childId }: { childId: string }) {
  const t = useTexts(weeklyTexts)
  const { data, error } = useQuery(weeklyPreviewQuery(childId))
  if (error !== null && data === undefined)
    return (
      <Alert color="danger" title={t('previewFailed')}>
        {messageOf(error)}
      </Alert>
    )
  if (data === undefined) return <Loader size="sm" />
  return (
    <>
      <Text fw={600} mb="xs">
        {t('subject', { subject: data.subject })}
      </Text>
      <pre className={classes.mailText}>{data.text}</pre>
    </>
  )
}
