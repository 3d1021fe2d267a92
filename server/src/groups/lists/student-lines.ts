import { listLimits } from '@lms/contracts/groups/student-lists.ts'
import { UnreadableFile } from '../../exchange/item.ts'
import { readCsv } from '../../exchange/formats/sheet/csv.ts'
import { readWorkbook } from '../../exchange/formats/sheet/workbook.ts'
import type { Line } from '../rules/list-columns.ts'
import type { ReadLines } from './list-reading.ts'

const longestCell = 300
/** Above the list stand headings. */
const mostLines = listLimits.rows + 100

/** In the reading process, within its limits of memory and time: what it opens comes from outside. */
export function studentLines(content: Uint8Array): ReadLines {
  const lines: Line[] = []
  let isOver = false
  const sheets: Line[][] = []
  const reader = {
    sheet({ isHidden }: { isHidden: boolean }) {
      const own: Line[] = []
      if (!isHidden) sheets.push(own)
      return {
        take({ number, cells }: { number: number; cells: readonly { text: string }[] }): void {
          const texts = cells.map(({ text }) => text.slice(0, longestCell))
          if (texts.every((text) => text.trim() === '')) return
          if (own.length >= mostLines) {
            isOver = true
            throw new UnreadableFile('tooMuch')
          }
          own.push({ number, cells: texts })
        },
      }
    },
  }
  try {
    const isPacked = content[0] === 0x50 && content[1] === 0x4b
    if (isPacked) readWorkbook(content, reader)
    else readCsv(content, reader)
  } catch (error) {
    if (isOver) return { failure: 'tooMany' }
    if (error instanceof UnreadableFile) return { failure: 'unreadable' }
    throw error
  }
  // A workbook has one list; what else is in it comes after.
  lines.push(...(sheets.find((sheet) => sheet.length > 0) ?? []))
  return { lines }
}
