import { escapeText, isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, type ReadItem, blocking } from '../../item.ts'
import { emptyItem, pointsFrom, problem, titleFrom } from '../../item.ts'
import { xmlSource } from '../../xml-source.ts'
import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'
import { criterionFrom } from '../../essay-texts.ts'
import { takeFields } from '../tags.ts'
import { readChoice, readMatch, readOrder } from './answers.ts'
import { type Keys, declaredKeys, doubtIn, problemOf } from './declared-keys.ts'
import { readEntry, readGapMatch, readGaps } from './gaps.ts'
import { type Body, type ItemReading, blockNames, createBody, expectAllRead } from './item-body.ts'
import { inlineNames, isInteraction, itemBodyOf, takeFeedback } from './item-body.ts'
import type { Pictures, QtiFile } from './package-reading.ts'
import { allBelow, outermostNamed } from './qti-tree.ts'
import { type BodyReading, richBody } from './rich-body.ts'

/** What a package knows about one of its questions. */
export interface ItemContext extends Pick<QtiFile, 'path' | 'keywords' | 'subject'> {
  pictures: Pictures
  /** A text that several questions share. */
  findStimulus(address: string): XmlElement | null
  place: string
}

/** One `assessmentItem`, with the names of QTI 2. */
export function readQtiItem(
  element: XmlElement,
  context: ItemContext,
  keys: Keys = declaredKeys(element),
  /** Reads what QTI 2 has no form for; false leaves it to its elements. */
  readOwn: (reading: ItemReading, interactions: readonly XmlElement[]) => boolean = () => false,
): ReadItem {
  const problems: Problem[] = []
  const item = { ...emptyItem(), subject: context.subject }
  const keywords = context.keywords.filter((word) => !essayField.test(word))
  const wasType = takeFields(item, keywords, problems)
  const body = itemBodyOf(element, problems)
  const interactions = outermostNamed(body, isInteraction)
  const picture = (address: string): string | null => context.pictures.nameOf(address, context.path, problems)
  const parts = createBody(picture, problems)
  const { reading: bodyReading, feedbacks } = parts
  const rich = (nodes: XmlElement['children']): string => richBody(nodes, bodyReading)
  const plain = (nodes: XmlElement['children']): string => textOf(rich(nodes)).replaceAll(/\s+/g, ' ').trim()
  const reading: ItemReading = { element, item, problems, keys, rich, plain }
  item.points ??= keys.points === null ? null : pointsFrom(keys.points, problems)
  item.content = stimuliOf(element, context, bodyReading) + rich(body.children)
  for (const feedback of elementsOf(element, 'modalFeedback')) bodyReading.special(feedback)
  if (!readOwn(reading, interactions)) readInteractions(reading, interactions, parts, wasType)
  // What nobody draws would be asked by its name.
  const isDrawn = allBelow(body, (name) => name === 'printedVariable').length > 0
  if (isDrawn && !problems.some(({ isBlocking }) => isBlocking))
    problems.push(blocking('markingUnclear', 'printedVariable'))
  if (interactions[0]?.name !== 'choiceInteraction' || interactions.length > 1) takeFeedback(reading, feedbacks)
  if (item.type === 'essay') {
    Object.assign(item, { rubric: [], ...essayLimits(context.keywords) })
    item.explanation += modelAnswerOf(reading)
  }
  takeNotes(reading, parts.notes)
  expectAllRead(body, item, problems)
  item.title = (element.attributes['title'] ?? '').trim() || titleFrom(item.content)
  return { item, problems, place: context.place, source: xmlSource(element) }
}

function readInteractions(
  reading: ItemReading,
  interactions: readonly XmlElement[],
  { feedbacks, gapIds }: Body,
  wasType: string | null,
): void {
  const { element, item, problems } = reading
  const names = interactions.map(({ name }) => name)
  const [only] = interactions
  const unread = new Set(names.filter((name) => !inlineNames.has(name) && !blockNames.has(name)))
  item.type = 'fill_blank'
  if (element.attributes['adaptive'] === 'true') problems.push(blocking('markingUnclear', 'adaptive="true"'))
  if (only === undefined) return void problems.push(blocking('notAQuestion'))
  if (unread.size > 0) return void problems.push(blocking('typeUnknown', [...unread].join(', ')))
  if (childOf(element, 'templateProcessing'))
    return void problems.push(blocking('markingUnclear', 'templateProcessing'))
  if (names.every((name) => inlineNames.has(name))) return readInline(reading, interactions, wasType)
  if (interactions.length > 1) return void problems.push(blocking('typeUnknown', [...new Set(names)].join(', ')))
  if (only.name === 'choiceInteraction') readChoice(reading, only, feedbacks)
  else if (only.name === 'matchInteraction') readMatch(reading, only)
  else if (only.name === 'orderInteraction') readOrder(reading, only)
  else if (only.name === 'gapMatchInteraction') readGapMatch(reading, only, gapIds)
  else if (isCompared(reading, only)) readEntry(reading, only)
  else item.type = 'essay'
}

/** A field for a long text whose rules look for certain words is no essay, nor is one that expects a number. */
function isCompared({ keys, problems }: ItemReading, { attributes }: XmlElement): boolean {
  const name = attributes['responseIdentifier'] ?? ''
  const { correct, mapped, baseType } = keys.responses.get(name) ?? { correct: [], mapped: [], baseType: '' }
  if (correct.length > 0 && /^(?:float|integer)$/.test(baseType)) return true
  const doubt = doubtIn(() => keys.isMarked(name))
  if (doubt) problems.push(problemOf(doubt, (answer) => answer))
  return !doubt && keys.isMarked(name) && correct.length + mapped.length > 0
}

/** What the file holds for right although nobody compares it: those who mark an essay want to see it. */
function modelAnswerOf({ keys }: ItemReading): string {
  const held = [...keys.responses.values()].flatMap(({ correct, mapped }) => [
    ...correct,
    ...mapped.map(({ key }) => key),
  ])
  const texts = [...new Set(held)].filter((text) => text !== '')
  return texts.map((text) => `<p>${escapeText(text)}</p>`).join('')
}

/** At the end of the text, or on a line of its own: the text then reads without it. */
const apart = /(?:<p>\s*\[\[1\]\]\s*<\/p>|\s*\[\[1\]\]\s*(?=<\/p>$))/

function readInline(reading: ItemReading, interactions: readonly XmlElement[], wasType: string | null): void {
  const { item } = reading
  const [only] = interactions
  const isOne = interactions.length === 1 && wasType !== 'cloze' && apart.test(item.content)
  if (!isOne || only?.name !== 'textEntryInteraction') return readGaps(reading, interactions)
  item.content = item.content.replace(apart, '')
  readEntry(reading, only)
}

function stimuliOf(element: XmlElement, { findStimulus }: ItemContext, body: BodyReading): string {
  const texts = [...elementsOf(element, 'assessmentStimulusRef')].map(({ attributes: { href = '' } }) => {
    const content = childOf(findStimulus(href) ?? undefined, 'stimulusBody')
    if (!content) body.problems.push(blocking('notKept', href || 'assessmentStimulusRef'))
    return content ? richBody(content.children, body) : ''
  })
  return texts.join('')
}

/** To those who mark an essay, lines such as 'Mở bài (2 điểm)' are criteria; in other questions nobody marks. */
function takeNotes({ item, problems }: ItemReading, notes: readonly string[]): void {
  const written = notes.filter((note) => !isBlank(note))
  if (written.length > 0 && item.type !== 'essay')
    return void problems.push(problem('notKept', written.map(textOf).join('; ')))
  for (const note of written) {
    const lines = [...note.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, inner = '']) => criterionFrom(textOf(inner)))
    const found = lines.filter((each) => each !== null)
    if (lines.length === 0 || found.length < lines.length) item.explanation += note
    else item.rubric = [...(item.rubric ?? []), ...found]
  }
}

const essayField = /^essay:(\d{0,4})-(\d{0,4})(\+pictures)?$/

/** How many words, and whether pictures may be sent: QTI has no word for it, so a keyword says it. */
function essayLimits(keywords: readonly string[]): Pick<Item, 'minimumWords' | 'maximumWords' | 'allowPictures'> {
  const [, least = '', most = '', pictures] =
    keywords.map((keyword) => essayField.exec(keyword)).find((found) => found !== null) ?? []
  const count = (text: string): number | null => (text === '' ? null : Number(text))
  return { minimumWords: count(least), maximumWords: count(most), allowPictures: pictures !== undefined }
}
