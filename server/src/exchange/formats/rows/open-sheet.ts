import type { SheetReading } from '@lms/contracts/exchange/reading.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Row, type SheetReport, UnreadableFile, blocking, mostItems, problem } from '../item.ts'
import { type SheetHead, isEmptyRow, ownTextAt } from './grid.ts'
import { fillerColumns } from './options/filler-options.ts'
import { inKnownLetters } from './heads/other-letters.ts'
import { optionsIn } from './options/option-cells.ts'
import { namesUnderKey } from './options/head-keys.ts'
import { jointOf, partingOf } from './options/joined-options.ts'
import { areStarsMeant } from './options/meant-stars.ts'
import { keySignatureOf } from './options/signed-options.ts'
import { holdsPlaceLists } from './keys/dotted-lists.ts'
import { needsPicture } from '../pictures/pictures-asked.ts'
import { isPlainHead, withoutGuards } from './guards.ts'
import type { Layout } from './row-columns.ts'
import { type ReadRow, readQuestion } from './row-question.ts'
import { type SpareSheet, hasKeys } from './layouts/key-sheet.ts'
import { areKeysReasoned } from './options/reasoned-keys.ts'
import { laterLayout } from './nameless/later-layout.ts'
import { foldedRows } from './arranged/folded-rows.ts'
import { wordsOf } from './arranged/gathered-rows.ts'
import { closedBracket, headsAgain } from './arranged/heads-again.ts'
import { judgedBelow, judgedBelowLayout, judgedBelowTaker } from './arranged/judged-below.ts'
import { keyedBlocks, keyedLayout, keyedTaker } from './arranged/keyed-blocks.ts'
import { labelledRecords, recordsLayout, recordsTaker } from './arranged/labelled-records.ts'
import { goesOn, mayBegin } from './arranged/begun-above.ts'
import { leftOutCells } from './arranged/left-out-cells.ts'
import { letteredLayout, letteredRows, letteredTaker } from './arranged/lettered-rows.ts'
import { markedLayout, markedRows, markedTaker } from './arranged/marked-rows.ts'
import { partedLayout, partedRows, partedTaker } from './arranged/parted-rows.ts'
import { besidePictures } from './arranged/pictured-rows.ts'
import { movedBack } from './arranged/shifted-cells.ts'
import { areSpoken, spokenLayout, spokenTaker } from './arranged/spoken-rows.ts'
import { besideFrom, partedAt, partedByGap } from './arranged/unnamed-beside.ts'
import { tablesBeside } from './arranged/tables-beside.ts'
import { widthOf } from './column-shapes.ts'
import { layoutOf } from './sheet-layout.ts'
import { createSkipped } from './arranged/skipped-rows.ts'
import { pictureColumns } from './options/shown-pictures.ts'
import { groupColumn } from './told/passage-columns.ts'
import { withLineTags } from './told/line-tags.ts'
import { withFontSigns } from './spreadsheet/typed-signs.ts'
import { reportOf } from './sheet-report.ts'

/** Rows that are looked at before it is decided what the columns hold. */
const looked = 60
const longestName = 20

export interface OpenSheet {
  head: SheetHead
  questions: ReadRow[]
  take(row: Row): void
  picture(row: number): void
  close(): void
  report(): SheetReport
  /** Where no question was found. */
  spare(): SpareSheet
  /** The rows of another table that stands right of the one that was read. */
  beside(): readonly Row[]
}

export function openSheet(
  head: SheetHead,
  said: SheetReading | undefined,
  count: () => void,
  isOfProgram: boolean,
): OpenSheet {
  let waiting: Row[] | null = []
  let layout: Layout | null = null
  let hasGuards = false
  let moved = (row: Row): Row => row
  let again = (row: Row): Row | null => row
  let lettered = (row: Row): Row => row
  let leftOut: ReturnType<typeof leftOutCells> | null = null
  let first: Row[] = []
  let below: ReturnType<typeof letteredTaker> | null = null
  let mayHoldKeys = false
  let others: Row[] = []
  let isCut = false
  const isLooked = !head.isHidden && !said
  let group: Row[] = []
  const skipped = createSkipped()
  let border: number | null = null
  const beside: Row[] = []
  const questions: ReadRow[] = []
  const firstRows: number[] = []
  const pictures: number[] = []
  /** What stands between two questions and may belong to either. */
  let between: Row | null = null

  function settle(): void {
    if (waiting === null) return
    const inLines = withLineTags(waiting)
    const known = isLooked ? inKnownLetters(waiting) : lettered
    lettered = (row) => known(inLines(row))
    const rows = waiting.map(lettered)
    waiting = null
    first = rows
    if (takeBelow(rows)) return
    // What nobody sees is not read unless somebody says how.
    const found = head.isHidden && !said ? null : layoutOf(rows, said)
    const apart = isLooked && found?.roles.includes('correct') !== true ? partedByGap(rows, layoutOf) : null
    begin(rows, apart ?? found)
    mayHoldKeys = layout === null && hasKeys([{ head, rows }])
  }

  /** Where the first rows were not enough. */
  function settleLate(): void {
    if (layout !== null || others.length === 0 || !isLooked) return
    const rows = [...first, ...others]
    const found = laterLayout(rows)
    if (found && isCut) throw new UnreadableFile('tooMany')
    begin(rows, found)
    if (found || !mayHoldKeys) others = []
  }

  function begin(rows: readonly Row[], found: Layout | null): void {
    layout = found && {
      ...found,
      fillers: fillerColumns(rows, found),
      joint: jointOf(rows, found),
      parting: partingOf(rows, found),
      areStarsMeant: areStarsMeant(rows, found),
      keySignature: keySignatureOf(rows, found),
      areKeysReasoned: areKeysReasoned(rows, found),
      headKeys: namesUnderKey(rows, found),
      arePlacesListed: holdsPlaceLists(rows, found),
      pictures: pictureColumns(found),
      group: groupColumn(found),
    }
    hasGuards = isOfProgram && layout !== null && layout.isOwn && isPlainHead(rows, layout)
    if (!layout) return
    border = isLooked ? besideFrom(rows, layout, widthOf(rows)) : null
    moved = movedBack(rows, layout)
    again = headsAgain(layout)
    leftOut = leftOutCells(layout)
    const { head: last, grounds, roles } = layout
    // A first row whose names nobody knows is told where it may be more than names.
    if (!grounds.includes('head') && !grounds.includes('person'))
      for (const row of rows)
        if (row.number <= last && (isLongName(ownTextAt(row, roles.indexOf('content')).trim()) || isAloneAbove(row)))
          skipped.add(wordsOf(row))
    for (const row of rows) use(row, layout)
  }

  function add(row: ReadRow, number: number): void {
    count()
    firstRows.push(number)
    questions.push(row)
  }

  function takeBelow(rows: readonly Row[]): boolean {
    if (!isLooked) return false
    if (areSpoken(rows)) {
      begun(spokenTaker(add), spokenLayout(rows))
      for (const row of rows) below?.take(row)
      return true
    }
    const begins = letteredRows(rows)
    const marked = begins ? null : markedRows(rows)
    const parted = begins || marked ? null : partedRows(rows)
    const keyed = begins || marked || parted ? null : keyedBlocks(rows)
    const judged = begins || marked || parted || keyed ? null : judgedBelow(rows)
    const records = begins || marked || parted || keyed || judged ? null : labelledRecords(rows)
    if (begins) begun(letteredTaker(begins, add), letteredLayout(begins, rows))
    else if (marked) begun(markedTaker(marked, add), markedLayout(marked, rows))
    else if (parted) begun(partedTaker(parted, add), partedLayout(parted, rows))
    else if (keyed) begun(keyedTaker(keyed, add), keyedLayout(keyed, rows))
    else if (judged) begun(judgedBelowTaker(judged, add), judgedBelowLayout(judged, rows))
    else if (records) begun(recordsTaker(records, add), recordsLayout(records, rows))
    for (const row of rows) below?.take(row)
    return below !== null
  }

  function begun(taker: ReturnType<typeof letteredTaker>, found: Layout): void {
    below = taker
    layout = found
  }

  function finish(current: Layout): void {
    const [row] = group
    if (!row) return
    if (group.length === 1 && skipped.isEmpty()) leftOut?.see(row, questions.length)
    add(readQuestion(current, group, skipped.take()), row.number)
    if (between && mayBegin(between, row)) tellBelow(questions.at(-1), wordsOf(between))
    between = null
    group = []
  }

  function use(whole: Row, current: Layout): void {
    const { left: given, right } = border === null ? { left: whole, right: null } : partedAt(whole, border)
    if (right && !isEmptyRow(right)) {
      if (beside.length >= mostItems) throw new UnreadableFile('tooMany')
      beside.push(right)
    }
    if (given.number <= current.head || isEmptyRow(given)) return
    const placed = again(given)
    if (placed === null) {
      between = null
      return
    }
    const row = moved(closedBracket(hasGuards ? withoutGuards(placed) : placed, current))
    if (current.otherWidths?.has(row.cells.length)) {
      finish(current)
      skipped.add(wordsOf(row))
      return
    }
    const content = current.roles.indexOf('content')
    const asked = ownTextAt(row, content).trim()
    if (group.length === 1 && goesOn(asked, row, group[0], current)) {
      finish(current)
      tellBelow(questions.at(-1), asked)
      return
    }
    if (asked !== '' && !(isListed(current) && isAgain(row, group, current) && group.length < 30)) {
      finish(current)
      group = [row]
      return
    }
    const holds = (wanted: (role: string) => boolean): boolean =>
      current.roles.some((role, column) => role !== null && wanted(role) && ownTextAt(row, column).trim() !== '')
    const number = current.roles.indexOf('number')
    const isOther =
      isListed(current) &&
      number !== -1 &&
      !['', ...group.map((one) => ownTextAt(one, number).trim())].includes(ownTextAt(row, number).trim())
    // A mark whose option was left out belongs to the others.
    const isOffered = (role: string): boolean => role === 'options' || (role === 'correct' && isListed(current))
    const wrong = current.roles.filter((role, column) => role === 'wrong' && ownTextAt(row, column).trim() !== '')
    // Right ones and wrong ones have columns of their own: below a question each of them is one more. Where a row has
    // several it offers all of a question that was not written down.
    const isMore =
      current.roles.includes('wrong') &&
      wrong.length < 2 &&
      holds((role) => role === 'wrong' || role === 'correct') &&
      !holds((role) => role !== 'wrong' && role !== 'correct')
    if (group.length > 0 && group.length < 30 && !isOther && (holds(isOffered) || isMore)) {
      group.push(row)
      return
    }
    // One word alone is the name of a part.
    const words = row.cells.filter(({ text, isCovered }) => isCovered !== true && text.trim() !== '').length
    const isRest = words > 1 || /^[\p{Ll}\p{Lo}\p{P}]/u.test(wordsOf(row))
    if (group.length > 0 && isRest && holds(isOption) && !holds((role) => !isOption(role))) {
      // Cells that a line was too short for go on below, and nobody can tell where they belong.
      finish(current)
      tellBelow(questions.at(-1), wordsOf(row))
      between = row
      return
    }
    if (words > 1 && holds((role) => role === 'options' || role === 'correct' || isOption(role))) {
      // Answers without a question: kept, to be seen and mended.
      finish(current)
      group = [row]
      return
    }
    finish(current)
    const text = wordsOf(row)
    // A number that waits for its question says nothing.
    if (/^\d{1,4}[.)]?$/.test(text)) return
    skipped.add(text)
  }

  const folded = foldedRows((row) => {
    if (waiting === null) {
      if (below) below.take(row)
      else if (layout) use(lettered(row), layout)
      else if (others.length >= mostItems) isCut = true
      else if (mayHoldKeys || isLooked) others.push(row)
      return
    }
    waiting.push(row)
    if (waiting.length >= looked) settle()
  })

  const tables = tablesBeside((row) => {
    if (!isEmptyRow(row)) folded.take(row)
  })

  return {
    head,
    questions,
    take(row) {
      if (!isEmptyRow(row)) tables.take(withFontSigns(row))
    },
    picture: (row) => pictures.push(row),
    close() {
      tables.end()
      folded.end()
      settle()
      settleLate()
      if (!layout) return
      below?.end()
      finish(layout)
      for (const [index, row] of leftOut?.meant() ?? [])
        if (!hasTextBelow(questions[index])) questions[index] = readQuestion(layout, [row], [])
      // What stands below the last question is told with it.
      for (const text of skipped.take()) questions.at(-1)?.read.problems.push(problem('wordingDropped', { text }))
      // It may hang below the question that it belongs to; what hangs above all of them is an ornament.
      for (const index of besidePictures(firstRows, pictures)) tellPicture(questions[index])
    },
    report: () => reportOf(head, layout, first, questions.length),
    spare: () => ({ head, rows: layout ? [] : [...first, ...others] }),
    beside: () => beside,
  }
}

/** Signs that need no space between words say as much in fewer of them. */
const isLongName = (name: string): boolean =>
  name.length > (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name) ? longestName / 3 : longestName)

/** One cell, and no names beside it; or nothing but numbers. */
const isAloneAbove = ({ cells }: Row): boolean => {
  const filled = cells.filter(({ text, isCovered }) => isCovered !== true && text.trim() !== '')
  const isLong = filled.length === 1 && isLongName(filled[0]?.text.trim() ?? '')
  return isLong || filled.every(({ text }) => /^\d{1,6}$/.test(text.trim()))
}

function tellBelow(row: ReadRow | undefined, text: string): void {
  if (!hasTextBelow(row)) row?.read.problems.push(blocking('textBelow', { text: text.slice(0, 200) }))
}

const hasTextBelow = (row: ReadRow | undefined): boolean =>
  row?.read.problems.some(({ code }) => code === 'textBelow') === true

/** What speaks of a picture cannot be answered without it. */
function tellPicture(row: ReadRow | undefined): void {
  const isNeeded = row?.isRecord === true || needsPicture(textOf(row?.read.item.content ?? ''))
  const tell = isNeeded ? blocking : problem
  if (!row) return
  row.read.problems = [...row.read.problems.filter(({ code }) => code !== 'pictureAsked'), tell('pictureInSheet')]
}

/** Each option has a row of its own, and a key of its own. */
const isListed = ({ roles }: Layout): boolean => roles.includes('options') && roles.includes('correct')

/** As programs write it: the question again beside each of its options, and the same number where there is one. */
function isAgain(row: Row, group: readonly Row[], { roles }: Layout): boolean {
  const [content, number] = [roles.indexOf('content'), roles.indexOf('number')]
  // What is left out beside one of the options is the same.
  const isSame = (other: Row, column: number): boolean =>
    ['', ownTextAt(row, column).trim()].includes(ownTextAt(other, column).trim())
  // Whoever offers all in one cell offers them again for another question.
  if (optionsIn(ownTextAt(row, roles.indexOf('options'))) !== null) return false
  return group.length > 0 && group.every((other) => isSame(other, content) && (number === -1 || isSame(other, number)))
}

const isOption = (role: string): boolean => /^[A-T]$/.test(role)
