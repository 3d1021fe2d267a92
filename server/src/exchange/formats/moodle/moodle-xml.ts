import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { placeFrom } from '../category-path.ts'
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
  placeOf,
} from '../../item.ts'
import { readCalculated, readCalculatedChoices } from './calculated.ts'
import { readGaps } from '../gap-codes.ts'
import { type MoodleReading as Reading, partReaders } from './moodle-parts.ts'
import { pairsAsStatements } from '../pairs-as-statements.ts'
import { isUnclosed, picturesBeside, richTextOf, textIn, unheldTextsOf } from './moodle-texts.ts'
import { fullyRight, hasWildcard, sayDropped, sayStars } from '../part-marks.ts'
import { takeFields } from '../tags.ts'
import { xmlSource } from '../../xml-source.ts'
import { type XmlElement, childOf, elementsOf, outermostOf, readXml, textOfElement } from '../../xml-tree.ts'
import { moodleTypes, writeMoodleXml } from './moodle-xml-writing.ts'

/** Moodle's full export: https://docs.moodle.org/en/Moodle_XML_format */
export const moodleXml: FormatReader & FormatWriter = {
  read(bytes) {
    const items: ReadItem[] = []
    const pictures: PictureFile[] = []
    let category: string | null = null

    function take(written: XmlElement): void {
      if (written.name !== 'question') return
      // One that is never closed takes in those behind it.
      const inside = outermostOf(written, 'question')
      const own = written.children.filter((child) => typeof child === 'string' || child.name !== 'question')
      const question = { ...written, children: own.map(inSmallLetters) }
      const type = (question.attributes['type'] ?? '').trim().toLowerCase()
      if (type === 'category') category = textOfElement(textIn(childOf(question, 'category')))
      else if (items.length === mostItems) throw new UnreadableFile('tooMuch')
      else items.push(readQuestion(question, type, category, items.length + 1, pictures))
      for (const one of inside) take(one)
    }

    const root = readXml(bytes, { parts: { of: 'quiz', take } })
    if (!childOf(root, 'quiz')) {
      // One question alone, as some programs save it.
      for (const question of elementsOf(root, 'question')) take(question)
      if (items.length === 0) throw new UnreadableFile('unknownFormat')
    }
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
  const own = { prefix: String(number), pictures }
  const rich = (element: XmlElement | undefined): string => richTextOf(element, own)
  const grade = Number.parseFloat(textOfElement(childOf(question, 'defaultgrade')))
  if (Number.isFinite(grade)) item.points = pointsFrom(grade, problems)
  item.content = rich(childOf(question, 'questiontext')) + picturesBeside(question, own, problems)
  item.explanation = rich(childOf(question, 'generalfeedback'))
  const hint = [...elementsOf(question, 'hint')].map(rich).join('')
  if (hint !== '') item.hint = hint
  item.title = textOfElement(textIn(childOf(question, 'name'))).trim() || titleFrom(item.content)
  const tags = childOf(question, 'tags')
  const words = tags ? [...elementsOf(tags, 'tag')].map((tag) => textOfElement(childOf(tag, 'text'))) : []
  const wasType = takeFields(item, words, problems)
  const read = readers[type]
  if (read) {
    read({ question, item, problems, rich })
    if (wasType === 'statements' && item.type === 'matching') pairsAsStatements(item, problems)
  } else {
    item.type = 'fill_blank'
    problems.push(blocking(type === 'description' ? 'notAQuestion' : 'typeUnknown', type))
  }
  // A drawing inside the text: without it the question asks something else.
  if (/<svg\b/i.test(textOfElement(childOf(childOf(question, 'questiontext'), 'text'))))
    problems.push(blocking('pictureMissing', 'SVG'))
  if (isUnclosed(question)) problems.push(blocking('unreadable', '<text>'))
  const unheld = unheldTextsOf(question)
  if (unheld.length > 0) problems.push(problem('notKept', unheld.join('; ')))
  return {
    item,
    problems,
    place: placeOf(number),
    source: xmlSource(question),
    ...(type === 'description' && { isIntroduction: true }),
  }
}

/** 'generalFeedBack', 'defaultGrade': no two names of the format differ by that alone. */
function inSmallLetters(child: XmlElement['children'][number]): XmlElement['children'][number] {
  return typeof child === 'string' ? child : { ...child, name: child.name.toLowerCase() }
}

const readers: Readonly<Record<string, (reading: Reading) => void>> = {
  multichoice: readChoices,
  multichoiceset: readChoices,
  oumultiresponse: readChoices,
  truefalse: readTruth,
  shortanswer: readShort,
  multianswer: readGaps,
  cloze: readGaps,
  calculated: readCalculated,
  calculatedsimple: readCalculated,
  calculatedmulti: (reading) => readCalculatedChoices(reading, readChoices),
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

/** Types of which every right option earns everything, and all of them are to be chosen. */
const ofSeveral = new Set(['multichoiceset', 'oumultiresponse'])

function readChoices(reading: Reading): void {
  const { question, item, problems } = reading
  const answers = answersIn(reading)
  // Older files say nothing about it when one is to be chosen.
  const isSingle =
    !ofSeveral.has((question.attributes['type'] ?? '').toLowerCase()) &&
    !/^(false|0)$/i.test(textOfElement(childOf(question, 'single')).trim())
  const best = Math.max(...answers.map(({ fraction }) => fraction))
  const isRight = ({ fraction }: { fraction: number }): boolean =>
    fraction > 0 && (!isSingle || fraction >= best - 0.01)
  const keys = answers.filter(isRight)
  item.answers = answers.map((answer) => ({ ...plain(answer), isCorrect: isRight(answer) }))
  item.type = isSingle ? 'single_choice' : 'multiple_choice'
  if (keys.length === 0) problems.push(blocking('noKey'))
  else if (isSingle && keys.length > 1)
    problems.push(blocking('keyConflict', keys.map(({ text }) => textOf(text)).join('; ')))
  const isUneven = isSingle
    ? answers.some(({ fraction }) => fraction > 0 && fraction < 99.9)
    : keys.some(({ fraction }) => Math.abs(fraction - (keys[0]?.fraction ?? 0)) > 0.01)
  if (isUneven) problems.push(problem('markingUnclear', answers.map(({ fraction }) => `${fraction}%`).join(' : ')))
}

function readTruth(reading: Reading): void {
  const { item, problems } = reading
  item.type = 'true_false'
  const read = readTrueFalse(answersIn(reading).map(plain))
  if (Array.isArray(read)) item.answers = read
  else problems.push(read)
}

function readShort(reading: Reading): void {
  const { question, item, problems } = reading
  const answers = answersIn(reading).map((answer) => ({
    ...answer,
    share: answer.fraction,
    note: textOf(answer.explanation ?? ''),
    text: typedAnswer(answer.element),
    written: textOfElement(textIn(answer.element)),
  }))
  const { right, dropped, notes } = fullyRight(answers)
  const exact = right.filter(({ written }) => !hasWildcard(written))
  const open = right.filter(({ written }) => hasWildcard(written)).map(({ text }) => ({ text, isPart: false }))
  item.type = 'fill_blank'
  item.answers = exact.map((answer) => ({ ...plain(answer), text: escapeText(answer.text), isCorrect: true }))
  if (right.length === 0) problems.push(blocking('noKey'))
  else if (exact.length === 0) problems.push(blocking('answerUnclear', open[0]?.text))
  const isStrict = /^(1|true)$/i.test(textOfElement(childOf(question, 'usecase')).trim())
  const strict = isStrict ? [{ text: 'phân biệt chữ hoa, chữ thường', isPart: false }] : []
  sayDropped([...dropped, ...(exact.length === 0 ? [] : open), ...strict], notes, problems)
  sayStars(
    exact.map(({ written }) => written),
    problems,
  )
}

/** Nobody types a format: what stands there is what is accepted. */
function typedAnswer(element: XmlElement): string {
  const text = textOfElement(textIn(element))
  return (element.attributes['format'] === 'html' ? textOf(text) : text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(String.raw`\*`, '*')
    .trim()
}
