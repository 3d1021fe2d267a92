import { hash } from '@node-rs/argon2'
import { systemClock } from '../../server/src/platform/clock.ts'
import { type DatabaseSettings, openDatabase } from '../../server/src/platform/database/database.ts'
import { insertUser } from '../../server/src/users/user-store.ts'
import { buildSchool, password } from '../attempts/school.ts'

/** So many people who may print and import, and a quiz to print. */
export async function buildTeachers(
  directory: string,
  { teachers, questions }: { teachers: number; questions: number },
): Promise<{ quizId: string; usernames: string[] }> {
  const place = { url: undefined, directory }
  const { quizId } = await buildSchool(place, { students: 0, questions })
  return { quizId, usernames: await addTeachers(place, teachers) }
}

/** Their names to sign in with. */
export async function addTeachers(place: DatabaseSettings, count: number): Promise<string[]> {
  const usernames = Array.from({ length: count }, (_, number) => `teacher-${number}`)
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 })
  const database = openDatabase(place, () => {})
  await database.transaction(async (tx) => {
    for (const username of usernames)
      await insertUser(tx, systemClock, {
        email: null,
        username,
        firstName: 'Lan',
        lastName: 'Nguyễn',
        passwordHash,
        role: 'administrator',
        isActive: true,
        approval: 'approved',
        isEmailVerified: false,
        isDemo: false,
      })
  })
  await database.close()
  return usernames
}
