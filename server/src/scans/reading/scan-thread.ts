import { readFile as readContent } from 'node:fs/promises'
import type { MessagePort } from 'node:worker_threads'
import { picturesIn } from './file-pictures.ts'
import {
  type ScanJob,
  type ScanOutcome,
  type ScanReply,
  type ScanReport,
  type ScanTask,
  UnreadablePicture,
} from './scan-tasks.ts'
import { sheetsIn } from './sheets-in-picture.ts'

/** Runs in a thread of its own, within limits of memory and time: what it opens comes from outside. */

export async function scan({ task, port }: ScanJob): Promise<ScanOutcome> {
  try {
    return { kind: 'done', next: await readFile(task, port) }
  } catch (error) {
    if (error instanceof UnreadablePicture) return { kind: 'unreadable', code: error.code }
    throw error
  } finally {
    port.close()
  }
}

function ask(port: MessagePort, report: ScanReport, transfer: ArrayBuffer[] = []): Promise<ScanReply> {
  return new Promise((resolve) => {
    port.once('message', resolve)
    port.postMessage(report, transfer)
  })
}

/** Answers where to go on, if there is more. */
async function readFile({ path, from, longest }: ScanTask, port: MessagePort): Promise<number | null> {
  if (path === null) throw new UnreadablePicture('broken')
  const content = await readContent(path)
  const began = performance.now()
  let last = from
  for await (const { page: number, picture } of picturesIn(content, from)) {
    if (number > last && performance.now() - began > longest) return number
    last = number
    const seen = await sheetsIn(picture, number, async (texts) => {
      const { layouts = [] } = await ask(port, { kind: 'codes', texts })
      return layouts
    })
    for (const page of seen) await ask(port, { kind: 'page', page })
  }
  return null
}
