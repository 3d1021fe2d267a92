import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { Author } from '@lms/contracts/fields.ts'
import type { SubjectChoice, SubjectFace, Subject as SubjectOnTheWire } from '@lms/contracts/subjects/subjects.ts'
import { writtenTime } from '../platform/written-time.ts'
import type { Subject } from './subject.ts'

/** For those who work with it. */
export function toSubjectView(subject: Subject, authors: ReadonlyMap<string, Author>): SubjectOnTheWire {
  const { totalCourses, totalStudents, averageRating, version, createdAt, updatedAt, deletedAt, authorId } = subject
  return {
    ...toFace(subject),
    totalCourses,
    totalStudents,
    averageRating,
    createdBy: authors.get(authorId ?? '') ?? null,
    version,
    createdAt,
    updatedAt,
    deletedAt,
  }
}

/** For students. */
export function toFace({ description, ...subject }: Subject): SubjectFace {
  return { ...toChoice(subject), description }
}

export function toChoice(subject: Omit<Subject, 'description'>): SubjectChoice {
  const { id, name, code, isActive, color, icon } = subject
  return { _id: id, name, code, isActive, class: subject.class, color, icon }
}

/** A line of the export, in the order of its columns. */
export function toLine(subject: Subject): (string | number)[] {
  return [
    subject.name,
    subject.code,
    subject.description,
    subject.class === null ? '' : classNameOf(subject.class),
    subject.isActive ? 'Active' : 'Inactive',
    subject.totalCourses,
    subject.totalStudents,
    subject.averageRating ?? '—',
    writtenTime(subject.createdAt),
  ]
}
