import { shownDay } from '@lms/contracts/practice/advice-messages.ts'
import { type PracticeSettings, examDatesMaximum, practiceMinutes } from '@lms/contracts/practice/practice-progress.ts'
import { ActionIcon, Button, MultiSelect, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import { useTexts } from '../../lib/texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { StaleNotice } from '../../ui/conflict/StaleNotice.tsx'
import { DateField } from '../../ui/date/DateField.tsx'
import type { ContractForm } from '../../ui/form/contract-form.ts'
import { useField } from '../../ui/form/field.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { optionList } from '../../ui/form/option-list.ts'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/toggle-fields.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { practiceSettingsTexts } from './parents-texts.ts'
import { type Decided, usePracticeSettingsForm } from './practice-settings-form.ts'
import classes from './parents.module.css'

interface Choice {
  value: string
  label: string
}

interface PracticeSettingsProps {
  childId: string
  settings: Decided
  /** Those that the child has answered in: they can always be named. */
  known: readonly { _id: string; name: string }[]
}

/** Whether, how long and what a child practises every day. */
export function PracticeSettingsForm({ childId, settings, known }: PracticeSettingsProps) {
  'use no memo'
  const t = useTexts(practiceSettingsTexts)
  const { form, panel, conflict } = usePracticeSettingsForm(childId, settings)
  const subjects = useQuery(subjectChoicesQuery('')).data ?? []
  const names = new Map([...known, ...subjects].map(({ _id, name }) => [_id, name]))
  const choices = [...names].map(([value, label]) => ({ value, label }))
  return (
    <Section title={t('title')}>
      {conflict !== null && <Conflict {...conflict} names={names} />}
      <PanelForm {...panel}>
        <SwitchField control={form.control} name="isOn" label={t('isOn')} description={t('isOnHow')} />
        <NumberField
          control={form.control}
          name="minutes"
          label={t('minutes')}
          suffix={t('minutesUnit')}
          min={practiceMinutes.minimum}
          max={practiceMinutes.maximum}
          required
        />
        <SubjectsField form={form} choices={choices} />
        <ExamFields form={form} choices={choices} />
        <SwitchField
          control={form.control}
          name="explainsWithAi"
          label={t('explains')}
          description={t('explainsHow')}
        />
      </PanelForm>
    </Section>
  )
}

type FormState = ContractForm<z.input<typeof PracticeSettings>, PracticeSettings>

/** None chosen is all of them. */
function SubjectsField({ form, choices }: { form: FormState; choices: readonly Choice[] }) {
  const t = useTexts(practiceSettingsTexts)
  const { value, change, shared } = useField({
    control: form.control,
    name: 'subjectIds',
    label: t('subjects'),
    description: t('subjectsHow'),
  })
  const chosen = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  return (
    <MultiSelect
      {...shared}
      {...optionList}
      data={[...choices]}
      value={chosen}
      placeholder={chosen.length === 0 ? t('allSubjects') : undefined}
      searchable
      comboboxProps={{ shadow: 'sm' }}
      onChange={(next) => change(next.length === 0 ? null : next)}
    />
  )
}

function ExamFields({ form: { control }, choices }: { form: FormState; choices: readonly Choice[] }) {
  const t = useTexts(practiceSettingsTexts)
  const { fields, append, remove } = useFieldArray({ control, name: 'examDates', keyName: 'key' })
  return (
    <fieldset className={classes.exams}>
      <legend className={classes.legend}>{t('exams')}</legend>
      <Text size="sm" c="dimmed">
        {t('examsHow')}
      </Text>
      {fields.length === 0 && <Text size="sm">{t('noExams')}</Text>}
      {fields.map((field, index) => (
        <div key={field.key} className={classes.exam}>
          <SelectField
            control={control}
            name={`examDates.${index}.subjectId`}
            label={t('examSubject')}
            options={[...choices]}
            searchable
            required
          />
          <DateField
            control={control}
            name={`examDates.${index}.day`}
            label={t('examDay')}
            format="DD/MM/YYYY"
            required
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('removeExam', { number: index + 1 })}
            title={t('removeExam', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {fields.length < examDatesMaximum && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => append({ subjectId: choices.length === 1 ? (choices[0]?.value ?? '') : '', day: '' })}
          >
            {t('addExam')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ConflictProps {
  theirs: Decided
  opened: Decided
  names: ReadonlyMap<string, string>
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** What another guardian has decided since this form was opened. */
function Conflict({ theirs, opened, names, ...answers }: ConflictProps) {
  const t = useTexts(practiceSettingsTexts)
  const onOrOff = (isOn: boolean): string => t(isOn ? 'on' : 'off')
  const nameOf = (id: string): string => names.get(id) ?? id
  const said = [
    { label: t('isOn'), words: ({ isOn }: Decided) => onOrOff(isOn) },
    { label: t('minutes'), words: ({ minutes }: Decided) => String(minutes) },
    {
      label: t('subjects'),
      words: ({ subjectIds }: Decided) => subjectIds?.map(nameOf).join(', ') ?? t('allSubjects'),
    },
    {
      label: t('exams'),
      words: ({ examDates }: Decided) =>
        examDates.map(({ subjectId, day }) => `${nameOf(subjectId)} ${shownDay(day)}`).join(', '),
    },
    { label: t('explains'), words: ({ explainsWithAi }: Decided) => onOrOff(explainsWithAi) },
  ]
  const changed = said.filter(({ words }) => words(theirs) !== words(opened))
  return <StaleNotice fields={changed.map(({ label, words }) => ({ label, theirs: words(theirs) }))} {...answers} />
}
