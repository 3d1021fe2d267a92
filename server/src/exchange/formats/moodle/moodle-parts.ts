import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import { escapeText, isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, blocking, plainTruthOf, problem } from '../../item.ts'
import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import { typedText } from '../../formulas-in-text.ts'
import { fullyRight, sayDropped } from '../part-marks.ts'
import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'

/** Moodle's types that are more than a text with answers, of its core and of the plugins that schools have. */

export interface MoodleReading {
  question: XmlElement
  item: Item
  problems: Problem[]
  rich(element: XmlElement | undefined): string
}

export const partReaders: Readonly<Record<string, (reading: MoodleReading) => void>> = {
  numerical: readNumbers,
  matching: readPairs,
  match: readPairs,
  ddmatch: readPairs,
  ordering: readOrder,
  gapselect: (reading) => readWordBank(reading, 'selectoption'),
  ddwtos: (reading) => readWordBank(reading, 'dragbox'),
  essay: readEssay,
  mtf: readStatements,
  kprime: readStatements,
}

/** '1,000' is a thousand, or one: the format has points alone. */
const groupedOrNot = /^[-+]?[1-9]\d{0,2},\d{3}$/

function readNumbers({ question, item, problems, rich }: MoodleReading): void {
  item.type = 'numeric'
  const answers = [...elementsOf(question, 'answer')].map((element) => ({
    text: textOfElement(childOf(element, 'text')).trim() || textOfElement(element).trim(),
    share: Number.parseFloat(element.attributes['fraction'] ?? '0'),
    tolerance: textOfElement(childOf(element, 'tolerance')).trim() || '0',
    explanation: rich(childOf(element, 'feedback')),
    note: textOf(rich(childOf(element, 'feedback'))),
  }))
  const { right, dropped, notes } = fullyRight(answers)
  for (const { text, tolerance, explanation } of right) {
    if (
      groupedOrNot.test(text) ||
      decimalOf(text) === null ||
      decimalOf(tolerance) === null ||
      Number(plainDecimal(tolerance)) < 0
    ) {
      problems.push(blocking('answerUnclear', `${text} ± ${tolerance}`))
      continue
    }
    item.answers.push({
      text: escapeText(text),
      isCorrect: true,
      ...(Number(plainDecimal(tolerance)) > 0 && { tolerance: Number(plainDecimal(tolerance)) }),
      ...(explanation !== '' && { explanation }),
    })
  }
  sayDropped(dropped, notes, problems)
  if (item.answers.length === 0 && problems.every(({ isBlocking }) => !isBlocking)) problems.push(blocking('noKey'))
  item.unit = unitOf(question, problems)
}

export function unitOf(question: XmlElement, problems: Problem[]): PartsDraft['unit'] {
  const list = childOf(question, 'units')
  const units = (list ? [...elementsOf(list, 'unit')] : []).map((unit) => ({
    name: textOfElement(childOf(unit, 'unit_name')).trim(),
    factor: Number.parseFloat(textOfElement(childOf(unit, 'multiplier')) || '1'),
  }))
  const own = units.filter(({ name, factor }) => factor === 1 && name !== '').map(({ name }) => name)
  // '1 m' for '100 cm' needs to be counted: here a unit is only another name.
  const others = units.filter(({ factor }) => factor !== 1).map(({ name, factor }) => `${name} (×${factor})`)
  if (others.length > 0) problems.push(problem('notKept', others.join('; ')))
  if (own.length === 0) return null
  const grading = Number.parseInt(textOfElement(childOf(question, 'unitgradingtype')) || '0', 10)
  const penalty = Number.parseFloat(textOfElement(childOf(question, 'unitpenalty')) || '0.5')
  const missingCosts = Math.min(100, Math.max(0, Math.round(penalty * 100)))
  return { text: own.join('|'), required: grading > 0, missingCosts: grading > 0 ? missingCosts : 50 }
}

function readPairs({ question, item, rich }: MoodleReading): void {
  item.type = 'matching'
  const pairs: { left: string; right: string }[] = []
  const extras: string[] = []
  for (const element of elementsOf(question, 'subquestion')) {
    const left = rich(element)
    const answer = childOf(element, 'answer')
    const right =
      answer?.attributes['format'] === 'html' ? rich(answer) : typedText(textOfElement(childOf(answer, 'text')).trim())
    if (!isBlank(left)) pairs.push({ left, right })
    else if (!isBlank(right)) extras.push(right)
  }
  Object.assign(item, { pairs, extras })
}

/** Its own word for the share of pairs in order; what counts otherwise counts here that way too, and it is said. */
const sharedOrder = new Set(['RELATIVE_ALL_PREVIOUS_AND_NEXT', '4'])
const wholeOrder = new Set(['ALL_OR_NOTHING', '-1', ''])

function readOrder({ question, item, problems, rich }: MoodleReading): void {
  item.type = 'ordering'
  const answers = [...elementsOf(question, 'answer')].map((element) => ({
    place: Number.parseFloat(element.attributes['fraction'] ?? '0'),
    text: rich(element),
  }))
  item.items = answers.toSorted((one, other) => one.place - other.place).map(({ text }) => text)
  const grading = textOfElement(childOf(question, 'gradingtype')).trim().toUpperCase()
  item.credit = wholeOrder.has(grading) ? 'all_or_nothing' : 'pairs'
  if (!wholeOrder.has(grading) && !sharedOrder.has(grading)) problems.push(problem('markingUnclear', grading))
  const selecting = textOfElement(childOf(question, 'selecttype')).trim().toUpperCase()
  const count = Number.parseInt(textOfElement(childOf(question, 'selectcount')) || '0', 10)
  const isPart = selecting !== '' && selecting !== 'ALL' && selecting !== '0' && count > 0 && count < answers.length
  if (isPart) problems.push(problem('notKept', `${selecting} ${count}`))
}

/** `[[2]]` means the second word of the bank; here it is the number of the gap. */
function readWordBank({ question, item, problems }: MoodleReading, element: string): void {
  item.type = 'cloze'
  const words = [...elementsOf(question, element)].map((word) => ({
    text: textOf(textOfElement(childOf(word, 'text'))).trim(),
    group: textOfElement(childOf(word, 'group')).trim() || '1',
  }))
  const gaps: NonNullable<Item['gaps']> = []
  item.content = item.content.replaceAll(/\[\[(\d{1,3})\]\]/g, (whole, number: string) => {
    const right = words[Number(number) - 1]
    if (right === undefined) {
      problems.push(blocking('unreadable', whole))
      return whole
    }
    gaps.push({
      kind: 'choice',
      answers: words
        .filter(({ group }) => group === right.group)
        .map((word) => ({ text: word.text, isCorrect: word === right })),
    })
    return `[[${gaps.length}]]`
  })
  item.gaps = gaps
}

/** Rows of a table with a column for true: 'Multiple True False' and 'Kprime'. */
function readStatements({ question, item, problems, rich }: MoodleReading): void {
  item.type = 'statements'
  const weights = new Map(
    [...elementsOf(question, 'weight')].map((weight) => [
      `${weight.attributes['rownumber']} ${weight.attributes['columnnumber']}`,
      Number.parseFloat(textOfElement(childOf(weight, 'value')) || '0'),
    ]),
  )
  const columns = [...elementsOf(question, 'column')].map((column) => textOf(rich(childOf(column, 'responsetext'))))
  const truths = columns.map((name) => plainTruthOf(name))
  const isTrueFirst = truths[0] !== false
  // 'Mammal' and 'bird': what a row is sorted into.
  if (columns.length > 0 && (columns.length > 2 || truths[0] === null || truths[1] === truths[0]))
    problems.push(blocking('optionsUnclear', columns.join(' / ')))
  const notes: string[] = []
  item.statements = [...elementsOf(question, 'row')].map((row, index) => {
    const number = row.attributes['number'] ?? String(index + 1)
    const note = rich(childOf(row, 'feedbacktext'))
    if (!isBlank(note)) notes.push(textOf(note))
    const values = [weights.get(`${number} 1`), weights.get(`${number} 2`)]
    if (values.every((value) => value === undefined)) problems.push(blocking('noKey'))
    return { text: rich(childOf(row, 'optiontext')), isTrue: (values[0] ?? 0) > 0 === isTrueFirst }
  })
  if (notes.length > 0) problems.push(problem('notKept', notes.join('; ')))
  item.credit = 'even'
}

const criterion = /^(.+?)\s*\((\d{1,3}) điểm\)$/u

/** What graders are told is the rubric, where each line says its points as ours do. */
function readEssay({ question, item, problems, rich }: MoodleReading): void {
  item.type = 'essay'
  const limit = (name: string): number | null => {
    const count = Number.parseInt(textOfElement(childOf(question, name)), 10)
    return count > 0 ? count : null
  }
  Object.assign(item, {
    rubric: [],
    minimumWords: limit('minwordlimit'),
    maximumWords: limit('maxwordlimit'),
    allowPictures: limit('attachments') !== null,
  })
  const said = rich(childOf(question, 'graderinfo'))
  const lines = [...said.matchAll(/<(?:li|p)\b[^<>]*>((?:(?!<\/?(?:li|p)\b)[\s\S])*)/gi)].map(([, html = '']) =>
    textOf(html),
  )
  const found = lines.filter((line) => line !== '').map((line) => criterion.exec(line))
  if (found.length > 0 && found.every((one) => one !== null))
    item.rubric = found.map(([, text = '', points = '']) => ({ text, points: Number(points) }))
  else if (!isBlank(said)) problems.push(problem('notKept', textOf(said)))
}
