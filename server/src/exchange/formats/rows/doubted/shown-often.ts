import { textOf } from '@lms/contracts/rich-text.ts'
import { needsPicture } from '../../pictures/pictures-asked.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 10

/**
 * One and the same picture beside most questions of a sheet, which ask different things and do not speak of it, is an
 * ornament: they are told about it. Those few that do speak of it stay out.
 */
export function settleShownOften(rows: readonly ReadRow[]): void {
  const named = rows.filter((row) => nameOf(row) !== '')
  for (const same of Map.groupBy(named, nameOf).values()) {
    const silent = same.filter(({ read }) => !needsPicture(textOf(read.item.content)))
    const asked = new Set(silent.map(({ read }) => textOf(read.item.content)))
    const isUsual = silent.length >= fewestRows && silent.length * 2 >= rows.length
    if (!isUsual || silent.length * 10 < same.length * 9 || asked.size < silent.length) continue
    for (const { read } of silent)
      read.problems = read.problems.map(({ isBlocking, ...one }) =>
        isBlocking === undefined || one.code === 'pictureNamed' ? one : { ...one, isBlocking },
      )
  }
}

const nameOf = ({ read }: ReadRow): string =>
  read.problems.find(({ code, isBlocking }) => code === 'pictureNamed' && isBlocking)?.values?.['name'] ?? ''
