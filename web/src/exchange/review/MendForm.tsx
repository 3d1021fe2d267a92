import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { ImportItem, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { KeySign, keySigns } from '@lms/contracts/exchange/origin.ts'
import { ImportMending, choiceTypes } from '@lms/contracts/exchange/reading.ts'
import { Difficulty, difficulties, questionLimits } from '@lms/contracts/questions/questions.ts'
import { Button, NumberInput, Select, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { ClassAndSubject } from '../../subjects/ClassAndSubject.tsx'
import { optionList } from '../../ui/form/option-list.ts'
import { Section } from '../../ui/page/Section.tsx'
import { mendItems, reloadImports } from '../exchange-api.ts'
import { exchangeTexts } from '../exchange-texts.ts'
import { numbersIn, numbersText } from './question-numbers.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

interface MendFormProps {
  one: QuestionImport
  /** The questions of this page. */
  shown: readonly ImportItem[]
}

const ChoiceType = ImportMending.shape.type
const nothing = { key: null, type: null, difficulty: null, points: '', topic: '' } as const

interface Wanted {
  key: KeySign | null
  type: (typeof choiceTypes)[number] | null
  difficulty: Difficulty | null
  points: number | string
  topic: string
}

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
  const ownText = useTexts(exchangeTexts)
  const listText = useTexts(questionTexts)
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState<Wanted>(nothing)
  const [schoolClass, setSchoolClass] = useState<ClassCode | ''>('')
  const [subject, setSubject] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const numbers = numbersIn(chosen, one.counts.total)
  const signs = keySigns.filter((sign) => shown.some(({ origin }) => origin?.marks[sign] !== undefined))
  const set = (changes: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...changes }))
  const { key, type, difficulty, points, topic } = wanted
  const isReady =
    key !== null || type !== null || difficulty !== null || points !== '' || topic.trim() !== '' || subject !== ''

  async function mend(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (numbers === null) return
    setIsSaving(true)
    try {
      const place = schoolClass !== '' && subject !== '' ? { class: schoolClass, subject } : {}
      const changed = await mendItems(one._id, {
        class: undefined,
        subject: undefined,
        ...place,
        numbers,
        key: key ?? undefined,
        type: type ?? undefined,
        difficulty: difficulty ?? undefined,
        points: points === '' ? undefined : Number(points),
        topic: topic.trim() === '' ? undefined : topic.trim(),
      })
      await reloadImports(queryClient)
      if (changed > 0) toast.success(t('mended', { count: formatNumber(changed) }))
      else toast.info(t('noneMended'))
      setWanted(nothing)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSaving(false)
  }

  return (
    <Section title={t('mend')} description={t('mendHint')} isWide>
      <form onSubmit={(event) => void mend(event)} className={classes.choices}>
        <TextInput
          label={t('numbers')}
          description={t('numbersHint')}
          value={chosen}
          error={numbers === null && t('numbersWrong')}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button
          variant="subtle"
          disabled={shown.length === 0}
          onClick={() => setChosen(numbersText(shown.map(({ number }) => number)))}
        >
          {t('onThisPage')}
        </Button>
        {signs.length > 0 && (
          <Select
            {...optionList}
            label={t('key')}
            placeholder={t('asItIs')}
            data={signs.map((value) => ({ value, label: t(value) }))}
            value={key}
            clearable
            clearButtonProps={{ 'aria-label': t('asItIs') }}
            onChange={(next) => set({ key: KeySign.safeParse(next).data ?? null })}
          />
        )}
        <Select
          {...optionList}
          label={t('type')}
          placeholder={t('asItIs')}
          data={choiceTypes.map((value) => ({ value, label: t(value) }))}
          value={type}
          clearable
          clearButtonProps={{ 'aria-label': t('asItIs') }}
          onChange={(next) => set({ type: ChoiceType.safeParse(next).data ?? null })}
        />
        <ClassAndSubject
          schoolClass={schoolClass}
          subject={subject}
          onClassChange={(code) => {
            setSchoolClass(code)
            setSubject('')
          }}
          onSubjectChange={setSubject}
          classInput={{ label: ownText('class'), placeholder: t('asItIs'), allowDeselect: true }}
          subjectInput={{ label: ownText('subject'), placeholder: t('asItIs'), allowDeselect: true }}
        />
        <TextInput
          label={t('topic')}
          placeholder={t('asItIs')}
          maxLength={200}
          value={topic}
          onChange={(event) => set({ topic: event.currentTarget.value })}
        />
        <Select
          {...optionList}
          label={ownText('difficulty')}
          placeholder={t('asItIs')}
          data={difficulties.map((value) => ({ value, label: listText(value) }))}
          value={difficulty}
          clearable
          clearButtonProps={{ 'aria-label': t('asItIs') }}
          onChange={(next) => set({ difficulty: Difficulty.safeParse(next).data ?? null })}
        />
        <NumberInput
          label={ownText('points')}
          placeholder={t('asItIs')}
          min={questionLimits.pointsMinimum}
          max={questionLimits.pointsMaximum}
          allowDecimal={false}
          hideControls
          value={points}
          onChange={(next) => set({ points: next })}
        />
        <Button type="submit" variant="light" disabled={!isReady || numbers === null} loading={isSaving}>
          {t('mendNow')}
        </Button>
      </form>
    </Section>
  )
}
