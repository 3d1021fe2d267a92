import { type ClassCode, classCodes, defaultClass } from '@lms/contracts/classes/classes.ts'
import type { QuizFilter } from '@lms/contracts/quizzes/quizzes.ts'
import { z } from 'zod'
import { choiceFilter, dayFilter, listSchema, textFilter } from '../../ui/filter-bar/list-schema.ts'

/** The address of the list; its names are those of the call. The class at first is the screen's choice. */
export const QuizList = listSchema({
  search: textFilter(),
  class: choiceFilter<ClassCode>(classCodes, defaultClass),
  subject: z.union([z.uuid(), z.literal('')]).catch(''),
  isActive: choiceFilter(['true', 'false']),
  createdFrom: dayFilter(),
  createdTo: dayFilter(),
  deleted: choiceFilter(['true']),
})
export type QuizListValues = z.output<typeof QuizList>

/** Days stay days: the server knows where they begin and end. */
export function filterOf(values: QuizListValues): QuizFilter {
  return {
    search: values.search || undefined,
    class: values.class || undefined,
    subject: values.subject || undefined,
    isActive: values.isActive === '' ? undefined : values.isActive === 'true',
    createdFrom: values.createdFrom || undefined,
    createdTo: values.createdTo || undefined,
    deleted: values.deleted === 'true' || undefined,
  }
}
