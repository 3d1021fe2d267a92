import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const box = /^\s{0,9}[.…_\s]{0,40}\/\s?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:đ|điểm)?\s{1,9}(?=(?:câu|bài)\s?\d)/iu

/** '……/3 điểm', 'Câu 1: .../0,5đ': room for what a teacher gives. */
const roomAlone =
  /^\s{0,9}(?:(?:câu|bài)\s?\d{1,2}\s?[:.]?\s{0,3})?[.…_\s]{1,40}\/\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:đ|điểm)\s*$/iu

/** 'IV. 1 x 2 = 2ms': how the points of a part are counted, and no answer. */
const sumOfPoints =
  /^(\s{0,9}(?:[IVX]{1,4}|[A-E]|(?:phần|part|bài|exercise|task)\s\w{1,3})\s?(?:[.:)]|(?=\())\s{0,5})\(?\d{1,2}(?:[.,]\d{1,2})?\s?[x×*]\s?\d{1,2}(?:\s?=\s?\d{1,2}(?:[.,]\d{1,2})?)?\s?(?:ms?|marks?|pts?|points?|đ|điểm)\)?\s*$/iu

/** '……/1đ  Câu 1. …': where its points are written by hand, before its name; they are said behind it. */
export function withPointsBehind(blocks: readonly WordBlock[]): WordBlock[] {
  return blocks.map((block) =>
    block.kind === 'line'
      ? { ...block, line: pointsBehind(block.line) }
      : {
          ...block,
          rows: block.rows.map((row) => row.map((cell) => cell.filter((line) => !roomAlone.test(plainLine(line))))),
        },
  )
}

function pointsBehind(line: Line): Line {
  if (roomAlone.test(plainLine(line))) return []
  const summed = sumOfPoints.exec(plainLine(line))
  if (summed) return cutLine(line, 0, summed[1]?.length)
  const [before = '', points = ''] = box.exec(plainLine(line)) ?? []
  if (before === '') return line
  const named = cutLine(line, before.length)
  const start = questionStart(plainLine(named), 'named')
  if (!start) return line
  return [
    ...cutLine(named, 0, start.at),
    ...(start.points === null ? textLine(`(${points}đ) `) : []),
    ...cutLine(named, start.at),
  ]
}
