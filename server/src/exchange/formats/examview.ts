import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { withoutSigns } from './formulas-in-text.ts'
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
  titleFrom,
  trueFalseAnswers,
  placeOf,
} from './item.ts'
import { xmlSource } from './xml-source.ts'
import { type XmlElement, childOf, elementsOf, readXml, textOfElement } from './xml-tree.ts'

/** What ExamView writes as XML. */
export const examview: FormatReader = {
  read(bytes) {
    const root = childOf(readXml(bytes), 'examview')
    if (!root) throw new UnreadableFile('unknownFormat')
    const groups = new Map<string, ReadItem>()
    const items: ReadItem[] = []
    const add = (item: ReadItem): ReadItem => {
      if (items.length === mostItems) throw new UnreadableFile('tooMany')
      items.push(item)
      return item
    }
    for (const element of elementsOf(root))
      if (element.name === 'matching-group')
        groups.set(element.attributes['name'] ?? '', add(readGroup(element, items.length + 1)))
      else if (element.name === 'question') {
        const group = groups.get(element.attributes['group'] ?? '')
        if (element.attributes['type'] === 'ma' && group) addPair(element, group)
        else add(readQuestion(element, items.length + 1))
      } else if (element.name === 'narrative')
        add({
          item: { ...emptyItem(), content: htmlOf(childOf(element, 'text')) },
          problems: [blocking('sectionText')],
          place: placeOf(items.length + 1),
          source: xmlSource(element),
        })
    for (const { item } of groups.values())
      item.extras = item.extras?.filter((text) => !item.pairs?.some(({ right }) => right === text)) ?? []
    return { items, pictures: [] }
  },
}

/** Paragraphs, bold and slanted words; fonts say nothing. */
const tags: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  u: 'u',
  sub: 'sub',
  super: 'sup',
  sup: 'sup',
  para: 'p',
}

function htmlOf(element: XmlElement | undefined): string {
  if (!element) return ''
  const html = inner(element).trim()
  if (html === '') return ''
  return withoutSigns(html.includes('<p>') ? html : `<p>${html}</p>`)
}

function inner(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return escapeText(child.replaceAll(/\s+/g, ' '))
      if (child.name === 'picture' || child.name === 'object') return '<object></object>'
      const tag = tags[child.name]
      return tag === undefined ? inner(child) : `<${tag}>${inner(child)}</${tag}>`
    })
    .join('')
}

function choicesOf(element: XmlElement): Map<string, string> {
  const choices = childOf(element, 'choices')
  return new Map(
    (choices ? [...elementsOf(choices)] : []).map((choice) => [
      choice.name.replace('choice-', '').toUpperCase(),
      htmlOf(choice),
    ]),
  )
}

function begun(element: XmlElement): { item: Item; problems: Problem[] } {
  const item = emptyItem()
  item.content = htmlOf(childOf(element, 'text'))
  item.title = titleFrom(item.content)
  item.explanation = htmlOf(childOf(element, 'rationale'))
  const info = childOf(element, 'info')
  item.topic = textOfElement(childOf(info, 'topic') ?? childOf(element, 'topic'))
    .trim()
    .slice(0, 200)
  const level = /\b(easy|medium|moderate|hard|difficult)\b/i
    .exec(textOfElement(childOf(info, 'difficulty') ?? childOf(element, 'difficulty')))?.[1]
    ?.toLowerCase()
  if (level !== undefined)
    item.difficulty = level === 'easy' ? 'easy' : level === 'hard' || level === 'difficult' ? 'hard' : 'medium'
  return { item, problems: [] }
}

function readQuestion(element: XmlElement, number: number): ReadItem {
  const { item, problems } = begun(element)
  const said = textOf(htmlOf(childOf(element, 'answer')))
  const read = readers[element.attributes['type'] ?? '']
  if (read) read({ item, problems, said, choices: choicesOf(element) })
  else {
    item.type = 'fill_blank'
    problems.push(blocking('unknownType', { type: element.attributes['type'] ?? '' }))
  }
  return { item, problems, place: placeOf(number), source: xmlSource(element) }
}

interface Reading {
  item: Item
  problems: Problem[]
  said: string
  choices: Map<string, string>
}

const readers: Readonly<Record<string, (reading: Reading) => void>> = {
  tf: readTruth,
  yn: readTruth,
  mtf: ({ item, problems, said, choices }) => {
    readTruth({ item, problems, said: said.split(/[,;]/)[0] ?? '', choices })
    // 'Sai, phải là …': the word that belongs there has no place here.
    if (/[,;]/.test(said)) problems.push(problem('wordingDropped', { text: said.slice(0, 200) }))
  },
  mc: readChoices,
  bi: readChoices,
  mr: readChoices,
  nr: ({ item, problems, said }) => {
    item.type = 'numeric'
    item.unit = null
    if (decimalOf(said) === null) problems.push(blocking('numeric', { answer: said.slice(0, 60) }))
    else item.answers = [{ text: escapeText(said), isCorrect: true }]
  },
  co: readTyped,
  sa: readTyped,
  es: readEssay,
  pr: readEssay,
  ca: readEssay,
  ot: readEssay,
}

function readTruth({ item, problems, said }: Reading): void {
  item.type = 'true_false'
  const truth = /^(t|true|y|yes|đ|đúng)$/iu.test(said) ? true : /^(f|false|n|no|s|sai)$/iu.test(said) ? false : null
  if (truth === null)
    problems.push(said === '' ? blocking('noKey') : blocking('wrongLetter', { letter: said.slice(0, 60) }))
  else item.answers = trueFalseAnswers(truth)
}

function readChoices({ item, problems, said, choices }: Reading): void {
  const keys: string[] = said.toUpperCase().match(/\b[A-J]\b/g) ?? []
  const isLetters = /^[A-J](?:\s*[,;&\s]\s*[A-J])*$/i.test(said)
  item.type = keys.length > 1 ? 'multiple_choice' : 'single_choice'
  item.answers = [...choices].map(([letter, text]) => ({ text, isCorrect: isLetters && keys.includes(letter) }))
  if (said === '') problems.push(blocking('noKey'))
  else if (!isLetters || keys.some((letter) => !choices.has(letter)))
    problems.push(blocking('wrongLetter', { letter: said.slice(0, 60) }))
}

function readTyped({ item, problems, said }: Reading): void {
  item.type = 'fill_blank'
  const accepted = said.split(/\s*[;|]\s*/).filter((text) => text !== '')
  item.answers = accepted.map((text) => ({ text: escapeText(text), isCorrect: true }))
  if (accepted.length === 0) problems.push(blocking('noKey'))
}

function readEssay({ item, problems, said }: Reading): void {
  item.type = 'essay'
  if (said !== '') problems.push(problem('wordingDropped', { text: said.slice(0, 200) }))
}

/** Its choices come with the group, what is matched with them in questions of their own. */
function readGroup(element: XmlElement, number: number): ReadItem {
  const { item, problems } = begun(element)
  item.type = 'matching'
  item.pairs = []
  item.extras = [...choicesOf(element).values()]
  return { item, problems, place: placeOf(number), source: xmlSource(element) }
}

function addPair(element: XmlElement, { item, problems }: ReadItem): void {
  const letter = textOf(htmlOf(childOf(element, 'answer'))).toUpperCase()
  const at = letter.length === 1 ? (letter.codePointAt(0) ?? 0) : 0
  const right = item.extras?.[at - 65]
  if (right === undefined) problems.push(blocking('wrongLetter', { letter: letter.slice(0, 60) }))
  item.pairs?.push({ left: htmlOf(childOf(element, 'text')), right: right ?? '' })
}
