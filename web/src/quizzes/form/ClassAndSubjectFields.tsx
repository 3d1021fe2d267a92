import { ClassCode, type ClassCode as Code } from '@lms/contracts/classes/classes.ts'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { classOptions } from '../../classes/class-options.ts'
import { useTexts } from '../../lib/texts.ts'
import { subjectChoicesQuery } from '../../questions/subject-choices.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useField } from '../../ui/form/field.ts'
import { optionList } from '../../ui/form/option-list.ts'
import type { QuizFormState } from './quiz-form.ts'
import { quizFormTexts } from './quiz-form-texts.ts'

interface ClassAndSubjectProps<Output> {
  form: QuizFormState<Output>
  /** That of the record, which may no longer be among those on offer. */
  knownSubject?: { _id: string; name: string }
}

/** Another class has other subjects, so the subject is chosen again. */
export function ClassAndSubjectFields<Output>({ form, knownSubject }: ClassAndSubjectProps<Output>) {
  const t = useTexts(quizFormTexts)
  const { control, setValue } = form
  const field = useField({ control, name: 'class', label: t('class'), required: true })
  const schoolClass: Code | '' = ClassCode.safeParse(field.value).data ?? ''
  const [originalClass] = useState(schoolClass)
  const subjects = useQuery({ ...subjectChoicesQuery(schoolClass), enabled: schoolClass !== '' })
  const subject = useWatch({ control, name: 'subject' })
  const options = (subjects.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const isKnown = knownSubject === undefined || options.some(({ value }) => value === knownSubject._id)
  const missing =
    !isKnown && schoolClass === originalClass ? [{ value: knownSubject._id, label: knownSubject.name }] : []
  const isEmpty = subjects.isSuccess && options.length === 0 && subject === ''
  return (
    <>
      <Select
        {...field.shared}
        {...optionList}
        data={[...classOptions]}
        value={schoolClass || null}
        searchable
        allowDeselect={false}
        comboboxProps={{ shadow: 'sm' }}
        onChange={(next) => {
          const code = ClassCode.safeParse(next).data
          if (code === undefined || code === schoolClass) return
          field.change(code)
          setValue('subject', '', { shouldDirty: true })
        }}
      />
      <SelectField
        control={control}
        name="subject"
        label={t('subject')}
        description={isEmpty ? t('noSubjects') : undefined}
        placeholder={schoolClass === '' ? t('chooseClassFirst') : undefined}
        options={[...missing, ...(schoolClass === '' ? [] : options)]}
        disabled={schoolClass === ''}
        searchable
        required
      />
    </>
  )
}
