import type { ImportItem, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { keySigns } from '@lms/contracts/exchange/origin.ts'
import { ImportMending, MendedKey, mendedTypes, mostMended } from '@lms/contracts/exchange/reading.ts'
import { Button, Select, Text, TextInput, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { Section } from '../../ui/page/Section.tsx'
import { PlacementFields } from '../PlacementFields.tsx'
import { mendItems, reloadImports } from '../exchange-api.ts'
import { type Placement, isPlaced, nowhere, placementToSend } from '../placement.ts'
import { keysIn } from './key-list.ts'
import { numbersIn, numbersText } from './question-numbers.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

interface MendFormProps {
  one: QuestionImport
  /** The questions of this page. */
  shown: readonly ImportItem[]
}

const MendedType = ImportMending.shape.type

interface Wanted extends Placement {
  key: MendedKey | null
  keys: string
  type: (typeof mendedTypes)[number] | null
  topic: string
}

const nothing: Wanted = { ...nowhere, key: null, keys: '', type: null, topic: '' }

/** What several questions have in common is said once. */
export function MendForm(props: MendFormProps) {
  const t = useTexts(reviewTexts)
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <OpenForm {...props} />
  return (
    <div>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('showMend')}
      </Button>
    </div>
  )
}

function OpenForm({ one, shown }: MendFormProps) {
  const t = useTexts(reviewTexts)
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState<Wanted>(nothing)
  const [isSaving, setIsSaving] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const numbers = numbersIn(chosen, one.counts.total)
  const signs: readonly MendedKey[] = [
    ...keySigns.filter((sign) => shown.some(({ origin }) => origin?.marks[sign] !== undefined)),
    ...(shown.some(({ answers }) => answers.length > 1) ? (['first'] as const) : []),
  ]
  const set = (changes: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...changes }))
  const { key, type, topic } = wanted
  const listed = keysIn(wanted.keys)
  const keys = 'keys' in listed ? listed.keys : null
  const keysWrong =
    'unclear' in listed
      ? t('keysUnclear', { part: listed.unclear })
      : listed.keys.length > 0 && numbers !== null && numbers.length > mostMended
        ? t('keysTooMany', { count: formatNumber(mostMended) })
        : null
  const isAsked = key !== null || type !== null || topic.trim() !== '' || isPlaced(wanted) || keys?.length !== 0
  const isReady = isAsked && keysWrong === null

  async function mend(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (numbers === null || keys === null) return
    setIsSaving(true)
    try {
      const { changed, unchanged, unusedKeys } = await mendItems(one._id, {
        ...placementToSend(wanted),
        numbers,
        key: key ?? undefined,
        keys: keys.length > 0 ? keys : undefined,
        type: type ?? undefined,
        topic: topic.trim() === '' ? undefined : topic.trim(),
      })
      await reloadImports(queryClient)
      const counts = { count: formatNumber(changed), left: formatNumber(unchanged.length) }
      if (changed === 0) toast.info(t('noneMended'))
      else toast.success(t(unchanged.length > 0 ? 'mendedSome' : 'mended', counts))
      setLeft([
        ...(unchanged.length > 0 ? [t('unchanged', { numbers: firstOf(unchanged), reasons: whyLeft() })] : []),
        ...(unusedKeys.length > 0 ? [t('keysUnused', { numbers: firstOf(unusedKeys) })] : []),
      ])
      setWanted(({ schoolClass, subject }) => ({ ...nothing, schoolClass, subject }))
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSaving(false)
  }

  /** What was wanted fits none of these. */
  function whyLeft(): string {
    const reasons = [
      key !== null && t('keyUnseen'),
      type !== null && t(`${type}_unfit`),
      topic.trim() !== '' && t('topicSame'),
    ]
    return reasons.filter((reason) => reason !== false).join('; ')
  }

  return (
    <Section title={t('mend')} description={t('mendHint')} isWide>
      <form onSubmit={(event) => void mend(event)} className={classes.choices}>
        <div className={classes.which}>
          <TextInput
            label={t('numbers')}
            description={t('numbersHint')}
            value={chosen}
            error={numbers === null && t('numbersWrong')}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={shown.length === 0}
            onClick={() => setChosen(numbersText(shown.map(({ number }) => number)))}
          >
            {t('onThisPage')}
          </Button>
        </div>
        {signs.length > 0 && (
          <Select
            {...optionList}
            label={t('key')}
            placeholder={t('asItIs')}
            data={signs.map((value) => ({ value, label: t(value) }))}
            value={key}
            clearable
            clearButtonProps={{ 'aria-label': t('asItIs') }}
            onChange={(next) => set({ key: MendedKey.safeParse(next).data ?? null })}
          />
        )}
        <Textarea
          label={t('keys')}
          description={t('keysHint')}
          className={classes.keys}
          value={wanted.keys}
          error={keysWrong}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={10_000}
          onChange={(event) => set({ keys: event.currentTarget.value })}
        />
        <Select
          {...optionList}
          label={t('type')}
          placeholder={t('asItIs')}
          data={mendedTypes.map((value) => ({ value, label: t(value) }))}
          value={type}
          clearable
          clearButtonProps={{ 'aria-label': t('asItIs') }}
          onChange={(next) => set({ type: MendedType.safeParse(next).data ?? null })}
        />
        <PlacementFields value={wanted} onChange={set} unchanged={t('asItIs')} />
        <TextInput
          label={t('topic')}
          placeholder={t('asItIs')}
          maxLength={200}
          value={topic}
          onChange={(event) => set({ topic: event.currentTarget.value })}
        />
        <Button type="submit" variant="light" disabled={!isReady || numbers === null} loading={isSaving}>
          {t('mendNow')}
        </Button>
      </form>
      <Left reasons={left} />
    </Section>
  )
}

/** Below a long form they would stand outside of what is seen. */
function Left({ reasons }: { reasons: readonly string[] }) {
  const list = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (reasons.length > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [reasons])
  return (
    <output ref={list} className={classes.left}>
      {reasons.map((said) => (
        <Text key={said} component="span" display="block" size="sm" c="danger">
          {said}
        </Text>
      ))}
    </output>
  )
}

const mostNamed = 50

function firstOf(numbers: readonly number[]): string {
  return `${numbersText(numbers.slice(0, mostNamed))}${numbers.length > mostNamed ? ', …' : ''}`
}
