import { type ClassCode, classCodes } from '@lms/contracts/classes/classes.ts'
import type { SubjectIcon } from '@lms/contracts/subjects/subjects.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

export interface Subject {
  id: string
  name: string
  code: string
  description: string
  isActive: boolean
  class: ClassCode | null
  color: string
  icon: SubjectIcon
  authorId: string | null
  /** Written by an administrator: everyone who writes may use it. */
  byAdministrator: boolean
  totalCourses: number
  totalStudents: number
  averageRating: number | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export type SubjectFields = Pick<Subject, 'name' | 'code' | 'description' | 'isActive' | 'class' | 'color' | 'icon'>

export function searchTextOf({ name, code, description }: SubjectFields): string {
  return foldText([name, code, description].join(' '))
}

export function sortNameOf({ name }: Pick<Subject, 'name'>): string {
  return foldText(name)
}

/** The order of the class list, not of the letters; a subject for every class comes last. */
export function classPositionOf(code: ClassCode | null): number {
  return code === null ? classCodes.length : classCodes.indexOf(code)
}
