import { type PaperLine, getImportLines, markingLimits, previewMarks } from '@lms/contracts/exchange/marking/marking.ts'
import { rereadImport } from '@lms/contracts/exchange/reading.ts'
import { expect, test } from 'vitest'
import { startImportApp } from '../../../testing/apps/import-app.ts'

test('a long paper shows its first lines, and what they say holds for all', async () => {
  const { staged, act, app, get } = await startImportApp()
  const questions = Array.from({ length: 600 }, (_, at) => `${at + 1}) Viết lại câu số ${at + 1}\nCâu mới số ${at + 1}`)
  const one = await staged(questions.join('\n'), 'dai.txt')
  const { lines } = (await act(getImportLines, one._id)).body['data'] as { lines: PaperLine[] }
  expect(lines).toHaveLength(markingLimits.lines)
  await act(rereadImport, one._id, { format: 'text', marks: [{ line: 2, role: 'answer' }] })
  await app.jobs.runDue()
  expect(await get(one._id)).toMatchObject({ state: 'staged', counts: { total: 600, blocked: 0 } })
})

test('what is too much for one file is no preview, and no fault of the server', async () => {
  const { staged, act } = await startImportApp()
  const passage = Array.from({ length: 400 }, (_, at) => `Dòng ${at} của đoạn văn chung`)
  const asked = Array.from({ length: 400 }, (_, at) => `${at + 1}) Câu hỏi về đoạn văn`)
  const one = await staged([...passage, ...asked].join('\n'), 'doan-van.txt')
  const answer = await act(previewMarks, one._id, { marks: [{ line: 1, role: 'text' }] })
  expect(answer.body).toMatchObject({ data: { questions: 0, items: [] } })
})
