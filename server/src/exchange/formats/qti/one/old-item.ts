import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking, pointsFrom, problem } from '../../item.ts'
import { swallowedIn } from '../../damage/swallowed-text.ts'
import { xmlSource } from '../../xml-source.ts'
import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import type { ItemReading } from '../reading/item-reading.ts'
import { keyOrReason } from '../reading/item-reading.ts'
import { type ItemContext, readQtiItem } from '../reading/qti-item.ts'
import { expectTextsRead } from '../reading/unread-text.ts'
import { allBelow } from '../qti-tree.ts'
import { sought, soughtChoice } from '../scoring/key-search.ts'
import type { Scoring } from '../scoring/processing.ts'
import { standardised } from './blackboard-item.ts'
import { ofBrightspace } from './brightspace-item.ts'
import { readCalculated } from './canvas-calculated.ts'
import { readCategories } from './categories.ts'
import { withFieldsInText } from './fields-in-text.ts'
import { withFieldsOfRules, withKnownFields } from './known-fields.ts'
import { areSpellings, mayBeListed, readListed } from './listed-gaps.ts'
import {
  bodyOf,
  elementOf,
  feedbackOf,
  interactionOf,
  labelOf,
  optionsOf,
  presentationOf,
  responsesIn,
  withNamedGaps,
} from './modernised.ts'
import { withRanges } from './number-ranges.ts'
import { fieldOf, oldScoring } from './old-scoring.ts'

const typeFields = [
  'question_type',
  'bbmd_questiontype',
  'qmd_itemtype',
  'cc_profile',
  'QUESTIONTYPE',
  'qmd_questiontype',
  'respondusapi_qtype',
]
const pointFields = [
  'points_possible',
  'qmd_absolutescore_max',
  'cc_weighting',
  'qmd_weighting',
  'respondusapi_qpoints',
]

/** One `item` of QTI 1, of the standard itself or as Canvas, Blackboard and Common Cartridge write it. */
export function readOldItem(written: XmlElement, context: ItemContext): ReadItem {
  const item = withFieldsOfRules(withKnownFields(withRanges(ofBrightspace(standardised(written)))))
  const scoring = oldScoring(item)
  const shared = fieldOf(item, ['parent_stimulus_item_ident']) ?? ''
  const stimulus = shared === '' ? null : context.findStimulus(shared)
  const presentation = withShared(withFieldsInText(presentationOf(item)), stimulus)
  const responses = responsesIn(presentation)
  const type = fieldOf(item, typeFields) ?? ''
  const read = readQtiItem(
    modern(item, presentation, responses, type, scoring),
    context,
    scoring,
    (reading, interactions) => {
      if (/categorization/i.test(type)) return readCategories(reading, responses, type)
      if (isMatching(responses, type)) return readMatching(reading, responses)
      const areGaps = interactions.every(({ name }) => name === 'inlineChoiceInteraction')
      const isListed = /fill_in_multiple/i.test(type) || (type === '' && areGaps && areSpellings(responses))
      return isListed && interactions.length > 0 && readListed(reading, interactions, responses)
    },
  )
  expectPresented(presentation, responses, read)
  if (shared !== '' && !stimulus) read.problems.push(blocking('wordingDropped', { text: shared.slice(0, 60) }))
  read.source = xmlSource(written)
  const points = Number(fieldOf(item, pointFields) ?? Number.NaN)
  if (Number.isFinite(points) && points > 0) read.item.points = pointsFrom(points, read.problems)
  if (type === '' && mayBeListed(read.item)) read.problems.push(problem('gapListUnsaid'))
  const isDrawn = type === '' && allBelow(written, (name) => name === 'calculated').length > 0
  if (isDrawn || /calculated|arithmetic|significant/i.test(type)) readCalculated(written, read)
  if (/file.?upload|hot.?spot|quiz.?bowl|opinion|likert|multi.?short/i.test(type))
    read.problems = [blocking('unknownType', { type }), ...read.problems.filter(({ code }) => code !== 'unknownType')]
  return read
}

/** Every text that is shown, wherever it stands; the names of gaps give way to the gaps. */
function expectPresented(
  presentation: XmlElement,
  responses: readonly XmlElement[],
  { item, problems }: ReadItem,
): void {
  const texts = allBelow(presentation, (name) => /^(?:mattext|matemtext|mat_formattedtext)$/.test(name)).map((one) =>
    // The name of a page is not shown on it, and a formula is read as one.
    textOfElement(one).replaceAll(/<title>[^<]*<\/title>|<math\b[\s\S]*?<\/math\s*>/gi, ' '),
  )
  const swallowed = texts
    .filter((text) => /<\/[a-z]/i.test(text))
    .map(swallowedIn)
    .find((text) => text !== '')
  if (swallowed !== undefined) problems.push(blocking('unreadable', { text: swallowed }))
  const whole = textOfElement(presentation)
  const names = new Set(responses.flatMap((response) => [gapName(response, ''), gapName(response, whole)]))
  const withoutNames = (text: string): string =>
    text.replaceAll(/\[([^[\]]{1,60})\]/g, (whole, name: string) => (names.has(name) || !/\s/.test(name) ? ' ' : whole))
  const shown = item.gaps ? texts.map(withoutNames) : texts
  expectTextsRead(shown.filter((text) => !(item.gaps && names.has(text.trim()))).map(textOf), item, problems)
}

function modern(
  item: XmlElement,
  presentation: XmlElement,
  responses: readonly XmlElement[],
  type: string,
  scoring: Scoring,
): XmlElement {
  const { title = '' } = item.attributes
  const whole = (children: XmlElement['children']): XmlElement =>
    elementOf('assessmentItem', { title: isName(title) ? title : '' }, [...children, ...feedbackOf(item)])
  if (isMatching(responses, type)) return whole([bodyOf(presentation, () => null)])
  if (isEssay(responses, type, scoring))
    return whole([bodyOf(presentation, () => elementOf('extendedTextInteraction', {}, []))])
  const text = textOfElement(presentation)
  const named = new Map(responses.map((response) => [gapName(response, text), gapOf(response, scoring)]))
  const areNamed = responses.length > 0 && [...named.keys()].every((name) => name !== '' && text.includes(`[${name}]`))
  if (!areNamed) return whole([bodyOf(presentation, (response) => interactionOf(response, scoring))])
  const body = bodyOf(presentation, () => null)
  return whole([{ ...body, children: body.children.flatMap((child) => withNamedGaps(child, named)) }])
}

/** Programs that ask for no title write the type or a number. */
function isName(title: string): boolean {
  return !/^(question|item|q)?\s*\d*$/i.test(title.trim())
}

/** Canvas labels a gap with its name; its newer kind of test labels it with an answer, and names it in its identifier. */
function gapName(response: XmlElement, text: string): string {
  const label = labelOf(response)
    .map((node) => (typeof node === 'string' ? node : textOfElement(node)))
    .join('')
    .trim()
  const own = (response.attributes['ident'] ?? '').replace(/^response_/, '')
  return !text.includes(`[${label}]`) && own !== '' && text.includes(`[${own}]`) ? own : label
}

/** With the text that it shares with others above it, which stands in a question of its own. */
function withShared(presentation: XmlElement, stimulus: XmlElement | null): XmlElement {
  if (!stimulus) return presentation
  return { ...presentation, children: [...presentationOf(stimulus).children, ...presentation.children] }
}

/** Some list what may be typed as options that nobody sees. */
function gapOf(response: XmlElement, scoring: Scoring): XmlElement {
  const responseIdentifier = response.attributes['ident'] ?? ''
  if (response.name !== 'response_lid') return interactionOf(response, scoring)
  const options = optionsOf(response).map((option) => ({ ...option, name: 'inlineChoice' }))
  return elementOf('inlineChoiceInteraction', { responseIdentifier }, options)
}

function isEssay(responses: readonly XmlElement[], type: string, scoring: Scoring): boolean {
  const [only] = responses
  if (responses.length !== 1 || only?.name !== 'response_str') return false
  if (/essay|short.?response/i.test(type)) return true
  return (
    scoring.comparedWith(only.attributes['ident'] ?? '').texts.length === 0 &&
    !/numeric|fill|short_answer|fib/i.test(type)
  )
}

/** Several lists with the same options, each with a text before it. */
function isMatching(responses: readonly XmlElement[], type: string): boolean {
  if (responses.length < 2 || responses.some(({ name }) => name !== 'response_lid')) return false
  if (/matching/i.test(type)) return true
  if (/multiple_dropdowns|fill_in_multiple/i.test(type)) return false
  const lists = new Set(responses.map((response) => optionsOf(response).map(textOfElement).join('\n')))
  return lists.size === 1 && responses.every((response) => labelOf(response).length > 0)
}

function readMatching({ item, problems, probe, rich }: ItemReading, responses: readonly XmlElement[]): true {
  const used = new Set<string>()
  const rights = new Map<string, string>()
  item.type = 'matching'
  item.pairs = responses.map((response) => {
    const options = optionsOf(response)
    const ids = options.map(({ attributes }) => attributes['identifier'] ?? '')
    const texts = options.map(({ children }) => rich(children))
    for (const text of texts) rights.set(text, text)
    const key = keyOrReason(
      sought(() => soughtChoice(probe, response.attributes['ident'] ?? '', ids)),
      problems,
    )
    const right = texts[ids.indexOf(key ?? '')] ?? ''
    used.add(right)
    return { left: rich(labelOf(response)), right }
  })
  item.extras = [...rights.keys()].filter((text) => !used.has(text))
  return true
}
