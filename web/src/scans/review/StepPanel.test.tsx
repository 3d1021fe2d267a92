import type { SheetChange, SheetRow } from '@lms/contracts/scans/scans.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import { pictureQuery } from '../scans-api.ts'
import { StepPanel } from './StepPanel.tsx'

const row = (id: string, read: string[]): SheetRow => ({
  id,
  marks: 'one',
  bubbles: ['A', 'B'].map((value, at) => ({ value, x: 10 * at, y: 10 })),
  read,
  isSure: false,
  corrected: null,
})

const rows = [row('1', ['B']), row('2', ['A', 'B'])]
const scanId = crypto.randomUUID()
const sheet = { _id: crypto.randomUUID(), page: 1, width: 210, height: 297, isFlat: true, rows, boxes: [] }

test('Enter says yes to what was read, question after question, and never to the button that closes', async () => {
  const said: Omit<SheetChange, 'revision'>[] = []
  const client = new QueryClient()
  client.setQueryData(pictureQuery(scanId, sheet._id).queryKey, 'data:image/gif;base64,R0lGODlhAQABAAAAACw=')
  await show(
    <QueryClientProvider client={client}>
      <Sheet said={said} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Câu 1' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Câu 2' })).toBeVisible()
  // Two marks: there is nothing to say yes to.
  await userEvent.keyboard('{Enter}b')
  await expect.element(page.getByText('closed or done')).toBeVisible()
  expect(said).toEqual([{ answers: { 1: ['B'] } }, { answers: { 2: ['B'] } }])
})

function Sheet({ said }: { said: Omit<SheetChange, 'revision'>[] }) {
  const [at, setAt] = useState(0)
  const current = rows[at]
  if (current === undefined) return <p>closed or done</p>
  return (
    <Modal opened onClose={() => setAt(rows.length)} title="Phiếu 1">
      <StepPanel
        scanId={scanId}
        step={{ kind: 'row', page: sheet, row: current }}
        left={rows.length - at}
        isSaving={false}
        onChange={(change) => {
          said.push(change)
          setAt(at + 1)
        }}
      />
    </Modal>
  )
}
