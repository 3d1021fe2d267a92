import { exchangeReasons } from '@lms/contracts/exchange/review-messages.ts'
import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { ItemOrigin } from '@lms/contracts/exchange/origin.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import { htmlOfParts, partsIn, withHtmlOfParts } from '@lms/contracts/question-types/parts.ts'
import { readableTitle } from '@lms/contracts/questions/question-title.ts'
import { isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { HtmlTooComplex, cleanHtml } from '../../platform/html/clean-html.ts'
import { fingerprintOf } from '../../questions/question-fingerprint.ts'
import { richTextsOf } from '../../questions/question-writing.ts'
import { type Item, type Problem, type ReadItem, blocking, problem, richTextsIn, titleFrom } from '../item.ts'
import { askedWithoutPicture, decodedName, mediaLostIn, withoutMedia } from '../lost-media.ts'
import {
  brokenFormulaIn,
  damageIn,
  formulaShownIn,
  isCode,
  isInOldLetters,
  keyShownIn,
  markupShownIn,
  swallowedIn,
  unkeptFormulaIn,
  withoutUnkept,
} from '../unseen-faults.ts'
import {
  type ItemProblem,
  type ItemText,
  type StagedItem,
  itemProblem,
  rulesBrokenBy,
  tidiedText,
} from '../staged-item.ts'

/** Addresses of pictures by their name in the file; null where one could not be kept. */
export type Addresses = ReadonlyMap<string, string | null>

/** Longer than anything that may be saved; it would only be cleaned and kept for nothing. */
const longestPart = 100_000
const mostAnswers = 50
const longestSource = 2000
const longestSection = 400

export function stagedItem(read: ReadItem, addresses: Addresses): StagedItem {
  const { problems, place } = read
  const { item } = read
  const found: Problem[] = askedWithoutPicture(problems, item.content)
  const damage = damageIn(richTextsIn(item))
  if (damage !== '') found.push(blocking('textDamaged', damage))
  const richIn = (html: string, isAsked: boolean): string => {
    const own = withAddresses(cut(html, found), addresses, found, isAsked)
    const lost = mediaLostIn(own, isAsked)
    const unkept = unkeptFormulaIn(own)
    const swallowed = swallowedIn(own) || unkept
    found.push(...lost, ...(swallowed === '' ? [] : [blocking('unreadable', swallowed)]))
    const kept = unkept === '' ? own : withoutUnkept(own)
    return lost.length === 0 ? kept : withoutMedia(kept)
  }
  const asked = (html: string): string => richIn(html, true)
  const rich = (html: string): string => richIn(html, false)
  const parts = bounded(item)
  const written = {
    ...withHtmlOfParts(parts, mapped(htmlOfParts(parts), asked)),
    title: item.title.slice(0, 1000),
    content: asked(item.content),
    explanation: rich(item.explanation),
    ...(item.hint && { hint: rich(item.hint) }),
    answers: item.answers.slice(0, mostAnswers).map(({ text: own, explanation, ...answer }) => ({
      ...answer,
      text: asked(own),
      ...(explanation !== undefined && { explanation: rich(explanation) }),
    })),
  }
  const text = tidiedText(written, cleanTextsOf(written, found))
  text.title = titleOf(text, place)
  const empty = emptyPartOf(text)
  if (empty !== null && !found.some(({ isBlocking }) => isBlocking)) found.push(blocking('optionsUnclear', empty))
  const seen = [text.content, ...text.answers.map((answer) => answer.text)]
  const markup = markupShownIn(seen)
  // Some readers have said it already.
  if (markup !== '' && !found.some(({ code }) => code === 'codeShown')) found.push(problem('codeShown', markup))
  const formula = formulaShownIn(seen)
  const texts = Object.entries(richTextsOf(text, text.type))
  const isSaid = ([field]: readonly [string, string]): boolean => /explanation$|^hint$/.test(field)
  const broken = brokenFormulaIn(texts.filter((one) => !isSaid(one)).map(([, html]) => html))
  const other = brokenFormulaIn(texts.filter(isSaid).map(([, html]) => html))
  if (broken !== '' || isCode(formula)) found.push(blocking('codeShown', isCode(formula) ? formula : broken))
  else if (formula !== '' || other !== '') found.push(problem('codeShown', formula || other))
  const shownKey = keyShownIn(seen.map(textOf))
  if (shownKey !== '') found.push(blocking('keyInText', shownKey))
  if (isInOldLetters(textOf(seen.join(' ')))) found.push(blocking('textDamaged', textOf(text.content)))
  const said = found.map(itemProblem)
  const rules = said.some(({ isBlocking }) => isBlocking) ? [] : rulesBrokenBy(text)
  return {
    place,
    text,
    class: item.class,
    subject: item.subject,
    difficulty: item.difficulty,
    points: item.points,
    problems: distinct([...said, ...rules]),
    fingerprint: fingerprintOf({ ...text, parts: partsIn(text) }),
    origin: originOf(read),
  }
}

/** As it would come out, in plain text. */
export function previewed(read: ReadItem) {
  const { place, text, problems } = stagedItem(read, new Map())
  return {
    place,
    content: textOf(text.content),
    type: text.type,
    answers: text.answers.map((answer) => ({ text: textOf(answer.text), isCorrect: answer.isCorrect })),
    problems,
  }
}

/** A child would be shown nothing where something is to be chosen. */
function emptyPartOf({ type, answers, pairs = [] }: ItemText): string | null {
  const options = type === 'single_choice' || type === 'multiple_choice' ? answers : []
  const at = options.findIndex(({ text }) => isBlank(text))
  if (at !== -1) return answerLetters[at] ?? ''
  const pair = pairs.find(({ left, right }) => isBlank(left) || isBlank(right))
  return pair ? textOf(pair.left + pair.right) : null
}

function originOf({ source = '', listed, reasons = [], marks = {}, section = '' }: ReadItem): ItemOrigin {
  const said = reasons.slice(0, 10).map(({ code, values }) => sentMessage(exchangeReasons[code], values))
  return {
    source: source.slice(0, longestSource),
    ...(listed !== undefined && { listed }),
    reasons: said,
    marks,
    // Packages only count theirs.
    ...(/\p{L}/u.test(section) && { section: section.slice(0, longestSection) }),
  }
}

/** Every text of it that is HTML, clean; one that is too complex is left out, and that is said. */
function cleanTextsOf(text: ItemText, problems: Problem[]): Record<string, string> {
  const clean = Object.entries(richTextsOf(text, text.type)).map(([field, html]) => {
    try {
      return [field, cleanHtml(html)]
    } catch (error) {
      if (!(error instanceof HtmlTooComplex)) throw error
      problems.push(blocking('textDamaged', textOf(html.slice(0, 500))))
      return [field, '']
    }
  })
  return Object.fromEntries(clean)
}

function titleOf({ title, content }: ItemText, place: string): string {
  const named = title === '' ? titleFrom(content) : readableTitle(title)
  // Names such as 'Q1' are too short for a title here.
  const long = named.length < 5 ? `${named === '' ? place : named}: ${titleFrom(content) || 'câu hỏi'}` : named
  return long.slice(0, 300)
}

/** More than a question may have, and no more than can be looked at: the rules of the type then say that it is too many. */
function bounded(item: Item): Item {
  const { pairs, extras, items, gaps, statements } = item
  return {
    ...item,
    ...(pairs && { pairs: pairs.slice(0, mostAnswers) }),
    ...(extras && { extras: extras.slice(0, mostAnswers) }),
    ...(items && { items: items.slice(0, mostAnswers) }),
    ...(gaps && {
      gaps: gaps.slice(0, mostAnswers).map((gap) => ({ ...gap, answers: gap.answers.slice(0, mostAnswers) })),
    }),
    ...(statements && { statements: statements.slice(0, mostAnswers) }),
  }
}

function mapped(texts: Readonly<Record<string, string>>, change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]))
}

/** Of what is said twice, that which keeps the question out. */
function distinct(problems: readonly ItemProblem[]): ItemProblem[] {
  const said = new Map<string, ItemProblem>()
  for (const one of problems) if (!said.get(one.message)?.isBlocking) said.set(one.message, one)
  return [...said.values()]
}

function cut(html: string, problems: Problem[]): string {
  if (html.length <= longestPart) return html
  problems.push(blocking('textDamaged', textOf(html.slice(0, 500))))
  return html.slice(0, 2000)
}

function withAddresses(html: string, addresses: Addresses, problems: Problem[], isAsked: boolean): string {
  if (!html.includes('picture:')) return html
  return html.replaceAll(/<img\b[^<>]*?\bsrc="picture:([^"]*)"[^<>]*>/g, (tag, name: string) => {
    const address = addresses.get(decodeURIComponent(name))
    if (address) return tag.replace(`picture:${name}`, address)
    problems.push((isAsked ? blocking : problem)('pictureMissing', decodedName(name)))
    return ''
  })
}
