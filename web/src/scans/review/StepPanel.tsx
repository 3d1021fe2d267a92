import type { SheetChange } from '@lms/contracts/scans/scans.ts'
import { Button, Text, TextInput, Title } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { SheetPicture } from './SheetPicture.tsx'
import { type Step, answerByKey, givenIn, toggled } from './review-steps.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

interface StepPanelProps {
  scanId: string
  step: Step
  left: number
  isSaving: boolean
  onChange: (change: Omit<SheetChange, 'revision'>) => void
}

/** One question, its cut-out beside the keys: one press, and the next one is there. */
export function StepPanel({ scanId, step, left, isSaving, onChange }: StepPanelProps) {
  const t = useTexts(reviewTexts)
  return (
    <section className={classes.step} aria-live="polite">
      <Text c="dimmed" size="sm">
        {t('left', { count: left })}
      </Text>
      {step.kind === 'row' ? (
        <RowStep key={step.row.id} scanId={scanId} step={step} isSaving={isSaving} onChange={onChange} />
      ) : (
        <BoxStep key={step.box.id} scanId={scanId} step={step} isSaving={isSaving} onChange={onChange} />
      )}
    </section>
  )
}

interface Of<Kind extends Step['kind']> {
  scanId: string
  step: Extract<Step, { kind: Kind }>
  isSaving: boolean
  onChange: StepPanelProps['onChange']
}

function RowStep({ scanId, step: { page, row }, isSaving, onChange }: Of<'row'>) {
  const t = useTexts(reviewTexts)
  const [chosen, setChosen] = useState<readonly string[]>(givenIn(row))
  const choices = useRef<HTMLFieldSetElement>(null)
  const isMany = row.marks === 'many'

  function say(given: readonly string[]): void {
    if (!isSaving) onChange({ answers: { [row.id]: [...given] } })
  }

  function press(value: string): void {
    if (isMany) setChosen(toggled(chosen, value))
    else say([value])
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    const answer = answerByKey(isMany ? { ...row, corrected: [...chosen] } : row, event.key)
    if (answer === null) return
    event.preventDefault()
    const [value] = answer
    if (isMany && event.key !== 'Enter' && value !== undefined) press(value)
    else say(answer)
  })
  useEffect(() => {
    // Enter says yes to what was read; on the button that closes it would close.
    choices.current?.focus()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <Title order={3} size="h5">
        <RowName id={row.id} />
      </Title>
      <SheetPicture scanId={scanId} page={page} part={partAround(row.bubbles)} current={row.id} />
      <fieldset ref={choices} className={classes.choices} aria-label={t('answers')} tabIndex={-1} data-autofocus>
        {row.bubbles.map(({ value }) => (
          <Button
            key={value}
            variant={chosen.includes(value) ? 'filled' : 'default'}
            aria-pressed={chosen.includes(value)}
            disabled={isSaving}
            onClick={() => press(value)}
          >
            {value === 'true' || value === 'false' ? t(value) : value}
          </Button>
        ))}
        <Button variant="default" disabled={isSaving} onClick={() => say([])}>
          {t('blank')}
        </Button>
        {(isMany || givenIn(row).length === 1) && (
          <Button variant="light" disabled={isSaving} onClick={() => say(isMany ? chosen : givenIn(row))}>
            {isMany ? t('save') : t('accept')}
          </Button>
        )}
      </fieldset>
      <Text size="sm" c="dimmed">
        {t('keys')}
      </Text>
    </>
  )
}

function BoxStep({ scanId, step: { page, box }, isSaving, onChange }: Of<'box'>) {
  const t = useTexts(reviewTexts)
  const [text, setText] = useState('')
  return (
    <form
      className={classes.step}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ texts: { [box.id]: text } })
      }}
    >
      <Title order={3} size="h5">
        {t('question', { number: box.id })}
      </Title>
      <SheetPicture scanId={scanId} page={page} part={box} />
      <TextInput
        label={t('typed')}
        value={text}
        maxLength={200}

        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isSaving}>
        {t('save')}
      </Button>
    </form>
  )
}

function RowName({ id }: { id: string }) {
  const t = useTexts(reviewTexts)
  const [number = id, part] = id.split('.')
  if (part === undefined) return t('question', { number })
  if (number === 'candidate') return t('candidateDigit', { part })
  return number === 'code' ? t('codeDigit', { part }) : t('part', { number, part })
}

/** A little of what is around, so that a cross or a line is seen as what it is. */
function partAround(bubbles: readonly { x: number; y: number }[]) {
  const left = Math.min(...bubbles.map(({ x }) => x)) - 12
  const top = Math.min(...bubbles.map(({ y }) => y)) - 8
  return {
    x: left,
    y: top,
    width: Math.max(...bubbles.map(({ x }) => x)) + 8 - left,
    height: Math.max(...bubbles.map(({ y }) => y)) + 8 - top,
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target instanceof HTMLInputElement
  )
}
