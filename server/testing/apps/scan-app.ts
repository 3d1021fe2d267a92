import type { DataOf } from '@lms/contracts/endpoint.ts'
import * as contract from '@lms/contracts/scans/scans.ts'
import { expect } from 'vitest'
import { someChild } from '../records/child.ts'
import { type PrintedForTest, somePrintedSheets } from '../records/printed-sheets.ts'
import type { Answer } from '../requests.ts'
import { filesForm } from '../samples/sheet-photographs.ts'
import { startOwnTestApp, startTestApp } from '../test-app.ts'

type Batch = DataOf<typeof contract.getScan>

interface Wish {
  children?: number
  blanks?: number
  codes?: readonly string[]
  environment?: NodeJS.ProcessEnv
}

/** An app with a parent who has printed a paper, and the calls of a batch. */
export async function startScanApp({ children: count = 2, blanks = 0, codes, environment }: Wish = {}) {
  const test = await (environment ? startOwnTestApp(environment) : startTestApp())
  const { user: parent, token } = await test.signedIn('parent')
  const children = []
  for (let index = 0; index < count; index++) children.push(await someChild(test, parent))
  const printed: PrintedForTest = await somePrintedSheets(test, parent, { children, blanks, ...(codes && { codes }) })
  const { quizId } = printed

  const send = (files: readonly Buffer[], { scan, as = token }: { scan?: string; as?: string } = {}): Promise<Answer> =>
    test.call(contract.uploadScans, {
      token: as,
      params: { id: quizId },
      query: scan === undefined ? {} : { scan },
      ...filesForm(files.map((content, index) => ({ content, name: `anh-${index + 1}.jpg` }))),
    })
  const get = async (id: string, as = token): Promise<Batch> => {
    const answer = await test.call(contract.getScan, { token: as, params: { id } })
    expect(answer.status).toBe(200)
    return answer.body['data'] as Batch
  }
  /** All of them, until nothing is due any more. */
  const work = async (): Promise<void> => {
    while ((await test.app.jobs.runDue()) > 0);
  }
  const batch = async (...files: Buffer[]): Promise<Batch> => {
    const answer = await send(files)
    expect(answer.status).toBe(201)
    await work()
    return get((answer.body['data'] as { scan: contract.Scan }).scan._id)
  }
  const sheet = async (scanId: string, id: string): Promise<contract.SheetDetails> => {
    const answer = await test.call(contract.getScannedSheet, { token, params: { id: scanId, sheet: id } })
    expect(answer.status).toBe(200)
    return answer.body['data'] as contract.SheetDetails
  }
  const change = (scanId: string, id: string, body: contract.SheetChange) =>
    test.call(contract.changeScannedSheet, { token, params: { id: scanId, sheet: id }, body })
  const act = async (endpoint: typeof contract.confirmScan, id: string): Promise<Answer> => {
    const answer = await test.call(endpoint, { token, params: { id } })
    await work()
    return answer
  }
  return { ...test, parent, token, children, printed, quizId, send, get, work, batch, sheet, change, act }
}
