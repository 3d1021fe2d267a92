import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../test.ts'

interface Person {
  firstName: string
  lastName: string
  email: string
  role?: string
  isActive?: boolean
  department?: string
}

/** People who are there before the story begins; made by the call, in the name of the demo administrator. */
export async function createPeople(request: APIRequestContext, people: readonly Person[]): Promise<string[]> {
  const token = await administratorToken(request)
  const ids: string[] = []
  for (const person of people) {
    const answer = await request.post('/api/v1/users', {
      headers: { authorization: `Bearer ${token}` },
      data: { password: 'Demo1234', ...person },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    const { data } = (await answer.json()) as { data: { user: { id: string } } }
    ids.push(data.user.id)
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

export async function administratorToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/v1/auth/admin/login', { data: { email: 'admin', password: 'Demo1234' } })
  const { data } = (await answer.json()) as { data: { token: { token: string } } }
  return data.token.token
}

export async function openRowMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
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
