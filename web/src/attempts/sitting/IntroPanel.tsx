import { type SittingView, startAttempt } from '@lms/contracts/attempts/attempts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Paper, Text, Title } from '@mantine/core'
import { IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { attemptsText } from '../assigned-labels.ts'
import { type Begun, begin } from './sitting-api.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from './sitting.module.css'

interface IntroPanelProps {
  assignedId: string
  view: SittingView
  onStarted: (begun: Begun) => void
}

/** What awaits the child, and one big button. */
export function IntroPanel({ assignedId, view: { quiz, assignment, problem }, onStarted }: IntroPanelProps) {
  const t = useTexts(sittingTexts)
  const [isOffline, setIsOffline] = useState(false)
  const form = useContractForm({
    schema: startAttempt.body,
    defaultValues: { password: '' },
    isDisposable: true,
  })
  const start = form.submit(async ({ password }) => {
    try {
      onStarted(await begin(assignedId, password))
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.code !== 'unexpected' && !error.isNetworkError
      toast.error(isAnswered ? messageOf(error) : t('startFailed'))
      setIsOffline(error instanceof ApiError && error.isNetworkError)
      throw error
    }
  })
  const last = assignment?.last_history ?? null
  return (
    <Paper className={classes.intro}>
      <Title order={1} className={classes.introTitle}>
        {quiz.title}
      </Title>
      {quiz.description !== '' && <p className={classes.introText}>{quiz.description}</p>}
      <Facts layout="tiles">
        <Fact label={t('time')}>
          {quiz.timeLimit === 0 ? t('noTimeLimit') : t('minutes', { count: formatNumber(quiz.timeLimit) })}
        </Fact>
        <Fact label={t('questions')}>{formatNumber(quiz.questionCount)}</Fact>
        <Fact label={t('totalPoints')}>{formatNumber(quiz.totalPoints)}</Fact>
        <Fact label={t('attempts')}>{attemptsText(assignment?.number_of_attempts ?? 0, quiz.maxAttempts)}</Fact>
        {quiz.deadline !== null && <Fact label={t('deadline')}>{formatDateTime(quiz.deadline)}</Fact>}
        {problem?.code === 'quiz_not_released' && quiz.releaseDate !== null && (
          <Fact label={t('opensAt')}>{formatDateTime(quiz.releaseDate)}</Fact>
        )}
      </Facts>
      {quiz.instructions !== '' && <p className={classes.introText}>{quiz.instructions}</p>}
      {problem === null ? (
        <form noValidate onSubmit={start} className={classes.introForm}>
          {quiz.hasPassword && (
            <div>
              <TextField
                control={form.control}
                name="password"
                label={t('password')}
                leftSection={<IconLock size={18} aria-hidden />}
                autoComplete="off"
                required
              />
              <Text c="dimmed" mt={4}>
                {t('passwordHint')}
              </Text>
            </div>
          )}
          <FormFailure message={form.failure !== undefined && isOffline ? t('startOffline') : form.failure} />
          <Text>{t('encouragement')}</Text>
          <Button
            type="submit"
            size="xl"
            leftSection={<IconPlayerPlay size={24} aria-hidden />}
            loading={form.isSubmitting}
          >
            {t('start')}
          </Button>
        </form>
      ) : (
        <Alert color="warning" variant="outline">
          {translateSent(problem)}
        </Alert>
      )}
      {last !== null && (
        <Button
          variant="default"
          size="lg"
          renderRoot={(button) => <Link {...button} to={screens.attemptResult.path} params={{ historyId: last._id }} />}
        >
          {t('lastResult')}
        </Button>
      )}
    </Paper>
  )
}
