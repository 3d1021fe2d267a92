import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, blocking, noteOnce, problem } from '../../item.ts'
import { type XmlElement, elementsOf } from '../../xml-tree.ts'
import { Doubt, type Keys, type Right, problemOf } from './declared-keys.ts'
import { type Node, elementOf, withNamedSigns } from './qti-tree.ts'
import { type BodyReading, type Special, blocksHtml, richBody, unseen } from './rich-body.ts'

export const inlineNames = new Set(['textEntryInteraction', 'inlineChoiceInteraction'])
export const blockNames = new Set(
  'choice match order gapMatch extendedText'.split(' ').map((kind) => `${kind}Interaction`),
)
export const isInteraction = (name: string): boolean => name.endsWith('Interaction')

/** One question on its way in, with all that its parts need to know. */
export interface ItemReading {
  element: XmlElement
  item: Item
  problems: Problem[]
  keys: Keys
  rich(nodes: readonly Node[]): string
  plain(nodes: readonly Node[]): string
}

/** What is right; null where that is not known, with the reason. `nameOf` says what a person sees of an answer. */
export function keyOf<Key>(
  { keys, problems }: ItemReading,
  response: string,
  read: (right: Right) => Key,
  nameOf: (answer: string) => string = (answer) => answer,
): Key | null {
  try {
    const right = keys.rightOf(response)
    const key = read(right)
    if (right.isUneven === true) noteOnce(problems, problem('markingUnclear', response))
    return key
  } catch (error) {
    if (!(error instanceof Doubt)) throw error
    noteOnce(problems, problemOf(error, nameOf))
    return null
  }
}

/** One of several options. */
export function oneOf({ values }: Right, ids: readonly string[]): string {
  const [key, ...others] = values
  if (key === undefined || !values.every((id) => ids.includes(id))) throw new Doubt('noKey')
  if (others.length > 0) throw new Doubt('keyConflict', values)
  return key
}

/** What is asked. The standard has one of it; whoever writes two asks two questions, and one of them would be lost. */
export function itemBodyOf(element: XmlElement, problems: Problem[]): XmlElement {
  const [first = elementOf('itemBody', {}), ...others] = elementsOf(element, 'itemBody')
  if (others.length > 0) problems.push(blocking('typeUnknown', `itemBody × ${others.length + 1}`))
  return first
}

export interface Body {
  reading: BodyReading
  /** Texts that are shown after answering, when an outcome says so. */
  feedbacks: { outcome: string; identifier: string; isHidden: boolean; html: string }[]
  /** What is said to those who mark. */
  notes: string[]
  gapIds: string[]
}

/** Interactions, feedback and notes are taken out of the text; the places of gaps stay in it. */
export function createBody(picture: BodyReading['picture'], problems: Problem[]): Body {
  const known = new Map<XmlElement, Special | undefined>()
  const feedbacks: Body['feedbacks'] = []
  const notes: string[] = []
  const gapIds: string[] = []
  let gaps = 0

  const reading: BodyReading = {
    problems,
    picture,
    special(element) {
      if (!known.has(element)) known.set(element, found(element))
      return known.get(element)
    },
  }
  const inner = (element: XmlElement): string => blocksHtml(element.children, reading)

  const inLine = (html: string): Special => ({ html, isBlock: false })
  const block = (html: string): Special => ({ html, isBlock: true })

  function found(element: XmlElement): Special | undefined {
    const { name, attributes } = element
    const { identifier = '', outcomeIdentifier: outcome = '', showHide, view = 'candidate' } = attributes
    if (inlineNames.has(name)) {
      gaps += 1
      // A field has no place for words of its own; some write them into it all the same.
      const said = promptsIn(element)
      return said === '' ? inLine(`[[${gaps}]]`) : block(`${said}<p>[[${gaps}]]</p>`)
    }
    if (name === 'gap') return inLine(`[[${gapIds.push(identifier)}]]`)
    if (name === 'printedVariable') return inLine(`{{${identifier}}}`)
    if (isInteraction(name)) return block(promptsIn(element) + besidesIn(element))
    if (name === 'modalFeedback' || name === 'feedbackBlock' || name === 'feedbackInline') {
      feedbacks.push({ outcome, identifier, isHidden: showHide === 'hide', html: richBody(element.children, reading) })
      return name === 'feedbackInline' ? inLine('') : block('')
    }
    if (name === 'rubricBlock' && /candidate|testConstructor/.test(view)) return block(inner(element))
    if (name === 'rubricBlock') notes.push(richBody(element.children, reading))
    else if (name === 'infoControl') problems.push(problem('notKept', textOf(inner(element))))
    else return undefined
    return block('')
  }

  function promptsIn(interaction: XmlElement): string {
    return [...elementsOf(interaction, 'prompt')].map(inner).join('')
  }

  /** Words with gaps between them often stand there without a paragraph of their own. */
  function besidesIn({ name, children }: XmlElement): string {
    if (name !== 'gapMatchInteraction' && blockNames.has(name)) return ''
    const isWord = (child: Node): boolean =>
      typeof child === 'string' || !/^(?:prompt|gapText|gapImg)$/.test(child.name)
    return blocksHtml(children.filter(isWord), reading)
  }

  return { reading, feedbacks, notes, gapIds }
}

/**
 * What is shown whatever is chosen explains the question, what is shown with one option explains that one; what is left
 * is named. The notes of the options.
 */
export function takeFeedback(
  { keys, item, problems }: ItemReading,
  feedbacks: Body['feedbacks'],
  ids: readonly string[] = [],
): ReadonlyMap<string, string> {
  const notes = new Map<string, string>()
  const dropped: string[] = []
  for (const { html, isHidden, outcome, identifier } of feedbacks.filter((one) => !isBlank(one.html))) {
    const shown = isHidden ? null : keys.shown(outcome, identifier)
    if (shown === true) item.explanation += html
    else if (shown !== null && ids.includes(shown)) notes.set(shown, (notes.get(shown) ?? '') + html)
    else dropped.push(textOf(html))
  }
  if (dropped.length > 0) problems.push(problem('notKept', dropped.join('; ')))
  return notes
}

/** Nothing of these is seen, or it was said what became of it. */
const elsewhere =
  /^(?:math|object|audio|video|picture|media|embed|iframe|feedback.*|modalFeedback|rubricBlock|infoControl|template.*|r[tp])$/
/** Few words are parted by tags: a text of which many are not found as they stand is another text. */
const mostLooks = 1000

/** Whatever a file puts where nobody looks for it: no word of what is asked may be missing in silence. */
export function expectAllRead(body: XmlElement, item: Item, problems: Problem[]): void {
  expectTextsRead(shownTexts(body), item, problems)
}

function shownTexts(node: Node): string[] {
  if (typeof node === 'string') return [node]
  return unseen.has(node.name) || elsewhere.test(node.name) ? [] : node.children.flatMap(shownTexts)
}

/** The same for texts that stand in no body. */
export function expectTextsRead(shown: readonly string[], item: Item, problems: Problem[]): void {
  if (problems.some(({ isBlocking }) => isBlocking)) return
  const texts = textsIn(item)
  const kept = new Set(texts.flatMap(wordsIn))
  // Tags part words that are read as one: 'E' and 'max' of 'E<sub>max</sub>'.
  const letters = texts.flatMap((text) => wordsIn(textOf(text))).join('')
  let looks = 0
  const isKept = (word: string): boolean => kept.has(word) || ((looks += 1) <= mostLooks && letters.includes(word))
  // Right and wrong are said in words of ours.
  const isOurs = (text: string): boolean => /^(?:true_false|statements)$/.test(item.type) && truthOf(text) !== null
  const text = shown.find((one) => wordsIn(one).some((word) => !isKept(word)) && !isOurs(one))
  if (text !== undefined) problems.push(blocking('unreadable', text.trim()))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function wordsIn(text: string): string[] {
  // A quote by its name is no word.
  const plain = withNamedSigns(text).replaceAll(/&(?:quot|apos|#0?3[49]);/g, ' ')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
