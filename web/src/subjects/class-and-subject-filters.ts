import { type ClassCode, defaultClass } from '@lms/contracts/classes/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { classOptions } from '../classes/class-options.ts'
import type { Translate } from '../lib/texts.ts'
import { type ListFilter, selectFilter } from '../ui/filter-bar/list-filters.tsx'
import { subjectChoicesQuery } from './subject-choices.ts'

interface ClassAndSubject {
  class: ClassCode | ''
  subject: string
}

interface FilteredList {
  values: ClassAndSubject
  change: (changes: Partial<ClassAndSubject>) => void
}

/** Lists by class begin with one of them; the subjects to choose from are those of the class. */
export function useClassAndSubjectFilters(
  { values, change }: FilteredList,
  t: Translate<'class' | 'allClasses' | 'subject' | 'allSubjects'>,
): ListFilter[] {
  const subjects = useQuery(subjectChoicesQuery(values.class))
  return [
    selectFilter({
      label: t('class'),
      allLabel: t('allClasses'),
      value: values.class,
      initial: defaultClass,
      options: classOptions,
      searchable: true,
      onChange: (next) => change({ class: next, subject: '' }),
    }),
    selectFilter({
      label: t('subject'),
      allLabel: t('allSubjects'),
      value: values.subject,
      options: (subjects.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
      searchable: true,
      onChange: (subject) => change({ subject }),
    }),
  ]
}
