import { cutLine, isEmptyLine, plainLine, tabCells, textLine } from '../../line-text.ts'
import { eachBefore, withoutPoints } from '../../paper/guides/guide-keys.ts'
import { numberIn } from '../../signs/cell-names.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { cutAtNames } from './cut-keys.ts'
import { rowLines, tableLines } from './guide-tables.ts'
import { withTypedTables } from './lost-tables.ts'
import { withoutLettersAgain } from './solved-again.ts'
import { type OutlineLabel, isSection, outlineLabel } from '../outline-labels.ts'
import type { OutlineLine } from '../outline.ts'

/** A list of keys, line by line: its tables lose their columns, and what stands beside another stands below it. */
export function guideLines(blocks: readonly WordBlock[]): OutlineLine[] {
  let above: OutlineLabel | null = null
  let last = ''
  const lines = withTypedTables(withoutLettersAgain(blocks)).flatMap((block) => {
    if (block.kind === 'table') {
      const isWithin = above?.word === 'bài' || (above?.style === 'named' && isOfParts(block.rows, last))
      return isWithin ? withinTask(tableLines(block.rows)) : tableLines(block.rows)
    }
    if (isEmptyLine(block.line)) return []
    last = plainLine(block.line)
    above = outlineLabel(last) ?? above
    return tabbed(block.line)
  })
  const dashed = dashedNumbers(lines)
  const cut = lines.flatMap((typed, at): OutlineLine[] => {
    if ('rows' in typed || typed.label?.at === plainLine(typed.line).length) return [typed]
    const bare = bareLetter.exec(plainLine(typed.line))?.[1]
    if (bare !== undefined)
      return [
        {
          line: typed.line,
          label: {
            style: 'upper',
            word: '',
            key: String('ABCDEF'.indexOf(bare) + 1),
            at: 9,
            points: null,
            level: null,
          },
        },
      ]
    const isCounted = countedAt(lines, at) !== null && [at - 1, at + 1].some((beside) => isNextTo(lines, at, beside))
    if (isEmptyLine(typed.line) || (isMarking(plainLine(typed.line)) && !isCounted)) return []
    const named = cutAtNames(typed.line)
    const [only] = named
    const label = dashed.get(at)
    return label && named.length === 1 && only && 'line' in only && only.label === null
      ? [{ line: only.line, label }]
      : named
  })
  return withFirstTask(goingOn(cut.flatMap(withNamedTask)))
}

/** 'I. TRẮC NGHIỆM (Bài 6)': what follows is said of its parts. */
function withNamedTask(typed: OutlineLine): OutlineLine[] {
  const text = 'line' in typed ? plainLine(typed.line) : ''
  const name =
    'line' in typed && typed.label && isSection(typed.label)
      ? /\(((?:bài|câu)\s{1,3}\d{1,2})\)\s*$/iu.exec(text)?.[1]
      : undefined
  return name === undefined ? [typed] : [typed, { line: textLine(`${name}:`), label: outlineLabel(`${name}:`) }]
}

/** Numbers above 'Exercise 2' answer the first one, whoever said so. */
function withFirstTask(lines: readonly OutlineLine[]): OutlineLine[] {
  const labels = lines.flatMap((typed) => ('line' in typed && typed.label ? [typed.label] : []))
  const [first] = labels
  const task = labels.find(({ word, style }) => word === 'task' || style !== 'number')
  if (first?.style !== 'number' || first.key !== '1' || task?.word !== 'task' || task.key !== '2') return [...lines]
  const text = 'Task 1:'
  return [{ line: textLine(text), label: { ...task, key: '1', at: text.length } }, ...lines]
}

/** A table for 1 to 6 above '7. …': all of them count alike. */
function goingOn(lines: readonly OutlineLine[]): OutlineLine[] {
  const labels = lines.map((typed) => ('line' in typed ? typed.label : null))
  const named = new Set(labels.flatMap((label) => (label?.style === 'named' ? [label.key] : [])))
  const counted = new Set<number>()
  let run: number[] = []
  for (const [at, label] of labels.entries()) {
    if (label === null) continue
    const before = labels[run.at(-1) ?? -1]
    const isNext = before !== undefined && Number(label.key) === Number(before?.key) + 1
    if (label.style === 'number' && run.length > 1 && isNext && !named.has(label.key))
      for (const own of run) counted.add(own)
    const isNamed = label.style === 'named' && label.word === 'câu'
    if (isNamed && isNext) run.push(at)
    else run = isNamed ? [at] : []
  }
  return lines.map((typed, at) =>
    'line' in typed && typed.label && counted.has(at)
      ? { ...typed, label: { ...typed.label, style: 'number', word: '' } }
      : typed,
  )
}

/** 'Câu 1: (5 điểm) Mỗi ý đúng 1 điểm' above 'Ý | 1 | 2 | 3'. */
function isOfParts(rows: readonly Line[][][], last: string): boolean {
  const label = outlineLabel(last)
  const [corner = ''] = (rows[0]?.[0] ?? []).map((line) => plainLine(line).trim())
  const rest = label?.style === 'named' ? last.slice(label.at).trim() : null
  return /^ý(?:\s|$)/iu.test(corner) && rest !== null && (rest === '' || isMarking(rest))
}

/** A table below 'Bài 1' counts what is asked there. */
function withinTask(lines: readonly OutlineLine[]): OutlineLine[] {
  return lines.map((typed) => {
    if ('rows' in typed || typed.label?.word !== 'câu') return typed
    const text = `${typed.label.key}) ${plainLine(typed.line).slice(typed.label.at)}`
    return { line: textLine(text), label: outlineLabel(text) }
  })
}

/** '2. 8' looks like points, and answers the second between '1. 12,5' and '3. -4'. */
function countedAt(lines: readonly OutlineLine[], at: number): number | null {
  const typed = lines[at]
  const found = typed && 'line' in typed ? /^\s*(\d{1,2})\s?[.)]\s+.{0,20}\d/u.exec(plainLine(typed.line)) : null
  return found ? Number(found[1]) : null
}

function isNextTo(lines: readonly OutlineLine[], at: number, beside: number): boolean {
  const number = countedAt(lines, beside)
  return number !== null && number - (countedAt(lines, at) ?? 0) === beside - at
}

/** '1 - They carry lanterns.' above '2 - …': numbers, where they count on from line to line. */
function dashedNumbers(lines: readonly OutlineLine[]): ReadonlyMap<number, OutlineLabel> {
  const found = lines.map((typed) =>
    'line' in typed ? /^\s*(\d{1,2})\s?[-–—]\s?(?=[\p{L}"“'‘])/u.exec(plainLine(typed.line)) : null,
  )
  const numbers = found.map((own) => Number(own?.[1] ?? Number.NaN))
  return new Map(
    found.flatMap((own, at) => {
      const number = numbers[at] ?? 0
      if (!own || (numbers[at - 1] !== number - 1 && numbers[at + 1] !== number + 1)) return []
      return [[at, { style: 'number', word: '', key: String(number), at: own[0].length, points: null, level: null }]]
    }),
  )
}

/** 'B.' and nothing else heads what follows. */
const bareLetter = /^\s*([A-F])\s?[.)/]\s*$/u

/** A row of a table that was copied as text. */
function tabbed(line: Line): OutlineLine[] {
  const [first = '', ...others] = plainLine(line).trimStart().split('\t')
  const isRow = others.length > 0 && numberIn(first) !== null
  return isRow ? rowLines(tabCells(line).map((cell) => [cell])) : [{ line: withoutKeyWord(line), label: null }]
}

/** 'Key. Task 2. 1. …' */
function withoutKeyWord(line: Line): Line {
  const found = /^\s*(?:answer\s)?keys?\s?[.:]\s{0,3}(?=task|part|ex|[IVX]{1,4}\s?[.:)]|\d{1,2}\s?[.:)])/iu.exec(
    plainLine(line),
  )
  return found ? cutLine(line, found[0].length) : line
}

/** 'Trả lời đúng mỗi ý được 0,5 điểm' */
const givenFor =
  /^(?:trả lời|viết|điền|khoanh|nối|tính|đặt tính|làm|ghi|đọc)[^:：]{0,30}\sđúng[^:：]{0,80}\d\s?(?:điểm|đ)\.?$/iu
const pointsAlone =
  /^\(?\s?(?:\d{1,2}\s?[.,]\s?\d{1,2}\s?(?:điểm|đ|m|pts?)?|\d{1,2}\s?(?:điểm|đ|m|pts?))\s?\)?\.?(?:\s?[-–;]\s?[\d.,]{1,5}(?:điểm|đ)?)*$/iu

/** '(1,0 điểm) Mỗi ý đúng …', '2 điểm (0,5 điểm/1 câu đúng)' */
const allBefore = /^[([]?\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ)\s?[)\]]?\s*(?=mỗi\s|\(\s?\d[^()]{0,30}\)\s*$)/iu

/** '0,5 điểm', 'Mỗi câu đúng được 0,5 điểm' */
export function isMarking(text: string): boolean {
  const said = text.trim().replace(allBefore, '')
  if (
    withoutPoints(said) === '' ||
    pointsAlone.test(said) ||
    /^(?:tổng(?:\s(?:điểm|cộng|số điểm))?|cộng|total)$/iu.test(said)
  )
    return true
  const isSaidOfAll =
    /^[*+(\s–-]{0,4}(?:mỗi\s|từ câu|câu\s{1,3}\d{1,2}\s{1,3}(?:đến|tới)\s|lưu ý|(?:học sinh|hs)\s|tổng (?:điểm|cộng))/iu.test(
      said,
    )
  if (givenFor.test(said)) return true
  if (eachBefore.test(said)) return false
  return isSaidOfAll && /\d\s?(?:điểm|đ)(?![\p{L}])/iu.test(said)
}
