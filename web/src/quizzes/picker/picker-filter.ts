import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty, QuestionChoiceFilter } from '@lms/contracts/questions/questions.ts'

/** What the picker looks for; empty where anything will do. */
export interface PickerFilter {
  search: string
  class: ClassCode | ''
  subject: string
  type: QuestionType | ''
  difficulty: Difficulty | ''
  tag: string
  unused: 'true' | ''
}

export const noFilter: Omit<PickerFilter, 'class'> = {
  search: '',
  subject: '',
  type: '',
  difficulty: '',
  tag: '',
  unused: '',
}

export function queryOf({ unused, ...filter }: PickerFilter): Partial<QuestionChoiceFilter> {
  const wanted = Object.entries(filter).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(wanted), ...(unused === 'true' && { unused: true }) }
}

/** Besides the search, and besides the class, which is always there. */
export function activeCountOf({ subject, type, difficulty, tag, unused }: PickerFilter): number {
  return [subject, type, difficulty, tag, unused].filter((value) => value !== '').length
}
