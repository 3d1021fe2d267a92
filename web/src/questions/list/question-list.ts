import { type ClassCode, classCodes, defaultClass } from '@lms/contracts/classes/classes.ts'
import { questionTypes } from '@lms/contracts/question-types/registry.ts'
import { type QuestionFilter, difficulties } from '@lms/contracts/questions/questions.ts'
import { z } from 'zod'
import { choiceFilter, listSchema, textFilter } from '../../ui/filter-bar/list-schema.ts'

/** The address of the list; its names are those of the call. The class at first is the screen's choice. */
export const QuestionList = listSchema({
  search: textFilter(),
  difficulty: choiceFilter(difficulties),
  type: choiceFilter(questionTypes),
  class: choiceFilter<ClassCode>(classCodes, defaultClass),
  subject: z.union([z.uuid(), z.literal('')]).catch(''),
  topic: z.union([z.uuid(), z.literal('')]).catch(''),
  tag: textFilter(),
  deleted: choiceFilter(['true']),
})
export type QuestionListValues = z.output<typeof QuestionList>

export function filterOf(values: QuestionListValues): QuestionFilter {
  return {
    search: values.search || undefined,
    difficulty: values.difficulty || undefined,
    type: values.type || undefined,
    class: values.class || undefined,
    subject: values.subject || undefined,
    topic: values.topic || undefined,
    tag: values.tag || undefined,
    deleted: values.deleted === 'true' || undefined,
  }
}
