import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classOptions } from '../classes/class-options.ts'
import { useTexts } from '../lib/texts.ts'
import { formTexts } from '../ui/form/form-texts.ts'
import { optionList } from '../ui/form/option-list.ts'
import { subjectChoicesQuery } from './subject-choices.ts'

interface ClassAndSubjectProps {
  /** A code and an id; empty texts while they are open. */
  schoolClass: ClassCode | ''
  subject: string
  /** Another class has other subjects: whoever hears of it chooses the subject again. */
  onClassChange: (code: ClassCode | '') => void
  onSubjectChange: (id: string) => void
  classInput: SelectProps
  subjectInput: SelectProps
  /** What is said when the class has no subjects. */
  noSubjects?: string
  /** That of the record, which may no longer be among those on offer. */
  knownSubject?: { _id: string; name: string }
}

export function ClassAndSubject(props: ClassAndSubjectProps) {
  const { schoolClass, subject, onClassChange, onSubjectChange, classInput, subjectInput, noSubjects } = props
  const t = useTexts(formTexts)
  const [originalClass] = useState(schoolClass)
  const subjects = useQuery({ ...subjectChoicesQuery(schoolClass), enabled: schoolClass !== '' })
  const offered = (schoolClass === '' ? undefined : subjects.data) ?? []
  const known = schoolClass === originalClass ? props.knownSubject : undefined
  const missing = known === undefined || offered.some(({ _id }) => _id === known._id) ? [] : [known]
  const isEmpty = schoolClass !== '' && subjects.isSuccess && offered.length === 0 && subject === ''
  return (
    <>
      <Select
        {...optionList}
        allowDeselect={false}
        comboboxProps={{ shadow: 'sm' }}
        {...classInput}
        data={[...classOptions]}
        value={schoolClass || null}
        searchable
        onChange={(next) => {
          const code = ClassCode.safeParse(next).data ?? ''
          if (code !== schoolClass) onClassChange(code)
        }}
      />
      <Select
        key={schoolClass}
        {...optionList}
        allowDeselect={false}
        nothingFoundMessage={t('nothingFound')}
        comboboxProps={{ shadow: 'sm' }}
        {...subjectInput}
        description={isEmpty && noSubjects !== undefined ? noSubjects : subjectInput.description}
        data={[...missing, ...offered].map(({ _id, name }) => ({ value: _id, label: name }))}
        value={subject || null}
        disabled={schoolClass === ''}
        searchable
        onChange={(next) => onSubjectChange(next ?? '')}
      />
    </>
  )
}
