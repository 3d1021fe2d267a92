import type { SheetReading } from '@lms/contracts/exchange/reading.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../src/exchange/formats/item.ts'
import { readers } from '../../src/exchange/formats/registry.ts'
import { type Sample, xlsxFile } from './spreadsheets.ts'

/** What comes of a table, in a line for each question. */

/** 'single_choice: Huế | *Hà Nội' and what is said about it. */
function shortly({ item, problems }: ReadItem): string {
  const answers = item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + textOf(text)).join(' | ')
  const said = problems.map(({ code, isBlocking }) => (isBlocking ? '!' : '') + code).join(' ')
  return `${item.type}: ${answers}${said === '' ? '' : ` (${said})`}`
}

export const linesOf = ({ items }: { items: ReadItem[] }): string[] => items.map(shortly)
export const contents = ({ items }: { items: ReadItem[] }): string[] => items.map(({ item }) => textOf(item.content))

export async function fromCsv(lines: readonly string[], sheets: SheetReading[] = []) {
  return (await readers.csv()).read(new TextEncoder().encode(lines.join('\n')), { sheets })
}

export async function fromXlsx(sample: Sample, sheets: SheetReading[] = []) {
  return (await readers.xlsx()).read(xlsxFile(sample), { sheets })
}
