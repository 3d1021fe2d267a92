import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { Difficulty, difficulties, questionLimits } from '@lms/contracts/questions/questions.ts'
import { Button, NumberInput, Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { questionTexts } from '../questions/question-texts.ts'
import { ClassAndSubject } from '../subjects/ClassAndSubject.tsx'
import { optionList } from '../ui/form/option-list.ts'
import { Section } from '../ui/page/Section.tsx'
import { placeAll, reloadImports } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'
import classes from './exchange.module.css'

/** What is left open stays as the file says. */
export function PlacementForm({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const listText = useTexts(questionTexts)
  const queryClient = useQueryClient()
  const [schoolClass, setSchoolClass] = useState<ClassCode | ''>(one.class ?? '')
  const [subject, setSubject] = useState(one.subject?._id ?? '')
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null)
  const [points, setPoints] = useState<number | string>('')
  const [isSaving, setIsSaving] = useState(false)
  const isReady = subject !== '' || difficulty !== null || points !== ''

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsSaving(true)
    try {
      const place = schoolClass !== '' && subject !== '' ? { class: schoolClass, subject } : {}
      await placeAll(one._id, {
        class: undefined,
        subject: undefined,
        ...place,
        difficulty: difficulty ?? undefined,
        points: points === '' ? undefined : Number(points),
      })
      await reloadImports(queryClient)
      toast.success(t('applied'))
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSaving(false)
  }

  return (
    <Section title={t('placement')} description={t('placementHint')}>
      <form onSubmit={(event) => void apply(event)} className={classes.placement}>
        <ClassAndSubject
          schoolClass={schoolClass}
          subject={subject}
          onClassChange={(code) => {
            setSchoolClass(code)
            setSubject('')
          }}
          onSubjectChange={setSubject}
          classInput={{ label: t('class'), placeholder: t('asInFile'), allowDeselect: true }}
          subjectInput={{ label: t('subject'), placeholder: t('asInFile'), allowDeselect: true }}
        />
        <Select
          {...optionList}
          label={t('difficulty')}
          placeholder={t('asInFile')}
          data={difficulties.map((value) => ({ value, label: listText(value) }))}
          value={difficulty}
          clearable
          clearButtonProps={{ 'aria-label': t('asInFile') }}
          onChange={(next) => setDifficulty(Difficulty.safeParse(next).data ?? null)}
        />
        <NumberInput
          label={t('points')}
          placeholder={t('asInFile')}
          min={questionLimits.pointsMinimum}
          max={questionLimits.pointsMaximum}
          allowDecimal={false}
          hideControls
          value={points}
          onChange={setPoints}
        />
        <Button type="submit" variant="light" className={classes.apply} disabled={!isReady} loading={isSaving}>
          {t('apply')}
        </Button>
      </form>
    </Section>
  )
}
