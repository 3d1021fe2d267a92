import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import type { CheckedAnswer } from '@lms/contracts/attempts/checked-answers.ts'
import { sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import { explanationMessages } from '@lms/contracts/practice/explanation-messages.ts'
import { explainMistake, readExplaining } from '@lms/contracts/practice/explanations.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { Button } from '@mantine/core'
import { IconFlag, IconRobot, IconSparkles } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { registerMessages, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { explainingTexts } from './explaining-texts.ts'
import classes from './explaining.module.css'

registerMessages(explanationMessages)

const reportLength = 1500

interface MoreExplanationProps {
  sessionId: string
  check: CheckedAnswer
}

/** Offered once all tries are over and one of them was a mistake of one's own, where a parent lets a model explain. */
export function MoreExplanation({ sessionId, check }: MoreExplanationProps) {
  const isMistake =
    check.state !== 'again' && check.tries.some(({ given, isRight }) => !isRight && given !== null && isAnswered(given))
  const allowed = useQuery({
    queryKey: ['practice', 'explaining'],
    queryFn: ({ signal }) => call(readExplaining, { signal }),
    enabled: isMistake,
    retry: false,
  })
  if (!isMistake || allowed.data?.isOn !== true) return null
  return <Offer key={check.question} sessionId={sessionId} question={check.question} />
}

function Offer({ sessionId, question }: { sessionId: string; question: string }) {
  const t = useTexts(explainingTexts)
  const asking = useMutation({
    mutationFn: async () => (await call(explainMistake, { params: { id: sessionId }, body: { question } })).explanation,
    onError: (error) => toast.error(messageOf(error)),
  })
  if (asking.data !== undefined) return <Written question={question} text={asking.data.text} />
  return (
    <div>
      <Button
        variant="light"
        size="md"
        leftSection={<IconSparkles size={20} aria-hidden />}
        loading={asking.isPending}
        onClick={() => asking.mutate()}
      >
        {t('more')}
      </Button>
      {asking.isPending && <output className={classes.waiting}>{t('waiting')}</output>}
    </div>
  )
}

function Written({ question, text }: { question: string; text: string }) {
  const t = useTexts(explainingTexts)
  const report = useMutation({
    mutationFn: () => {
      const content = t('reportWords', { text: textOf(text).slice(0, reportLength) })
      return call(sendFeedback, { params: { questionId: question }, body: { type: 'error', content } })
    },
    onSuccess: () => toast.success(t('reported')),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <section className={classes.written} aria-label={t('more')}>
      <p className={classes.label}>
        <IconRobot size={20} aria-hidden />
        {t('byAi')}
      </p>
      <RichTextView html={text} readAs="feedback" />
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFlag size={16} aria-hidden />}
        loading={report.isPending}
        disabled={report.isSuccess}
        onClick={() => report.mutate()}
      >
        {t(report.isSuccess ? 'reported' : 'report')}
      </Button>
    </section>
  )
}
