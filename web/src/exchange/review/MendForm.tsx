import type { ImportItem, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { keySigns } from '@lms/contracts/exchange/origin.ts'
import { type MendedKey, mendedTypes, mostMended } from '@lms/contracts/exchange/reading.ts'
import { exchangeReasons } from '@lms/contracts/exchange/review-messages.ts'
import { Button, Stack, Text, TextInput, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { type Placement, PlacementFields, isPlaced, nowhere, placementToSend } from '../Placement.tsx'
import { useAct } from '../act.ts'
import { mendItems } from '../exchange-api.ts'
import { keysIn } from './key-list.ts'
import { numbersIn, numbersText } from './question-numbers.ts'
import { reviewTexts } from './review-texts.ts'
import classes from '../exchange.module.css'

interface MendFormProps {
  one: QuestionImport
  /** The questions of this page. */
  shown: readonly ImportItem[]
}

interface Wanted extends Placement {
  key: MendedKey | ''
  keys: string
  type: (typeof mendedTypes)[number] | ''
  topic: string
}

const nothing: Wanted = { ...nowhere, key: '', keys: '', type: '', topic: '' }

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
  const { run, isBusy } = useAct()
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState<Wanted>(nothing)
  const [left, setLeft] = useState<readonly string[]>([])
  const numbers = numbersIn(chosen, one.counts.total)
  const signs: readonly MendedKey[] = [
    ...keySigns.filter((sign) => shown.some(({ origin }) => origin?.marks[sign] !== undefined)),
    ...(shown.some(({ answers }) => answers.length > 1) ? (['first'] as const) : []),
  ]
  const set = (changes: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...changes }))
  const { key, type } = wanted
  const topic = wanted.topic.trim()
  const listed = keysIn(wanted.keys)
  const keys = 'keys' in listed ? listed.keys : null
  const keysWrong =
    'unclear' in listed
      ? t('keysUnclear', { part: listed.unclear })
      : listed.keys.length > 0 && numbers !== null && numbers.length > mostMended
        ? t('keysTooMany', { count: formatNumber(mostMended) })
        : null
  const isAsked = key !== '' || type !== '' || topic !== '' || isPlaced(wanted) || keys?.length !== 0

  async function mend(): Promise<void> {
    if (numbers === null || keys === null) return
    const { changed, unchanged, unusedKeys } = await mendItems(one._id, {
      ...placementToSend(wanted),
      numbers,
      key: key || undefined,
      keys: keys.length > 0 ? keys : undefined,
      type: type || undefined,
      topic: topic || undefined,
    })
    if (changed === 0) toast.info(t('noneMended'))
    else toast.success(t('mended', { count: formatNumber(changed) }))
    // What was wanted fits none of these.
    const reasons = [key !== '' && t('keyUnseen'), type !== '' && t('typeUnfit'), topic !== '' && t('topicSame')]
    setLeft([
      ...(unchanged.length > 0
        ? [t('unchanged', { numbers: firstOf(unchanged), reasons: reasons.filter(Boolean).join('; ') })]
        : []),
      ...(unusedKeys.length > 0 ? [t('keysUnused', { numbers: firstOf(unusedKeys) })] : []),
    ])
    setWanted(({ schoolClass, subject }) => ({ ...nothing, schoolClass, subject }))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    run(mend)
  }

  return (
    <Section title={t('mend')} description={t('mendHint')} isWide>
      <form onSubmit={submit} className={classes.fields}>
        <Stack gap={4} align="flex-start" className={classes.whole}>
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
        </Stack>
        {signs.length > 0 && (
          <FilterSelect
            label={t('key')}
            allLabel={t('asItIs')}
            options={signs.map((value) => ({
              value,
              label: value === 'first' ? t('first') : translated(exchangeReasons[value]),
            }))}
            value={key}
            onChange={(next) => set({ key: next })}
          />
        )}
        <Textarea
          label={t('keys')}
          description={t('keysHint')}
          className={classes.whole}
          value={wanted.keys}
          error={keysWrong}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={10_000}
          onChange={(event) => set({ keys: event.currentTarget.value })}
        />
        <FilterSelect
          label={t('type')}
          allLabel={t('asItIs')}
          options={mendedTypes.map((value) => ({ value, label: t(value) }))}
          value={type}
          onChange={(next) => set({ type: next })}
        />
        <PlacementFields value={wanted} onChange={set} unchanged={t('asItIs')} />
        <TextInput
          label={t('topic')}
          placeholder={t('asItIs')}
          maxLength={200}
          value={wanted.topic}
          onChange={(event) => set({ topic: event.currentTarget.value })}
        />
        <Button
          type="submit"
          variant="light"
          disabled={!isAsked || keysWrong !== null || numbers === null}
          loading={isBusy}
        >
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
