import { readFile as readContent } from 'node:fs/promises'
import type { Ask } from '../../platform/reader/reader-task.ts'
import { picturesIn } from './file-pictures.ts'
import { type ScanOutcome, type ScanReply, type ScanReport, type ScanTask, UnreadablePicture } from './scan-tasks.ts'
import { sheetsIn } from './sheets-in-picture.ts'

/** In the reading process, within its limits of memory and time: what it opens comes from outside. */
export async function readScannedFile(task: ScanTask, ask: Ask<ScanReport, ScanReply>): Promise<ScanOutcome> {
  try {
    return { kind: 'done', next: await readFile(task, ask) }
  } catch (error) {
    if (error instanceof UnreadablePicture) return { kind: 'unreadable', code: error.code }
    throw error
  }
}

/** Pages that leave more than that behind are followed by others in a process that begins anew. */
const mostResidentBytes = 340 * 1024 * 1024

/** Answers where to go on, if there is more. */
async function readFile(
  { path, from, most, longest }: ScanTask,
  ask: Ask<ScanReport, ScanReply>,
): Promise<number | null> {
  if (path === null) throw new UnreadablePicture('broken')
  const content = await readContent(path)
  const began = performance.now()
  let next: number | null = null
  async function turn(page: number): Promise<boolean> {
    const isOver = page >= from + most || performance.now() - began > longest
    const isLeft = page > from && (isOver || process.memoryUsage.rss() > mostResidentBytes)
    if (isLeft) next = page
    else await ask({ kind: 'turned' })
    return !isLeft
  }
  for await (const { page: number, picture } of picturesIn(content, from, turn)) {
    const seen = await sheetsIn(picture, number, async (texts) => {
      const { layouts = [] } = await ask({ kind: 'codes', texts })
      return layouts
    })
    for (const page of seen) await ask({ kind: 'page', page })
  }
  return next
}
