import type { ImportFormat, QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { ConfirmHost } from '../../ui/confirm/ConfirmHost.tsx'
import { photoReaderQuery, readingQuery } from '../exchange-api.ts'
import { ReadingPanel } from './ReadingPanel.tsx'

const counts = { total: 10, accepted: 9, blocked: 1, duplicates: 0, noted: 0, unplaced: 0, saved: 0 }

const someImport = (changes: Partial<QuestionImport> = {}): QuestionImport => ({
  _id: crypto.randomUUID(),
  fileName: 'de.docx',
  format: 'docx',
  state: 'staged',
  waitsForAi: false,
  failure: null,
  failureKey: null,
  class: null,
  subject: null,
  counts,
  kept: [],
  createdAt: '2026-11-18T02:00:00.000Z',
  expiresAt: '2026-11-25T02:00:00.000Z',
  ...changes,
})

async function shown(one: QuestionImport, format: ImportFormat | null, hasReader = true) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(readingQuery(one).queryKey, {
    format,
    encoding: null,
    canBeReadAgain: true,
    canBeMarked: true,
    likeBefore: [],
    sheets: [],
  })
  client.setQueryData(photoReaderQuery().queryKey, hasReader)
  await show(
    <QueryClientProvider client={client}>
      <ReadingPanel one={one} />
      <ConfirmHost />
    </QueryClientProvider>,
  )
}

const byAi = () => page.getByRole('button', { name: 'Đọc bằng AI' })
const again = () => page.getByRole('button', { name: 'Đọc lại tệp' })
const others = () => page.getByRole('button', { name: 'Xem và đổi cách đọc' })
const background = (button: ReturnType<typeof byAi>) => getComputedStyle(button.element()).backgroundColor

test('a paper of which nothing was read is offered to AI first, and its text goes nowhere before somebody agrees', async () => {
  await shown(someImport({ state: 'failed', failureKey: 'exchange.failures.noQuestions' }), 'docx')
  await expect.element(byAi()).toBeVisible()
  const [first, other] = [background(byAi()), background(again())]
  expect(first).not.toBe(other)
  await byAi().click()
  const asked = page.getByRole('dialog', { name: 'Gửi chữ của tệp cho dịch vụ AI?' })
  await expect.element(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(asked).not.toBeInTheDocument()
})

test.each<[string, QuestionImport, ImportFormat | null]>([
  [
    'a text that no format fits',
    someImport({ state: 'failed', format: null, failureKey: 'exchange.failures.noQuestions' }),
    null,
  ],
  ['a paper of which most was kept out', someImport({ counts: { ...counts, blocked: 6 } }), 'docx'],
])('%s is offered to AI at once', async (_, one, format) => {
  await shown(one, format)
  await expect.element(byAi()).toBeVisible()
})

test('a paper that was read well has the offer beside the other ways', async () => {
  await shown(someImport(), 'docx')
  await expect.element(others()).toBeVisible()
  await expect.element(byAi()).not.toBeInTheDocument()
  await others().click()
  await expect.element(byAi()).toBeVisible()
  expect(background(byAi())).not.toBe(background(again()))
})

test.each<[string, ImportFormat, boolean]>([
  ['a table', 'csv', true],
  ['a paper without a provider', 'docx', false],
])('%s is not offered to AI', async (_, format, hasReader) => {
  await shown(someImport({ state: 'failed' }), format, hasReader)
  await expect.element(again()).toBeVisible()
  await expect.element(byAi()).not.toBeInTheDocument()
})
