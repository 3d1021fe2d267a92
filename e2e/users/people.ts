import type { APIRequestContext, Page } from '@playwright/test'
import type { InputOf } from '@lms/contracts/call.ts'
import { createUser } from '@lms/contracts/users/users.ts'
import { call } from '../call.ts'

type Person = Omit<InputOf<typeof createUser>, 'password'>

/** People who are there before the story begins; made by the call, in the name of the demo administrator. */
export async function createPeople(request: APIRequestContext, people: readonly Person[]): Promise<string[]> {
  const ids: string[] = []
  for (const person of people) {
    const body = { password: 'Kem-dua-47', ...person }
    const { user } = await call(request, createUser, { role: 'administrator', body })
    ids.push(user.id)
  }
  return ids
}

export async function createPerson(request: APIRequestContext, person: Person): Promise<string> {
  const [id = ''] = await createPeople(request, [person])
  return id
}

/** So many with the same family name, so that a search finds exactly them. */
export function family(lastName: string, count: number, more: Partial<Person> = {}): Person[] {
  const word = lastName.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return Array.from({ length: count }, (_, index) => ({
    firstName: `Con ${String(index + 1).padStart(2, '0')}`,
    lastName,
    email: `${word}.${index + 1}@example.com`,
    ...more,
  }))
}

export async function openRowMenu(page: Page, name: string): Promise<void> {
  const inEnglish = page.getByRole('button', { name: `Actions for ${name}`, exact: true })
  await inEnglish.or(page.getByRole('button', { name: `Thao tác với ${name}`, exact: true })).click()
}

/** A picture of one color that every browser can make. */
export function pngOf(page: Page, size = 64): Promise<Buffer> {
  return page
    .evaluate((side) => {
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      const pen = canvas.getContext('2d')
      if (pen !== null) {
        pen.fillStyle = 'teal'
        pen.fillRect(0, 0, side, side)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }, size)
    .then((base64) => Buffer.from(base64, 'base64'))
}
