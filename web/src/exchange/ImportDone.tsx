import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Progress, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { reloadQuestions } from '../questions/question-api.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Section } from '../ui/page/Section.tsx'
import { reloadImports, undoImport } from './exchange-api.ts'
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
        <Button
          variant={address['for'] === 'quiz' ? 'default' : 'filled'}
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

export function UndoButton({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const queryClient = useQueryClient()
  const [isUndoing, setIsUndoing] = useState(false)

  async function undo(): Promise<void> {
    const isWanted = await confirm({
      title: t('undoTitle'),
      message: t('undoMessage', { count: formatNumber(one.counts.saved) }),
      confirmLabel: t('undo'),
      danger: true,
    })
    if (!isWanted) return
    setIsUndoing(true)
    try {
      await undoImport(one._id)
      await Promise.all([reloadImports(queryClient), reloadQuestions(queryClient)])
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsUndoing(false)
  }

  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      loading={isUndoing}
      onClick={() => void undo()}
    >
      {t('undo')}
    </Button>
  )
}
