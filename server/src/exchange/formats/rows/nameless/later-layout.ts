import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { shapeOf, widthOf } from '../column-shapes.ts'
import type { Layout } from '../row-columns.ts'
import { shapedLayout } from '../shaped-layout.ts'
import { keyColumns } from '../layouts/key-sheet.ts'
import { isOfPeople } from '../layouts/people-table.ts'

const sampled = 40
const pieces = 10

/**
 * A table without names whose first rows tell too little: rows from all of it may tell more. Only letters beside what
 * they name are believed here, and only where every part of the table has them in the same place.
 */
export function laterLayout(rows: readonly Row[]): Layout | null {
  const sample = spread(rows)
  const width = widthOf(rows)
  if (isOfPeople(sample, width) || keyColumns(sample) !== null) return null
  const layout = shapedLayout(sample, width)
  return layout !== null && isEverywhere(layout, rows) ? layout : null
}

/** The first one, and others as far apart as the table allows. */
function spread(rows: readonly Row[]): Row[] {
  const step = Math.max(1, rows.length / sampled)
  return rows.filter((_, index) => index === 0 || Math.floor(index / step) > Math.floor((index - 1) / step))
}

function isEverywhere({ roles, head }: Layout, rows: readonly Row[]): boolean {
  const key = roles.indexOf('correct')
  const [asked, first] = [roles.indexOf('content'), roles.indexOf('A')]
  if (key === -1 || first === -1 || answerLetters.filter((letter) => roles.includes(letter)).length < 3) return false
  const body = rows.filter(({ number }) => number > head)
  const size = Math.ceil(body.length / pieces)
  return Array.from({ length: pieces }, (_, index) => body.slice(index * size, (index + 1) * size)).every((piece) => {
    const filled = piece.filter((row) => shapeOf([row], asked).filled === 1)
    return filled.length === 0 || (shapeOf(filled, key).letters >= 0.8 && shapeOf(filled, first).filled >= 0.8)
  })
}
