import { foldText } from '@lms/contracts/text-folding.ts'
import { type Problem, blocking, plainTruthOf, problem } from '../item.ts'
import { columnLetters, textAt } from './grid.ts'
import { isAcceptedHead, isOfAnswers } from './heads/head-kinds.ts'
import { meaningOf } from './heads/header-words.ts'
import { fillersOf } from './options/filler-options.ts'
import { type LeftCells, isBesideHead, toldLeft } from './options/columns-left.ts'
import type { QuestionCells, RowOption } from './options/question-cells.ts'
import { pictureOf } from './options/shown-pictures.ts'
import { secondKeysOf } from './second-keys.ts'
import { unclearLines } from './told/typed-lines.ts'
import { unevenOption } from './doubted/merged-options.ts'
import { unknownSignIn } from './spreadsheet/typed-signs.ts'

/** What is told of a row beside its question: what was not understood, not kept, or may not be as it was typed. */
export function notesOf(cells: QuestionCells, options: readonly RowOption[], kept: LeftCells[]): Problem[] {
  const elsewhere = askedElsewhere(cells)
  return [
    ...doubts(cells, options.length > 0),
    ...options.flatMap(({ raw }) =>
      isError(raw) && cells.layout.roles.includes('options') ? [blocking('unreadable', { text: raw })] : [],
    ),
    ...(elsewhere.length > 0 ? elsewhere : unheard(cells, options, kept)),
    ...left(cells),
    ...markup(cells, options),
    ...unclearLines(cells.layout, cells.rows),
    ...shownElsewhere(cells),
    ...heardElsewhere(cells),
    ...guesses(cells),
  ]
}

/** What was known by the look of its cells alone may be something else, however well it fits. */
function guesses(cells: QuestionCells): Problem[] {
  const { grounds, heads, roles } = cells.layout
  if (roles.some((role, column) => role === 'wrong' && grounds[column] === 'shape')) return [problem('keyAdded')]
  const key = keyByShape(cells)
  if (key.length > 0 || grounds[roles.indexOf('content')] !== 'shape') return key
  const columns = grounds.flatMap((ground, column) => (ground === 'shape' ? columnLetters(column) : []))
  // Of one column alone, without names, nobody had to guess which it is.
  return columns.length > 1 || heads.some((head) => head !== '')
    ? [problem('columnsGuessed', { columns: columns.join(', ') })]
    : []
}

/** What somebody chose would look the same. */
function keyByShape({ layout: { heads, roles, grounds }, text }: QuestionCells): Problem[] {
  const column = roles.indexOf('correct')
  const head = (heads[column] ?? '').trim()
  // A letter behind what is offered is a key; a number may count anything, and so may yes and no.
  const isCounted = /^\d$/.test(text('correct')) || plainTruthOf(text('correct')) !== null
  const isUnknown =
    grounds[column] === 'shape' && (head !== '' || isCounted) && meaningOf(head) !== 'correct' && text('correct') !== ''
  return isUnknown ? [problem('keyColumnUnknown', { head: head.slice(0, 60) || columnLetters(column) })] : []
}

/** A question that is the same as others without what was not understood cannot be answered. */
function askedElsewhere({ layout, rows: [row] }: QuestionCells): Problem[] {
  const told = (layout.askedElsewhere ?? []).flatMap((column) => {
    const text = row ? textAt(row, column).trim() : ''
    return text === '' ? [] : `${(layout.heads[column] ?? '').trim()}: ${text}`
  })
  return told.length === 0 ? [] : [blocking('wordingDropped', { text: told.join(' / ').slice(0, 200) })]
}

/** A column that speaks of answers and is not understood may say more about them than the others; one of texts may be part of what is asked. */
function unheard(cells: QuestionCells, options: readonly RowOption[], kept: LeftCells[]): Problem[] {
  const { layout, rows, text } = cells
  const [row] = rows
  const others = secondKeysOf(cells, options).map((other) => other.text)
  const heard = new Set([text('correct'), ...others, ...options.map(({ raw }) => raw)].map(foldText))
  const isTyped = options.length === 0 && text('correct') !== ''
  const isBlocking = (head: string): boolean => isTyped && isOfAnswers(head)
  const told = layout.heads.flatMap((head, column) => {
    const isPartner = text('correct') === '' && layout.partners?.includes(column) === true
    const isRead = isPartner || (isTyped && isAcceptedHead(head)) || layout.moreKeys?.includes(column) === true
    const said = row && !isRead && layout.roles[column] === null ? textAt(row, column).trim() : ''
    const isNew = said !== '' && !heard.has(foldText(said)) && !/^\d{1,3}$/.test(said)
    const isTold = isOfAnswers(head) || isAcceptedHead(head) || layout.prose?.includes(column) === true
    return isNew && isTold ? [{ head, text: `${head.trim()}: ${said}`, isBeside: isBesideHead(head) }] : []
  })
  const quiet = quietIn(cells, heard)
  kept.push(toldLeft(quiet.filter(({ text: said }) => !isLink.test(said))))
  const picture = pictureOf(cells)
  const links = quiet.filter(({ text: said }) => isLink.test(said) && said !== picture)
  if (told.length + links.length === 0) return []
  const left = toldLeft([...told, ...links])
  // Of what is typed, more answers than one are all of the key.
  if (told.some(({ head }) => isBlocking(head))) return [{ ...left.told, isBlocking: true }]
  kept.push(left)
  return [left.told]
}

/** What it leads to may be shown with the question. */
const isLink = /^https?:\S+$/i

/** Other words in columns with a name: of one row they say nothing, and of nearly all that a column is not kept. */
function quietIn({ layout, rows: [row] }: QuestionCells, heard: ReadonlySet<string>): LeftCells['cells'] {
  const used = new Set(
    [layout.passages, layout.pictures, layout.partners, layout.moreKeys, layout.prose].flatMap((one) => one ?? []),
  )
  return layout.heads.flatMap((head, column) => {
    const text = row && head !== '' && layout.roles[column] === null ? textAt(row, column).trim() : ''
    const isWorded =
      isLink.test(text) ||
      (/\p{L}{2}.*\s.*[\p{L}\d]|[\p{sc=Han}\p{sc=Thai}]{4}/u.test(text) && !/^\d{4}-\d\d/.test(text))
    return isWorded && !heard.has(foldText(text)) && !used.has(column) ? [{ head, text, isBeside: true }] : []
  })
}

/** What was written and is no part of the question: signs that fill up options, and texts beside a table without names. */
function left(cells: QuestionCells): Problem[] {
  const { layout, rows, text } = cells
  const asked = layout.roles.indexOf('content')
  const isBare = layout.heads.every((head) => head === '')
  const beside = isBare
    ? layout.roles.flatMap((role, column) =>
        role === null && column > asked && rows[0] ? textAt(rows[0], column) : [],
      )
    : []
  const told = [
    ...fillersOf(cells).map((letter) => text(letter)),
    ...beside.filter((one) => /\S\s+\S/.test(one.trim())),
  ]
  return told.length === 0 ? [] : [problem('wordingDropped', { text: told.join(' / ').trim().slice(0, 200) })]
}

/** A cell is text: what a page would show as a line or in bold is shown as it was typed, and may be meant so. */
function markup({ text, isExact }: QuestionCells, options: readonly RowOption[]): Problem[] {
  // A whole option that is a tag is what is asked about, and one that begins and ends with some is shown as meant.
  const typed = [text('content'), ...options.map(({ raw }) => raw)].filter((raw) => !/^<[\s\S]*>$/.test(raw.trim()))
  const table = isExact ? undefined : /<table\b[\s\S]{0,2000}<t[rdh]\b/i.exec(typed.join('\n'))
  // Nobody reads what stands in its cells out of the code.
  if (table) return [blocking('markupShown', { text: '<table>' })]
  const found = isExact
    ? undefined
    : /<br\s?\/?>|<\/(?:b|i|u|em|strong|p|span|div|sub|sup)>|&(?:#\d{2,5}|nbsp|quot|amp|lt|gt);/i.exec(
        typed.join('\n'),
      )?.[0]
  return found === undefined ? [] : [problem('markupShown', { text: found })]
}

/** What is asked ends with what a page would show or play, and the file has only its address. */
function shownElsewhere({ text, isExact }: QuestionCells): Problem[] {
  // An address alone asks nothing.
  if (/^https?:\/\/\S+$/.test(text('content'))) return [blocking('pictureElsewhere')]
  if (isExact || !/^[^<][\s\S]*>$/.test(text('content'))) return []
  const tags = [...text('content').matchAll(/<(img|audio|video|iframe)\b[^<>]{0,500}>/gi)]
  const last = tags.at(-1)
  const behind = last ? text('content').slice(last.index + last[0].length) : ''
  if (!last || !/^(?:[^<>]{0,200}<\/?\w[^<>]{0,300}>){0,5}\s*$/.test(behind)) return []
  const name = (last[1] ?? '').toLowerCase()
  return [name === 'img' ? blocking('pictureElsewhere') : blocking('attachmentsLost', { names: name })]
}

const recorded = /^\S{1,300}\.(?:mp3|wav|m4a|ogg|oga|aac|wma|flac|mp4|m4v|webm|mov|avi|mkv)(?:\?\S{0,200})?$/i

/** A column that nobody keeps has what is to be heard or watched. */
function heardElsewhere({ layout, rows: [row] }: QuestionCells): Problem[] {
  const found = row?.cells.find(
    ({ text }, column) => (layout.roles[column] ?? null) === null && recorded.test(text.trim()),
  )
  return found ? [blocking('attachmentsLost', { names: found.text.trim().slice(0, 200) })] : []
}

/** What a program shows where it could not reckon. */
const isError = (text: string): boolean => /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/.test(text.trim())

/** Cells that may say something else than their author typed. */
function doubts({ layout, rows }: QuestionCells, hasOptions: boolean): Problem[] {
  const problems: Problem[] = []
  const texts: string[] = []
  for (const row of rows)
    for (const [column, { text, doubt }] of row.cells.entries()) {
      const role = layout.roles[column] ?? null
      if (role === null || role === 'number' || role === 'time' || role === 'unused') continue
      texts.push(text)
      if (doubt === 'torn' && !problems.some(({ code }) => code === 'cellsShifted'))
        problems.push(blocking('cellsShifted', { text: text.trim().slice(0, 60) }))
      else if (doubt === 'moved') problems.push(problem('cellsMoved'))
      else if (doubt === 'merged') problems.push(blocking('rowsMerged', { text: text.slice(0, 60) }))
      else if (doubt === 'twice') problems.push(blocking('saidTwice', { text: text.slice(0, 60) }))
      else if (doubt === 'unclear') problems.push(blocking('optionsUnclear', { text: text.slice(0, 60) }))
      else if (doubt === 'several' && !hasOptions)
        problems.push(blocking('typedSeveral', { answer: text.slice(0, 60) }))
      else if (doubt === 'hidden' && !problems.some(({ code }) => code === 'rowHidden'))
        problems.push(blocking('rowHidden'))
      else if (doubt === 'formula') problems.push(blocking('formulaCell', { text: text.slice(0, 60) }))
      else if (isError(text)) problems.push(blocking('unreadable', { text }))
      else if (doubt === 'date' && (hasOptions || role === 'correct')) problems.push(blocking('dateCell', { text }))
    }
  const uneven = unevenOption(layout, rows)
  if (uneven !== null) problems.push(blocking('optionMerged', { text: uneven.slice(0, 60) }))
  const unknown = unknownSignIn(texts.join('\n'))
  if (unknown !== '') problems.push(blocking('lettersBroken', { text: unknown }))
  // In an address '?' begins what is asked for.
  const words = texts
    .join('\n')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.\w{2,10}(?:\/\S*)?\?\S+/gu, '')
  const lost = words.match(/[\p{L}?]*\p{L}\?(?!\p{sc=Han})\p{L}[\p{L}?]*/gu) ?? []
  if (lost.length >= 2) problems.push(blocking('lettersLost', { text: (lost[0] ?? '').slice(0, 60) }))
  return problems
}
