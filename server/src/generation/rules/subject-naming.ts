import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { subjectDefaults, subjectLimits } from '@lms/contracts/subjects/subjects.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { findSubjectNamed } from '../../subjects/subject-list-store.ts'
import { insertSubject } from '../../subjects/subject-store.ts'

/** Codes to try for a subject of this name, each another: TOAN_HOC, TOAN_HOC2, TOAN_HOC3 … */
export function* codesFor(name: string): Generator<string, never> {
  const letters = foldText(name)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
  const whole = letters === '' ? 'AI' : letters
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : String(number)
    yield whole.slice(0, subjectLimits.codeMaximum - suffix.length).replace(/_+$/, '') + suffix
  }
}

/** The subject of this name in the class, or a new one. */
export async function subjectNamed(
  tx: Queries,
  actor: Actor,
  { name, class: code }: { name: string; class: ClassCode },
  now: string,
): Promise<{ id: string; isNew: boolean }> {
  const known = await findSubjectNamed(tx, actor, { name, class: code })
  if (known) return { id: known.id, isNew: false }
  const owned = { authorId: actor.id, byAdministrator: actor.role === 'administrator' }
  const { color, icon, isActive } = subjectDefaults
  for (const unused of codesFor(name)) {
    const fields = { name, code: unused, description: '', isActive, class: code, color, icon, ...owned }
    const subject = await insertSubject(tx, fields, now)
    if (subject) return { id: subject.id, isNew: true }
  }
  throw new Error('There is no end of codes')
}
