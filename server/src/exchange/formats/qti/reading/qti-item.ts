import { escapeText, isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { type Problem, type ReadItem, blocking, emptyItem, pointsFrom, problem, titleFrom } from '../../item.ts'
import { takeFields } from '../../tags.ts'
import { xmlSource } from '../../xml-source.ts'
import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'
import { allBelow, outermostNamed } from '../qti-tree.ts'
import { type FindTemplate, type Scoring, createScoring } from '../scoring/processing.ts'
import { numberOf } from '../scoring/values.ts'
import { sought } from '../scoring/key-search.ts'
import { areTruths, readChoice, readTruths } from './choices.ts'
import { criteriaFrom, essayLimits, isEssayField } from './essay-rubric.ts'
import { type Feedback, feedbackAlways } from './feedback.ts'
import { readEntry, readGapMatch, readGaps, textsComparedWith } from './gaps.ts'
import { type ItemReading, itemReading, keyOrReason } from './item-reading.ts'
import { readMatch, readOrder } from './pairs.ts'
import { blockNames, createBody, inlineNames, isInteraction, itemBodyOf } from './item-body.ts'
import type { Pictures } from './pictures.ts'
import { type BodyReading, richBody } from './rich-body.ts'
import { type ReadTemplate, templateOf, templateTolerance } from './templates.ts'
import { expectAllRead } from './unread-text.ts'

/** What a package knows about one of its questions. */
export interface ItemContext {
  /** Of the file that it stands in. */
  path: string
  pictures: Pictures
  findTemplate: FindTemplate
  /** A text that several questions share. */
  findStimulus(address: string): XmlElement | null
  keywords: readonly string[]
  subject: string | null
  place: string
}

/** One `assessmentItem`, with the names of QTI 2. */
export function readQtiItem(
  element: XmlElement,
  context: ItemContext,
  scoring: Scoring = createScoring(element, context.findTemplate),
  /** Reads what QTI 2 has no form for; false leaves it to its elements. */
  readOwn: (reading: ItemReading, interactions: readonly XmlElement[]) => boolean = () => false,
): ReadItem {
  const problems: Problem[] = []
  const item = { ...emptyItem(), subject: context.subject }
  const keywords = context.keywords.filter((word) => !isEssayField(word))
  const wasType = takeFields(item, keywords, problems)
  const body = itemBodyOf(element, problems)
  const interactions = outermostNamed(body, isInteraction)
  const { reading: bodyReading, feedbacks, notes, gapIds } = createBody(interactions, context, problems)
  const reading = itemReading(element, item, scoring, bodyReading)
  item.points ??= pointsOf(scoring, problems)
  item.content = stimuliOf(element, context, bodyReading) + richBody(body.children, bodyReading)
  for (const feedback of elementsOf(element, 'modalFeedback')) bodyReading.special(feedback)
  if (!readOwn(reading, interactions)) readInteractions(reading, interactions, { feedbacks, gapIds, wasType })
  // What nobody draws would be asked by its name.
  const isDrawn = item.template || problems.some(({ isBlocking }) => isBlocking)
  if (!isDrawn && allBelow(body, (name) => name === 'printedVariable').length > 0)
    problems.push(blocking('rulesUnknown', { element: 'printedVariable' }))
  const [only] = interactions
  if (only?.name !== 'choiceInteraction' || interactions.length > 1)
    feedbackAlways(reading, likelyAnswers(reading), feedbacks)
  if (item.type === 'essay') {
    Object.assign(item, { rubric: [], ...essayLimits(context.keywords) })
    item.explanation += modelAnswerOf(reading)
  }
  takeNotes(reading, notes)
  expectAllRead(body, item, problems)
  item.title = (element.attributes['title'] ?? '').trim() || titleFrom(item.content)
  return { item, problems, place: context.place, source: xmlSource(element) }
}

interface Surroundings {
  feedbacks: readonly Feedback[]
  gapIds: readonly string[]
  wasType: string | null
}

function readInteractions(reading: ItemReading, interactions: readonly XmlElement[], around: Surroundings): void {
  const { element, item, problems, plain } = reading
  const names = interactions.map(({ name }) => name)
  const [only] = interactions
  const unknown = names.filter((name) => !inlineNames.has(name) && !blockNames.has(name))
  item.type = 'fill_blank'
  if (element.attributes['adaptive'] === 'true') problems.push(blocking('rulesUnknown', { element: 'adaptive="true"' }))
  if (only === undefined) return void problems.push(blocking('notAQuestion'))
  if (unknown.length > 0)
    return void problems.push(blocking('unknownType', { type: [...new Set(unknown)].join(', ').slice(0, 100) }))
  const drawn = sought(() => ({ key: templateOf(element), isUneven: false }))
  if ('doubt' in drawn) return void keyOrReason(drawn, problems)
  if (drawn.key) return readDrawn(reading, only, interactions.length, drawn.key)
  if (names.every((name) => inlineNames.has(name))) return readInline(reading, interactions, around.wasType)
  if (interactions.length > 1) {
    if (interactions.every((one) => one.name === 'choiceInteraction' && areTruths(one, plain)))
      return readTruths(reading, interactions)
    return void problems.push(blocking('composite', { types: [...new Set(names)].join(', ') }))
  }
  if (only.name === 'choiceInteraction') readChoice(reading, only, around.feedbacks)
  else if (only.name === 'matchInteraction') readMatch(reading, only)
  else if (only.name === 'orderInteraction') readOrder(reading, only)
  else if (only.name === 'gapMatchInteraction') readGapMatch(reading, only, around.gapIds)
  else if (isCompared(reading, only)) readEntry(reading, only)
  else item.type = 'essay'
}

/** A field for a long text whose rules look for certain words is no essay, nor is one that expects a number. */
function isCompared({ probe, scoring }: ItemReading, { name, attributes }: XmlElement): boolean {
  const response = scoring.responses.get(attributes['responseIdentifier'] ?? '')
  if (name !== 'extendedTextInteraction' || !response) return false
  const { identifier, correct, baseType } = response
  if (correct.length > 0 && /^(?:float|integer)$/.test(baseType)) return true
  if (!probe.hasRules) return false
  const isRewarded = sought(() => ({
    key: correct.length > 0 && probe.score({ [identifier]: correct }) > probe.score({ [identifier]: ['?'] }),
    isUneven: false,
  }))
  if (correct.length > 0 && ('doubt' in isRewarded || isRewarded.key)) return true
  const mapped = probe.mappedOf(identifier)
  const isMapped = sought(() => ({
    key: mapped.some((text) => probe.score({ [identifier]: [text] }) > probe.score({ [identifier]: ['?'] })),
    isUneven: false,
  }))
  if ('key' in isMapped && isMapped.key) return true
  const found = sought(() => ({ key: probe.comparedWith(identifier).texts, isUneven: false }))
  return 'doubt' in found || found.key.some((text) => !correct.includes(text))
}

/** What the file holds for right although nobody compares it: those who mark an essay want to see it. */
function modelAnswerOf({ scoring, probe }: ItemReading): string {
  const held = [...scoring.responses.values()].flatMap(({ identifier, correct }) =>
    correct.length > 0 ? correct : probe.mappedOf(identifier),
  )
  const texts = new Set(held.map((text) => text.trim()))
  return [...texts]
    .filter((text) => text !== '')
    .map((text) => `<p>${escapeText(text)}</p>`)
    .join('')
}

/** One number that is calculated from what was drawn; all else that draws is named. */
function readDrawn(reading: ItemReading, only: XmlElement, count: number, { template, answers }: ReadTemplate): void {
  const { element, item, problems } = reading
  const response = only.attributes['responseIdentifier'] ?? ''
  const right = answers.get(response)
  const tolerance = templateTolerance(element, response)
  const isNumber = /^(float|integer)$/.test(reading.scoring.responses.get(response)?.baseType ?? '')
  if (count > 1 || only.name !== 'textEntryInteraction' || right === undefined || tolerance === null || !isNumber)
    return void problems.push(blocking('rulesUnknown', { element: 'templateProcessing' }))
  const answer = { text: `{{${right}}}`, isCorrect: true, ...(tolerance > 0 && { tolerance }) }
  item.template = template
  if (apart.test(item.content)) {
    item.content = item.content.replace(apart, '')
    Object.assign(item, { type: 'numeric', answers: [answer], unit: null })
  } else Object.assign(item, { type: 'cloze', gaps: [{ kind: 'number', answers: [answer] }] })
}

/** At the end of the text, or on a line of its own: the text then reads without it. */
const apart = /(?:<p>\s*\[\[1\]\]\s*<\/p>|\s*\[\[1\]\]\s*(?=<\/p>$))/

function readInline(reading: ItemReading, interactions: readonly XmlElement[], wasType: string | null): void {
  const { item } = reading
  const [only] = interactions
  const isEntry = interactions.length === 1 && only?.name === 'textEntryInteraction' && apart.test(item.content)
  if (!isEntry || wasType === 'cloze' || only === undefined) return readGaps(reading, interactions)
  item.content = item.content.replace(apart, '')
  readEntry(reading, only)
}

function stimuliOf(element: XmlElement, { findStimulus }: ItemContext, body: BodyReading): string {
  return [...elementsOf(element, 'assessmentStimulusRef')]
    .map(({ attributes }) => {
      const stimulus = findStimulus(attributes['href'] ?? '')
      if (!stimulus)
        body.problems.push(blocking('wordingDropped', { text: attributes['href'] ?? 'assessmentStimulusRef' }))
      const content = stimulus ? childOf(stimulus, 'stimulusBody') : undefined
      return content ? richBody(content.children, body) : ''
    })
    .join('')
}

function pointsOf({ outcomes }: Scoring, problems: Problem[]): number | null {
  const highest = numberOf(outcomes.get('MAXSCORE')?.initial ?? null) ?? outcomes.get('SCORE')?.highest ?? null
  return highest === null || highest <= 0 ? null : pointsFrom(highest, problems)
}

/** Something right, as far as it is known: the first that the file names for each response. */
function likelyAnswers({ scoring, probe, item }: ItemReading): ReadonlyMap<string, readonly string[]>[] {
  // Of a range nothing is compared but its ends.
  const numbers = item.type === 'numeric' ? item.answers.map(({ text }) => text) : []
  const given = [...scoring.responses.values()].map(({ identifier, correct }) => {
    const named =
      correct.length > 0
        ? correct
        : [...numbers, ...probe.mappedOf(identifier), ...textsComparedWith(probe, identifier)]
    return [identifier, correct.length > 0 ? correct : named.slice(0, 1)] as const
  })
  return [new Map(given)]
}

/** To those who mark an essay; in other questions nobody marks. */
function takeNotes({ item, problems }: ItemReading, notes: readonly string[]): void {
  const written = notes.filter((note) => !isBlank(note))
  if (written.length === 0) return
  if (item.type !== 'essay')
    return void problems.push(problem('wordingDropped', { text: written.map(textOf).join('; ').slice(0, 200) }))
  const { criteria, rest } = criteriaFrom(written)
  if (criteria.length > 0) item.rubric = criteria
  item.explanation += rest
}
