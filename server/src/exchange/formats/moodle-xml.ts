import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { placeFrom } from './category-path.ts'
import {
  type FormatReader,
  type FormatWriter,
  type ItemAnswer,
  type PictureFile,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  emptyItem,
  mostItems,
  pointsFrom,
  problem,
  readTrueFalse,
  titleFrom,
} from './item.ts'
import { typedText, withoutSigns } from './formulas-in-text.ts'
import { readGaps } from './moodle-cloze.ts'
import { type MoodleReading as Reading, pairsAsStatements, partReaders } from './moodle-parts.ts'
import { takeFields } from './tags.ts'
import { type XmlElement, childOf, elementsOf, readXml, textOfElement } from './xml-tree.ts'
import { moodleTypes, writeMoodleXml } from './moodle-xml-writing.ts'

/** Moodle's full export: https://docs.moodle.org/en/Moodle_XML_format */
export const moodleXml: FormatReader & FormatWriter = {
  read(bytes) {
    const items: ReadItem[] = []
    const pictures: PictureFile[] = []
    let category: string | null = null

    function take(question: XmlElement): void {
      if (question.name !== 'question') return
      const type = question.attributes['type'] ?? ''
      if (type === 'category') {
        const named = textOfElement(childOf(childOf(question, 'category'), 'text'))
        category = named
        return
      }
      if (items.length === mostItems) throw new UnreadableFile('tooMany')
      items.push(readQuestion(question, type, category, items.length + 1, pictures))
    }

    const root = readXml(bytes, { parts: { of: 'quiz', take } })
    if (!childOf(root, 'quiz')) throw new UnreadableFile('unknownFormat')
    return { items, pictures }
  },
  carries: (type) => type in moodleTypes,
  write: (items, pictures) => writeMoodleXml(items, pictures),
  carriesHints: true,
  lossesOf: () => [],
}

function readQuestion(
  question: XmlElement,
  type: string,
  category: string | null,
  number: number,
  pictures: PictureFile[],
): ReadItem {
  const item = { ...emptyItem(), ...placeFrom(category) }
  const problems: Problem[] = []
  const rich = (element: XmlElement | undefined): string => richTextOf(element, `${number}`, pictures, problems)
  const grade = Number.parseFloat(textOfElement(childOf(question, 'defaultgrade')))
  if (Number.isFinite(grade)) item.points = pointsFrom(grade, problems)
  item.content = rich(childOf(question, 'questiontext'))
  item.explanation = rich(childOf(question, 'generalfeedback'))
  const hint = [...elementsOf(question, 'hint')].map(rich).join('')
  if (hint !== '') item.hint = hint
  item.title = textOfElement(childOf(childOf(question, 'name'), 'text')).trim() || titleFrom(item.content)
  const tags = childOf(question, 'tags')
  const words = tags ? [...elementsOf(tags, 'tag')].map((tag) => textOfElement(childOf(tag, 'text'))) : []
  const wasType = takeFields(item, words, problems)
  const read = readers[type]
  if (read) {
    read({ question, item, problems, rich })
    if (wasType === 'statements' && item.type === 'matching') pairsAsStatements(item, problems)
  } else {
    item.type = 'fill_blank'
    problems.push(refusals[type] ?? blocking('unknownType', { type }))
  }
  return { item, problems, place: `Câu ${number}` }
}

const refusals: Readonly<Record<string, Problem>> = {
  essay: blocking('essay'),
  description: blocking('notAQuestion'),
  calculated: blocking('calculated'),
  calculatedsimple: blocking('calculated'),
  calculatedmulti: blocking('calculated'),
}

const readers: Readonly<Record<string, (reading: Reading) => void>> = {
  multichoice: readChoices,
  multichoiceset: readChoices,
  truefalse: readTruth,
  shortanswer: readShort,
  multianswer: readGaps,
  ...partReaders,
}

function answersIn({ question, rich }: Reading): (ItemAnswer & { fraction: number; element: XmlElement })[] {
  return [...elementsOf(question, 'answer')].map((element) => {
    const fraction = Number.parseFloat(element.attributes['fraction'] ?? '0')
    const explanation = rich(childOf(element, 'feedback'))
    return {
      text: rich(element),
      isCorrect: fraction > 0,
      fraction,
      element,
      ...(explanation !== '' && { explanation }),
    }
  })
}

const plain = ({ text, isCorrect, explanation }: ItemAnswer): ItemAnswer => ({
  text,
  isCorrect,
  ...(explanation !== undefined && { explanation }),
})

function readChoices(reading: Reading): void {
  const { question, item, problems } = reading
  const answers = answersIn(reading)
  item.answers = answers.map(plain)
  const keys = answers.filter(({ isCorrect }) => isCorrect)
  const isSingle = /^(true|1)$/i.test(textOfElement(childOf(question, 'single')).trim())
  item.type = isSingle && keys.length <= 1 ? 'single_choice' : 'multiple_choice'
  if (keys.length === 0) problems.push(blocking('noKey'))
  const isUneven = keys.some(({ fraction }) => Math.abs(fraction - (keys[0]?.fraction ?? 0)) > 0.01)
  if (isUneven || (isSingle && keys.length > 1)) problems.push(problem('weights'))
}

function readTruth(reading: Reading): void {
  const { item, problems } = reading
  item.type = 'true_false'
  const read = readTrueFalse(answersIn(reading).map(plain))
  if (Array.isArray(read)) item.answers = read
  else problems.push(read)
}

function readShort(reading: Reading): void {
  const { item, problems } = reading
  const answers = answersIn(reading)
  const accepted = answers.filter(({ fraction }) => fraction > 0)
  item.type = 'fill_blank'
  item.answers = accepted.map((answer) => ({ ...plain(answer), text: escapeText(typedAnswer(answer.element)) }))
  if (accepted.some(({ fraction }) => fraction < 100)) problems.push(problem('weights'))
  const starred = accepted.find(({ element }) => /(?<!\\)\*/.test(textOfElement(childOf(element, 'text'))))
  if (starred) problems.push(problem('wordingDropped', { text: `* (${textOf(starred.text)})` }))
  const others = answers.filter(({ fraction }) => fraction <= 0).map(({ text }) => textOf(text))
  if (others.length > 0) problems.push(problem('wordingDropped', { text: others.join('; ').slice(0, 200) }))
}

/** Nobody types a format: what stands there is what is accepted. */
function typedAnswer(element: XmlElement): string {
  const text = textOfElement(childOf(element, 'text'))
  return (element.attributes['format'] === 'html' ? textOf(text) : text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(String.raw`\*`, '*')
    .trim()
}

/** A text element with its format, and the pictures that lie beside it. */
function richTextOf(
  element: XmlElement | undefined,
  prefix: string,
  pictures: PictureFile[],
  problems: Problem[],
): string {
  if (!element) return ''
  const text = textOfElement(childOf(element, 'text'))
  if (text.trim() === '') return ''
  const format = element.attributes['format']
  if (format === 'plain_text' || format === 'markdown') return typedText(text)
  // Moodle's own format, and answers without any, may be either.
  if (format !== 'html' && !/<[a-z][^<>]*>|&[a-z]+;/i.test(text)) return typedText(text)
  const files = new Map<string, string>()
  for (const file of elementsOf(element, 'file')) {
    const own = file.attributes['name'] ?? ''
    const name = `${prefix}-${pictures.length}-${own}`
    if (file.attributes['encoding'] !== 'base64') continue
    pictures.push({ name, content: Uint8Array.from(Buffer.from(textOfElement(file), 'base64')) })
    files.set(own, name)
  }
  return withoutSigns(html(text)).replaceAll(
    /(<img\b[^<>]*?\bsrc=")([^"]*)"/gi,
    (_, start: string, address: string) => {
      const name = files.get(decodeURIComponentSafely(address.replace(/^@@PLUGINFILE@@\/?/, '').replace(/\?.*$/, '')))
      if (name !== undefined) return `${start}picture:${encodeURIComponent(name)}"`
      const inline = /^data:image\/\w+;base64,([\s\S]+)$/.exec(address)?.[1]
      if (inline !== undefined) {
        const own = `${prefix}-${pictures.length}-inline`
        pictures.push({ name: own, content: Uint8Array.from(Buffer.from(inline, 'base64')) })
        return `${start}picture:${encodeURIComponent(own)}"`
      }
      if (!address.startsWith('/uploads/')) problems.push(problem('pictureElsewhere'))
      return `${start}${address}"`
    },
  )
}

/** Text of Moodle that carries tags is HTML as browsers read it: one root is not needed. */
function html(text: string): string {
  return text.includes('<p') || text.includes('<div') || text.includes('<ul') ? text.trim() : `<p>${text.trim()}</p>`
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
