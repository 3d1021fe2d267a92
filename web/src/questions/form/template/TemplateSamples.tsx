import { shownContent } from '@lms/contracts/question-types/cloze.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type PartsDraft, partsIn } from '@lms/contracts/question-types/parts.ts'
import { says } from '@lms/contracts/messages.ts'
import type { Templated } from '@lms/contracts/questions/templates/instances.ts'
import { type Trial, tried } from '@lms/contracts/questions/templates/template-check.ts'
import { readableTextOf } from '@lms/contracts/rich-text.ts'
import { Alert, Button, Text, Title } from '@mantine/core'
import { IconRefresh, IconTestPipe } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatNumber } from '../../../lib/formats.ts'
import { translateSaid, useTexts } from '../../../lib/texts.ts'
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx'
import { letterOf } from '../../answer-letters.ts'
import { PartsKey } from '../../parts/result/PartsKey.tsx'
import type { QuestionFormState } from '../../values/question-form.ts'
import { drawnSample, templatedOf } from '../../templates/template-sample.ts'
import { templateFormTexts } from '../../templates/template-form-texts.ts'
import classes from '../../templates/templates.module.css'

const shownAtOnce = 3
const fewDraws = 10

/** What students may get, live, and what comes of a hundred draws. */
export function TemplateSamples({ form }: { form: QuestionFormState }) {
  const t = useTexts(templateFormTexts)
  // The form changes its values in place: without a copy it compares them with themselves and sees no change.
  const values = useDeferredValue(useWatch({ control: form.control, compute: (all) => structuredClone(all) }))
  const [round, setRound] = useState(0)
  const [trial, setTrial] = useState<{ of: typeof values; result: Trial } | null>(null)
  const templated = useMemo(() => templatedOf(values), [values])
  const samples = useMemo(
    () => (templated === null ? [] : Array.from({ length: shownAtOnce }, () => ({ ...drawnSample(templated), round }))),
    [templated, round],
  )
  const problem = samples.find((sample) => sample.problem !== null)?.problem ?? null
  return (
    <div className={classes.group}>
      <Title order={3} size="h6">
        {t('samples')}
      </Title>
      <div aria-live="polite">
        {problem !== null ? (
          <Alert color="warning" variant="outline">
            {t('noSample', { problem: translateSaid(problem) })}
          </Alert>
        ) : (
          <ul className={classes.samples}>
            {samples.map((sample, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- they have nothing but their places
              <li key={index} className={classes.sample}>
                {sample.instance && <Sample question={sample.instance} />}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.line}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => setRound((before) => before + 1)}
        >
          {t('redraw')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTestPipe size={16} aria-hidden />}
          disabled={templated === null}
          onClick={() =>
            templated !== null &&
            setTrial({ of: values, result: tried(templated, templated.template, 100, Math.random) })
          }
        >
          {t('tryMany')}
        </Button>
      </div>
      <div aria-live="polite">{trial !== null && trial.of === values && <Findings trial={trial.result} />}</div>
    </div>
  )
}

function Sample({ question }: { question: Templated }) {
  const t = useTexts(templateFormTexts)
  const { type, answers } = question
  const isTyped = questionTypeRules[type].answeredBy === 'text'
  const right = answers
    .map(({ text, isCorrect }, index) => ({ isCorrect, said: isTyped ? readableTextOf(text) : letterOf(index) }))
    .filter(({ isCorrect }) => isCorrect)
  const parts = partsIn(question as PartsDraft)
  return (
    <>
      <RichTextView html={shownContent(question)} isCompact />
      {!isTyped && answers.length > 0 && (
        <ol className={classes.options}>
          {answers.map(({ text }, index) => (
            <li key={letterOf(index)}>
              <RichTextView html={text} isCompact />
            </li>
          ))}
        </ol>
      )}
      {right.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('key', { key: right.map(({ said }) => said).join(', ') })}
        </Text>
      )}
      {answers.length === 0 && <PartsKey parts={parts} />}
    </>
  )
}

function Findings({ trial }: { trial: Trial }) {
  const t = useTexts(templateFormTexts)
  const { tries, different, refusedByConstraints, problems, failure } = trial
  if (failure !== null)
    return (
      <Alert color="danger" variant="outline">
        {t('triedFailed', { tries: tries + 1, problem: translateSaid(failure) })}
      </Alert>
    )
  const isFew = different < fewDraws
  return (
    <Alert color={isFew ? 'warning' : 'success'} variant="outline">
      <Text size="sm">{t('triedAll', { different: formatNumber(different) })}</Text>
      {isFew && <Text size="sm">{t('triedFew')}</Text>}
      {refusedByConstraints > 0 && <Text size="sm">{t('triedRefused', { count: refusedByConstraints })}</Text>}
      {problems.map(({ message, count }) => (
        <Text key={message.key} size="sm">
          {t('triedProblem', { problem: translateSaid(says(message, { where: '' })), count })}
        </Text>
      ))}
    </Alert>
  )
}
