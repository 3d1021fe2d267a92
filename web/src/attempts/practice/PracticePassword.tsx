import { startAttempt } from '@lms/contracts/attempts/attempts.ts'
import type { PracticeRun } from '@lms/contracts/attempts/practice.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Paper, Text } from '@mantine/core'
import { IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { beginPractice } from './practice-api.ts'
import { practiceTexts } from './practice-texts.ts'
import classes from '../sitting/sitting.module.css'

interface PracticePasswordProps {
  quizId: string
  onStarted: (run: PracticeRun) => void
}

/** Who did not write a quiz needs its password, as a child would. */
export function PracticePassword({ quizId, onStarted }: PracticePasswordProps) {
  const t = useTexts(practiceTexts)
  const form = useContractForm({ schema: startAttempt.body, defaultValues: { password: '' }, isDisposable: true })
  const start = form.submit(async ({ password }) => onStarted(await beginPractice(quizId, password)))
  return (
    <Page
      title={t('passwordTitle')}
      actions={
        <Button variant="default" renderRoot={(button) => <Link {...button} to={screens.quizzes.path} />}>
          {t('back')}
        </Button>
      }
    >
      <Paper className={classes.intro}>
        <Text>{t('passwordMessage')}</Text>
        <form noValidate onSubmit={start} className={classes.introForm}>
          <TextField
            control={form.control}
            name="password"
            label={t('password')}
            leftSection={<IconLock size={18} aria-hidden />}
            autoComplete="off"
            required
          />
          <FormFailure message={form.failure} />
          <Button type="submit" leftSection={<IconPlayerPlay size={18} aria-hidden />} loading={form.isSubmitting}>
            {t('start')}
          </Button>
        </form>
      </Paper>
    </Page>
  )
}
