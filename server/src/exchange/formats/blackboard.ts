import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import {
  type FormatReader,
  type Item,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  emptyItem,
  mostItems,
  problem,
  readTrueFalse,
  titleFrom,
} from './item.ts'
import { unescapeText } from './formulas-in-text.ts'
import { createPictures } from './qti/reading/pictures.ts'
import { isPool } from './signs/pool-sign.ts'
import { formattedHtml } from './text/formatted-text.ts'
import { blackboardLines, isBlackboardLines } from './text/packed-tests/blackboard-lines.ts'
import { decodeText } from './text/text-decoding.ts'
import { xmlSource } from './xml-source.ts'
import { type XmlElement, childOf, descendantsOf, elementsOf, readXml, textOfElement } from './xml-tree.ts'
import { type ZipArchive, openZip } from './zip-archive.ts'

/**
 * A pool of Blackboard up to its version 6, and of the programs that write for it: one file, or several in an archive; or
 * the lines that people type for it.
 */
export const blackboard: FormatReader = {
  read(bytes) {
    const items: ReadItem[] = []
    const archive = bytes[0] === 0x50 && bytes[1] === 0x4b ? openZip(bytes) : null
    if (!archive && !isPool(bytes)) {
      const text = decodeText(bytes).normalize('NFC')
      if (isBlackboardLines(text)) return { items: blackboardLines(text), pictures: [] }
    }
    const pictures = createPictures(archive)
    for (const { root, path } of archive ? poolsIn(archive) : poolOf(bytes, ''))
      for (const question of elementsOf(root)) {
        if (!question.name.startsWith('QUESTION_')) continue
        if (items.length === mostItems) throw new UnreadableFile('tooMany')
        const problems: Problem[] = []
        const withPictures = (html: string): string =>
          html.replaceAll(/<img\b[^<>]*?\bsrc\s*=\s*"([^"<>]*)"[^<>]*>/gi, (_, address: string) => {
            const name = pictures.nameOf(unescapeText(address), path, problems)
            return name === null ? '' : `<img src="picture:${encodeURIComponent(name)}" alt="">`
          })
        items.push(readQuestion(question, { root, number: items.length + 1, problems, withPictures }))
      }
    return { items, pictures: pictures.files() }
  },
}

interface Pool {
  root: XmlElement
  path: string
}

function poolsIn(archive: ZipArchive): Pool[] {
  const names = archive.names().filter((name) => /\.dat$/i.test(name))
  return names.toSorted().flatMap((path) => {
    const content = archive.open(path)
    return content && isPool(content) ? poolOf(content, path) : []
  })
}

function poolOf(bytes: Uint8Array, path: string): Pool[] {
  const roots = [...elementsOf(readXml(bytes))].filter(({ name }) => name === 'POOL' || name === 'ASSESSMENT')
  return roots.map((root) => ({ root, path }))
}

interface Reading {
  item: Item
  problems: Problem[]
  answers: Map<string, string>
  /** The ids of the right ones, each with its choice where things are matched. */
  keys: { answer: string; choice: string }[]
  question: XmlElement
}

const readers: Readonly<Record<string, (reading: Reading) => void>> = {
  QUESTION_TRUEFALSE: readTruth,
  QUESTION_EITHEROR: (reading) => readChoices(reading, 'single_choice'),
  QUESTION_MULTIPLECHOICE: (reading) => readChoices(reading, 'single_choice'),
  QUESTION_MULTIPLEANSWER: (reading) => readChoices(reading, 'multiple_choice'),
  QUESTION_FILLINBLANK: readTyped,
  QUESTION_MATCH: readPairs,
  QUESTION_ORDER: readOrder,
  QUESTION_ESSAY: readEssay,
  QUESTION_SHORTRESPONSE: readEssay,
}

interface Place {
  root: XmlElement
  number: number
  problems: Problem[]
  withPictures(html: string): string
}

function readQuestion(question: XmlElement, { root, number, problems, withPictures }: Place): ReadItem {
  const item = emptyItem()
  const body = childOf(question, 'BODY')
  item.content = withPictures(htmlOf(body))
  item.title = titleFrom(item.content)
  item.topic = (childOf(root, 'TITLE')?.attributes['value'] ?? '').slice(0, 200)
  const gradable = childOf(question, 'GRADABLE')
  const notes = ['FEEDBACK_WHEN_CORRECT', 'FEEDBACK_WHEN_INCORRECT'].map((name) =>
    textOfElement(childOf(gradable, name)).trim(),
  )
  const said = notes
    .map((note) => textOf(note))
    .filter((note) => note !== '' && !/^(?:correct|incorrect|good work)[.!]?$/i.test(note))
  if (said.length > 0) problems.push(problem('wordingDropped', { text: said.join('; ').slice(0, 200) }))
  const keys = (gradable ? [...elementsOf(gradable, 'CORRECTANSWER')] : []).map(({ attributes }) => ({
    answer: attributes['answer_id'] ?? '',
    choice: attributes['choice_id'] ?? '',
  }))
  const read = readers[question.name]
  const answers = new Map([...textsOf(question, 'ANSWER')].map(([id, text]) => [id, withPictures(text)]))
  if (read) read({ item, problems, answers, keys, question })
  else {
    item.type = 'fill_blank'
    problems.push(blocking('unknownType', { type: question.name.replace('QUESTION_', '') }))
  }
  if (descendantsOf(question, 'FILE').length > 0 || descendantsOf(question, 'FILEREF').length > 0)
    problems.push(problem('pictureElsewhere'))
  return { item, problems, place: `Câu ${number}`, source: xmlSource(question) }
}

/** Its text is HTML where it says so, and typed otherwise. */
function htmlOf(element: XmlElement | undefined): string {
  const text = textOfElement(childOf(element, 'TEXT'))
  const isHtml = childOf(childOf(element, 'FLAGS'), 'ISHTML')?.attributes['value']
  return formattedHtml(text, isHtml === 'false' ? 'plain' : 'auto')
}

function textsOf(question: XmlElement, name: string): Map<string, string> {
  const placed = [...elementsOf(question, name)].toSorted(
    (one, other) => Number(one.attributes['position'] ?? 0) - Number(other.attributes['position'] ?? 0),
  )
  return new Map(placed.map((element, index) => [element.attributes['id'] ?? String(index), htmlOf(element)]))
}

function readChoices({ item, problems, answers, keys }: Reading, type: 'single_choice' | 'multiple_choice'): void {
  const right = new Set(keys.map(({ answer }) => answer))
  item.type = type
  item.answers = [...answers].map(([id, text]) => ({ text, isCorrect: right.has(id) }))
  const count = item.answers.filter(({ isCorrect }) => isCorrect).length
  if (count === 0) problems.push(blocking('noKey'))
  else if (type === 'single_choice' && count > 1) problems.push(blocking('severalRight'))
}

function readTruth(reading: Reading): void {
  const { item, problems, answers, keys } = reading
  const right = new Set(keys.map(({ answer }) => answer))
  const read = readTrueFalse([...answers].map(([id, text]) => ({ text: textOf(text), isCorrect: right.has(id) })))
  item.type = 'true_false'
  if (!Array.isArray(read)) problems.push(read)
  else if (right.size !== 1) problems.push(blocking('noKey'))
  else item.answers = read
}

function readTyped({ item, problems, answers }: Reading): void {
  item.type = 'fill_blank'
  item.answers = [...answers.values()]
    .map((text) => textOf(text))
    .filter((text) => text !== '')
    .map((text) => ({ text: escapeText(text), isCorrect: true }))
  if (item.answers.length === 0) problems.push(blocking('noKey'))
}

function readPairs({ item, problems, answers, keys, question }: Reading): void {
  item.type = 'matching'
  const choices = textsOf(question, 'CHOICE')
  const used = new Set(keys.map(({ choice }) => choice))
  item.pairs = [...answers].map(([id, left]) => {
    const right = choices.get(keys.find(({ answer }) => answer === id)?.choice ?? '')
    if (right === undefined) problems.push(blocking('pairWithout', { text: textOf(left).slice(0, 60) }))
    return { left, right: right ?? '' }
  })
  item.extras = [...choices].filter(([id]) => !used.has(id)).map(([, text]) => text)
}

function readOrder({ item, problems, answers, keys, question }: Reading): void {
  item.type = 'ordering'
  item.credit = 'all_or_nothing'
  const gradable = childOf(question, 'GRADABLE')
  const orders = new Map(
    (gradable ? [...elementsOf(gradable, 'CORRECTANSWER')] : []).map(({ attributes }) => [
      attributes['answer_id'] ?? '',
      Number(attributes['order'] ?? Number.NaN),
    ]),
  )
  const isClear = keys.length === answers.size && [...answers.keys()].every((id) => Number.isFinite(orders.get(id)))
  if (!isClear) problems.push(blocking('noKey'))
  item.items = [...answers]
    .toSorted(([one], [other]) => (orders.get(one) ?? 0) - (orders.get(other) ?? 0))
    .map(([, text]) => text)
}

function readEssay({ item, problems, answers }: Reading): void {
  item.type = 'essay'
  const sample = [...answers.values()].map((text) => textOf(text)).find((text) => text !== '')
  if (sample !== undefined) problems.push(problem('wordingDropped', { text: sample.slice(0, 200) }))
}
