import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { subjectChoicesQuery } from '../subjects/subject-choices.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/text-fields.tsx'
import type { GenerationFormState } from './generation-form.ts'
import { generationTexts } from './generation-texts.ts'
import classes from './generation.module.css'

/** A subject of the class, or a name that is new; either way the name travels. */
export function SubjectNameField({ form: { control, setValue } }: { form: GenerationFormState }) {
  const t = useTexts(generationTexts)
  const chosenClass = ClassCode.safeParse(useWatch({ control, name: 'class' })).data ?? ''
  const subjects = useQuery({ ...subjectChoicesQuery(chosenClass), enabled: chosenClass !== '' })
  const [isNew, setIsNew] = useState(false)
  const { error } = subjects
  useEffect(() => {
    if (error !== null) toast.error(messageOf(error), 'generation-subjects')
  }, [error])
  const names = [...new Set((subjects.data ?? []).map(({ name }) => name))]
  return (
    <div className={classes.subject}>
      {isNew ? (
        <TextField
          control={control}
          name="subject"
          label={t('subject')}
          description={t('newSubjectHint')}
          autoComplete="off"
          required
        />
      ) : (
        <SelectField
          control={control}
          name="subject"
          label={t('subject')}
          description={subjects.isSuccess && names.length === 0 ? t('noSubjects') : undefined}
          options={names}
          searchable
          required
        />
      )}
      <Checkbox
        label={t('newSubject')}
        checked={isNew}
        onChange={(event) => {
          setIsNew(event.currentTarget.checked)
          setValue('subject', '', { shouldDirty: true })
        }}
      />
    </div>
  )
}
