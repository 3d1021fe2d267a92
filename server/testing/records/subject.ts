import { insertSubject } from '../../src/subjects/subject-store.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'

/** Written by this person, whatever their role would let them do. */
export async function someSubject({ database, clock }: TestApp, owner: User) {
  const subject = await database.transaction((tx) =>
    insertSubject(
      tx,
      {
        name: 'Toán',
        code: crypto.randomUUID().slice(0, 8).toUpperCase().replaceAll('-', '_'),
        description: '',
        isActive: true,
        class: 'LOP_4',
        color: '#3B82F6',
        icon: 'calculator',
        authorId: owner.id,
        byAdministrator: owner.role === 'administrator',
      },
      clock.now().toISOString(),
    ),
  )
  if (!subject) throw new Error('The code is taken')
  return subject
}
