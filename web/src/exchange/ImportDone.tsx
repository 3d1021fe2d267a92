import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Group, List, Progress, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowRight, IconClipboardPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { reloadQuestions } from '../questions/question-api.ts'
import { reloadQuizzes } from '../quizzes/quiz-api.ts'
import { Section } from '../ui/page/Section.tsx'
import { makeQuiz, undoImport } from './exchange-api.ts'
import { useAct } from './act.ts'
import { exchangeTexts } from './exchange-texts.ts'

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
  if (one.state === 'undone') return <Undone one={one} />
  return (
    <Section title={t('saved')}>
      <Text aria-live="polite">{t('savedDone', { count: formatNumber(one.counts.saved) })}</Text>
      <Group gap="xs">
        {address['for'] === 'quiz' ? (
          <Button
            rightSection={<IconArrowRight size={16} aria-hidden />}
            renderRoot={(button) => (
              <Link {...button} to={screens.quizCreate.path} search={{ step: '2.1', imported: one._id } as never} />
            )}
          >
            {t('toQuiz')}
          </Button>
        ) : (
          <QuizButton one={one} />
        )}
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
      </Group>
    </Section>
  )
}

function Undone({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  return (
    <Section title={t('undone')}>
      <Text>{t('undoneDone')}</Text>
      {one.kept.length > 0 && <Text>{t('kept')}</Text>}
      <List>
        {one.kept.map(({ _id, title }) => (
          <List.Item key={_id}>
            <Anchor renderRoot={(anchor) => <Link {...anchor} to={screens.questionView.path} params={{ id: _id }} />}>
              {title}
            </Anchor>
          </List.Item>
        ))}
      </List>
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
    <>
      <Text size="sm" c="dimmed" w="100%">
        {t('makeQuizHint')}
      </Text>
      <Button leftSection={<IconClipboardPlus size={16} aria-hidden />} loading={isBusy} onClick={() => run(make)}>
        {t('makeQuiz')}
      </Button>
    </>
  )
}

export function UndoButton({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const queryClient = useQueryClient()
  const { run, isBusy } = useAct()

  async function undo(): Promise<void> {
    await undoImport(one._id)
    await reloadQuestions(queryClient)
  }
  const question = {
    title: t('undoTitle'),
    message: t('undoMessage', { count: formatNumber(one.counts.saved) }),
    confirmLabel: t('undo'),
    danger: true,
  }
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => run(undo, question)}
    >
      {t('undo')}
    </Button>
  )
}
