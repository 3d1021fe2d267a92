import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { Difficulty, difficulties, questionLimits } from '@lms/contracts/questions/questions.ts'
import { Button, NumberInput, Select } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { questionTexts } from '../questions/question-texts.ts'
import { ClassAndSubject } from '../subjects/ClassAndSubject.tsx'
import { optionList } from '../ui/form/option-list.ts'
import { Section } from '../ui/page/Section.tsx'
import { useAct } from './act.ts'
import { placeAll } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'
import classes from './exchange.module.css'

/** What is wanted of questions; empty is as it was. */
export interface Placement {
  schoolClass: ClassCode | ''
  subject: string
  difficulty: Difficulty | null
  points: number | string
}

export const nowhere: Placement = { schoolClass: '', subject: '', difficulty: null, points: '' }

/** A class alone places nothing: a question lies in a subject. */
export function isPlaced({ subject, difficulty, points }: Placement): boolean {
  return subject !== '' || difficulty !== null || points !== ''
}

export function placementToSend({ schoolClass, subject, difficulty, points }: Placement) {
  const isWhere = schoolClass !== '' && subject !== ''
  return {
    class: isWhere ? schoolClass : undefined,
    subject: isWhere ? subject : undefined,
    difficulty: difficulty ?? undefined,
    points: points === '' ? undefined : Number(points),
  }
}

/** For all of a file; what is left open stays as the file says. */
export function PlacementForm({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const { run, isBusy } = useAct()
  const place = { schoolClass: one.class ?? ('' as const), subject: one.subject?._id ?? '' }
  const [wanted, setWanted] = useState<Placement>({ ...nowhere, ...place })

  function apply(event: FormEvent): void {
    event.preventDefault()
    run(async () => {
      await placeAll(one._id, placementToSend(wanted))
      toast.success(t('applied'))
    })
  }

  return (
    <Section title={t('placement')} description={t('placementHint')} isWide>
      <form onSubmit={apply} className={classes.fields}>
        <PlacementFields
          value={wanted}
          onChange={(changes) => setWanted((before) => ({ ...before, ...changes }))}
          unchanged={t('asInFile')}
        />
        <Button type="submit" variant="light" disabled={!isPlaced(wanted)} loading={isBusy}>
          {t('apply')}
        </Button>
      </form>
    </Section>
  )
}

interface PlacementFieldsProps {
  value: Placement
  onChange: (changes: Partial<Placement>) => void
  /** What is said where nothing is wanted. */
  unchanged: string
}

export function PlacementFields({ value, onChange, unchanged }: PlacementFieldsProps) {
  const t = useTexts(exchangeTexts)
  const listText = useTexts(questionTexts)
  return (
    <>
      <ClassAndSubject
        schoolClass={value.schoolClass}
        subject={value.subject}
        onClassChange={(schoolClass) => onChange({ schoolClass, subject: '' })}
        onSubjectChange={(subject) => onChange({ subject })}
        classInput={{ label: t('class'), placeholder: unchanged, allowDeselect: true }}
        subjectInput={{ label: t('subject'), placeholder: unchanged, allowDeselect: true }}
      />
      <Select
        {...optionList}
        label={t('difficulty')}
        placeholder={unchanged}
        data={difficulties.map((each) => ({ value: each, label: listText(each) }))}
        value={value.difficulty}
        clearable
        clearButtonProps={{ 'aria-label': unchanged }}
        onChange={(next) => onChange({ difficulty: Difficulty.safeParse(next).data ?? null })}
      />
      <NumberInput
        label={t('points')}
        placeholder={unchanged}
        min={questionLimits.pointsMinimum}
        max={questionLimits.pointsMaximum}
        allowDecimal={false}
        hideControls
        value={value.points}
        onChange={(points) => onChange({ points })}
      />
    </>
  )
}
