import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Progress, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowRight, IconClipboardPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { reloadQuestions } from '../questions/question-api.ts'
import { reloadQuizzes } from '../quizzes/quiz-api.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Section } from '../ui/page/Section.tsx'
import { makeQuiz, undoImport } from './exchange-api.ts'
import { useAct } from './act.ts'
import { exchangeTexts } from './exchange-texts.ts'
import classes from './exchange.module.css'

/** Goes on without this page. */
export function SavingProgress({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const { saved, accepted } = one.counts
  return (
    <Section title={t('saving')} description={t('readingHint')}>
      <Progress value={accepted === 0 ? 0 : (saved / accepted) * 100} aria-label={t('saving')} size="lg" />
      <Text aria-live="polite">{t('savedOf', { saved: formatNumber(saved), total: formatNumber(accepted) })}</Text>
    </Section>
  )
}

export function ImportDone({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const address: Record<string, unknown> = useSearch({ strict: false })
  if (one.state === 'undone')
    return (
      <Section title={t('undone')}>
        <Text>{t('undoneDone')}</Text>
        {one.kept.length > 0 && (
          <div>
            <Text>{t('kept')}</Text>
            <ul className={classes.kept}>
              {one.kept.map(({ _id, title }) => (
                <li key={_id}>
                  <Anchor
                    renderRoot={(anchor) => <Link {...anchor} to={screens.questionView.path} params={{ id: _id }} />}
                  >
                    {title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Section>
    )
  return (
    <Section title={t('saved')}>
      <Text aria-live="polite">{t('savedDone', { count: formatNumber(one.counts.saved) })}</Text>
      {address['for'] !== 'quiz' && (
        <Text size="sm" c="dimmed">
          {t('makeQuizHint')}
        </Text>
      )}
      <div className={classes.buttons}>
        {address['for'] === 'quiz' && (
          <Button
            rightSection={<IconArrowRight size={16} aria-hidden />}
            renderRoot={(button) => (
              <Link {...button} to={screens.quizCreate.path} search={{ step: '2.1', imported: one._id } as never} />
            )}
          >
            {t('toQuiz')}
          </Button>
        )}
        {address['for'] !== 'quiz' && <QuizButton one={one} />}
        <Button
          variant="default"
          renderRoot={(button) => (
            <Link
              {...button}
              to={screens.questions.path}
              search={(one.class === null ? {} : { class: one.class }) as never}
            />
          )}
        >
          {t('toBank')}
        </Button>
        <UndoButton one={one} />
      </div>
    </Section>
  )
}

function QuizButton({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { run, isBusy } = useAct()

  async function make(): Promise<void> {
    const id = await makeQuiz(one._id)
    await reloadQuizzes(queryClient)
    await navigate({ to: screens.quizView.path, params: { id } })
  }

  return (
    <Button leftSection={<IconClipboardPlus size={16} aria-hidden />} loading={isBusy} onClick={() => run(make)}>
      {t('makeQuiz')}
    </Button>
  )
}

export function UndoButton({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const queryClient = useQueryClient()
  const { run, isBusy } = useAct()

  async function undo(): Promise<void> {
    const isWanted = await confirm({
      title: t('undoTitle'),
      message: t('undoMessage', { count: formatNumber(one.counts.saved) }),
      confirmLabel: t('undo'),
      danger: true,
    })
    if (!isWanted) return
    run(async () => {
      await undoImport(one._id)
      await reloadQuestions(queryClient)
    })
  }

  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => void undo()}
    >
      {t('undo')}
    </Button>
  )
}
