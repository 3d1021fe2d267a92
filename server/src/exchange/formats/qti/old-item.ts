import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking, pointsFrom, problem } from '../../item.ts'
import { swallowedIn } from '../../unseen-faults.ts'
import { xmlSource } from '../../xml-source.ts'
import { type XmlElement, elementsOf, textOfElement } from '../../xml-tree.ts'
import { idOf, responseOf } from './answers.ts'
import { unlike } from './gaps.ts'
import { type ItemReading, expectTextsRead, keyOf, oneOf } from './item-body.ts'
import { type ItemContext, readQtiItem } from './item-reading.ts'
import { bodyOf, feedbackOf, interactionOf, labelOf, optionsOf, presentationOf } from './old-elements.ts'
import { withNamedGaps } from './old-elements.ts'
import { fieldOf, oldKeys, responseNames } from './old-keys.ts'
import { allBelow, elementOf } from './qti-tree.ts'

/** A question, or what stands above those of a section, as a question that asks nothing. */
interface OldPart {
  element: XmlElement
  section: string
  isText: boolean
}

/** Questions lie in sections, in banks, or bare. */
export function oldPartsIn(root: XmlElement): OldPart[] {
  const parts: OldPart[] = []
  let count = 0
  const look = (parent: XmlElement, section: string): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'item') parts.push({ element: child, section, isText: false })
      if (child.name === 'section') look(child, String((count += 1)))
      else if (child.name === 'presentation_material' && /^(?:section|assessment)$/.test(parent.name)) {
        const text = elementOf('item', {}, [elementOf('presentation', {}, child.children)])
        parts.push({ element: text, section, isText: true })
      } else look(child, section)
    }
  }
  look(root, '')
  return parts
}

const typeFields = ['question_type', 'qmd_itemtype', 'cc_profile', 'bbmd_questiontype', 'qmd_questiontype']
const pointFields = ['points_possible', 'qmd_absolutescore_max', 'cc_weighting', 'qmd_weighting']
/** Types of programs that have no place here, whatever their elements look like. */
const foreign = /file.?upload|hot.?spot|quiz.?bowl|opinion|likert|multi.?short|categorization|ordering|jumbled/i

/** One `item` of QTI 1, of the standard itself or as Canvas and Common Cartridge write it. */
export function readOldItem(item: XmlElement, context: ItemContext): ReadItem {
  const shared = fieldOf(item, 'parent_stimulus_item_ident')
  const stimulus = shared === '' ? null : context.findStimulus(shared)
  const above = stimulus ? presentationOf(stimulus).children : []
  const presentation = elementOf('presentation', {}, [...above, ...presentationOf(item).children])
  const responses = allBelow(presentation, (name) => responseNames.test(name))
  const type = fieldOf(item, ...typeFields)
  const isPaired = isMatching(responses, type)
  const essay = isEssay(responses, type, item) ? elementOf('extendedTextInteraction', {}) : null
  const modern = isPaired || essay ? bodyOf(presentation, () => essay) : bodyIn(presentation, responses)
  const { title = '' } = item.attributes
  // Programs that ask for no title write the type or a number.
  const own = /^(?:question|item|q)?\s*\d*$/i.test(title.trim()) ? '' : title
  const element = elementOf('assessmentItem', { title: own }, [modern, ...feedbackOf(item)])
  const read = readQtiItem(element, context, oldKeys(item), (reading, interactions) => {
    if (isPaired) readMatching(reading, responses)
    const lists = interactions.flatMap((one) =>
      responses.filter(({ attributes }) => attributes['ident'] === responseOf(one)),
    )
    return isPaired || (/fill_in_multiple/i.test(type) && readListed(reading, lists))
  })
  expectPresented(presentation, responses, read)
  if (shared !== '' && !stimulus) read.problems.push(blocking('notKept', shared))
  read.source = xmlSource(item)
  const points = Number(fieldOf(item, ...pointFields))
  if (points > 0) read.item.points = pointsFrom(points, read.problems)
  // Where the file says of no type: the first of each list is right, as in lists of all that may be typed.
  const isFirst = read.item.gaps?.every(({ kind, answers: [one] }) => kind === 'choice' && one?.isCorrect === true)
  if (type === '' && isFirst === true)
    read.problems.push(problem('markingUnclear', read.item.gaps?.[0]?.answers[0]?.text))
  const isDrawn = allBelow(item, (name) => name === 'calculated').length > 0
  if (isDrawn || /calculated|arithmetic|significant/i.test(type))
    read.problems = [blocking('typeUnknown', 'calculated')]
  const others = read.problems.filter(({ code }) => code !== 'typeUnknown')
  if (foreign.test(type)) read.problems = [blocking('typeUnknown', type), ...others]
  return read
}

/** Every text that is shown, wherever it stands; the names of gaps give way to the gaps. */
function expectPresented(presentation: XmlElement, responses: readonly XmlElement[], read: ReadItem): void {
  const { item, problems } = read
  const texts = allBelow(presentation, (name) => /^(?:mattext|matemtext|mat_formattedtext)$/.test(name)).map((one) =>
    // The name of a page is not shown on it, and a formula is read as one.
    textOfElement(one).replaceAll(/<title>[^<]*<\/title>|<math\b[\s\S]*?<\/math\s*>/gi, ' '),
  )
  const marked = texts.filter((text) => /<\/[a-z]/i.test(text))
  const swallowed = marked.map(swallowedIn).find((text) => text !== '')
  if (swallowed !== undefined) problems.push(blocking('unreadable', swallowed))
  const whole = textOfElement(presentation)
  const names = new Set(responses.map((response) => gapName(response, whole)))
  const withoutNames = (text: string): string =>
    text.replaceAll(/\[([^[\]]{1,60})\]/g, (found, name: string) => (names.has(name) ? ' ' : found))
  const shown = item.gaps ? texts.filter((text) => !names.has(text.trim())).map(withoutNames) : texts
  expectTextsRead(shown.map(textOf), item, problems)
}

function bodyIn(presentation: XmlElement, responses: readonly XmlElement[]): XmlElement {
  const text = textOfElement(presentation)
  const named = new Map(responses.map((response) => [gapName(response, text), gapOf(response)]))
  const areNamed = responses.length > 0 && [...named.keys()].every((name) => name !== '' && text.includes(`[${name}]`))
  if (!areNamed) return bodyOf(presentation, interactionOf)
  const body = bodyOf(presentation, () => null)
  return { ...body, children: body.children.flatMap((child) => withNamedGaps(child, named)) }
}

/** Canvas labels a gap with its name; its newer kind of test labels it with an answer, and names it in its identifier. */
function gapName(response: XmlElement, text: string): string {
  const label = textOfElement(elementOf('label', {}, labelOf(response))).trim()
  const own = (response.attributes['ident'] ?? '').replace(/^response_/, '')
  return !text.includes(`[${label}]`) && own !== '' && text.includes(`[${own}]`) ? own : label
}

function gapOf(response: XmlElement): XmlElement {
  if (response.name !== 'response_lid') return interactionOf(response)
  const { ident: responseIdentifier = '' } = response.attributes
  return elementOf('inlineChoiceInteraction', { responseIdentifier }, optionsOf(response, 'inlineChoice'))
}

/** One field of which no rule says what is to stand in it. */
function isEssay(responses: readonly XmlElement[], type: string, item: XmlElement): boolean {
  const [only] = responses
  if (responses.length !== 1 || only?.name !== 'response_str') return false
  if (/essay|short.?response/i.test(type)) return true
  const isCompared = allBelow(item, (name) => name.startsWith('var')).length > 0
  return !isCompared && !/numeric|fill|short_answer|fib/i.test(type)
}

/** Several lists with the same options, each with a text before it. */
function isMatching(responses: readonly XmlElement[], type: string): boolean {
  const isList = ({ name, attributes: { rcardinality = '' } }: XmlElement): boolean =>
    name === 'response_lid' && !/multiple/i.test(rcardinality)
  if (responses.length < 2 || !responses.every(isList) || /multiple_dropdowns|fill_in_multiple/i.test(type))
    return false
  const lists = new Set(responses.map((response) => optionsOf(response).map(textOfElement).join('\n')))
  return /matching/i.test(type) || (lists.size === 1 && responses.every((response) => labelOf(response).length > 0))
}

/** A list that one is chosen from: its texts, and the place of the right one. */
function listOf(reading: ItemReading, list: XmlElement, textOf: ItemReading['rich']): { texts: string[]; at: number } {
  const options = optionsOf(list)
  const ids = options.map(idOf)
  const key = keyOf(reading, list.attributes['ident'] ?? '', (right) => oneOf(right, ids))
  return { texts: options.map(({ children }) => textOf(children)), at: ids.indexOf(key ?? '') }
}

function readMatching(reading: ItemReading, responses: readonly XmlElement[]): void {
  const { item, rich } = reading
  const lists = responses.map((response) => ({ left: rich(labelOf(response)), ...listOf(reading, response, rich) }))
  const used = new Set(lists.map(({ texts, at }) => texts[at]))
  item.type = 'matching'
  item.pairs = lists.map(({ left, texts, at }) => ({ left, right: texts[at] ?? '' }))
  item.extras = [...new Set(lists.flatMap(({ texts }) => texts))].filter((text) => !used.has(text))
}

/**
 * Canvas lists all that may be typed into a gap, and marks only the first of it. Its newer kind of test says of each
 * gap how it is filled: what is chosen from a list or a bank of words has one right option.
 */
function readListed(reading: ItemReading, lists: readonly XmlElement[]): boolean {
  const { item, problems, plain } = reading
  if (lists.length === 0 || lists.some(({ name }) => name !== 'response_lid')) return false
  item.type = 'cloze'
  item.gaps = lists.map((list) => {
    const labels = allBelow(list, (name) => name === 'response_label').map(({ attributes }) => attributes)
    const ways = [...new Set(labels.flatMap((one) => [one['answer_type'] ?? '', one['scoring_algorithm'] ?? '']))]
    if (ways.some((way) => /^(?:dropdown|wordbank)$/i.test(way))) {
      const { texts, at } = listOf(reading, list, plain)
      return { kind: 'choice', answers: texts.map((text, index) => ({ text, isCorrect: index === at })) }
    }
    const regex = ways.find((way) => /regex/i.test(way))
    const loose = ways.find((way) => /contains|close/i.test(way))
    if (regex !== undefined) problems.push(blocking('markingUnclear', regex))
    else if (loose !== undefined) problems.push(problem('notKept', loose))
    const texts = unlike(optionsOf(list).map(({ children }) => plain(children)))
    return { kind: 'text', answers: texts.map((text) => ({ text, isCorrect: true })) }
  })
  return true
}
