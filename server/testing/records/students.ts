import { insertUser } from '../../src/users/user-store.ts'
import type { TestApp } from '../test-app.ts'

/** Active students, all of the same name, in one transaction; none of them can sign in. */
export async function addStudents({ database, clock }: TestApp, count: number, lastName = 'Vũ'): Promise<void> {
  await database.transaction(async (tx) => {
    for (let number = 1; number <= count; number += 1) {
      await insertUser(tx, clock, {
        firstName: 'An',
        lastName,
        email: null,
        username: `student-${number}`,
        passwordHash: '',
        role: 'student',
        isActive: true,
        approval: 'approved',
        isEmailVerified: false,
        isDemo: false,
      })
    }
  })
}
