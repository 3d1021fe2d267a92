import { textOf } from '@lms/contracts/rich-text.ts'
import { type Problem, blocking, problem } from '../../item.ts'
import { type XmlElement, elementsOf } from '../../xml-tree.ts'
import { withoutEscapes } from './escaped-markup.ts'
import type { Feedback } from './feedback.ts'
import type { Pictures } from './pictures.ts'
import { type BodyReading, blocksHtml, richBody } from './rich-body.ts'

export const inlineNames = new Set(['textEntryInteraction', 'inlineChoiceInteraction'])
export const blockNames = new Set([
  'choiceInteraction',
  'matchInteraction',
  'orderInteraction',
  'gapMatchInteraction',
  'extendedTextInteraction',
])
export const isInteraction = (name: string): boolean => name.endsWith('Interaction')

/** What is asked. The standard has one of it; whoever writes two asks two questions, and one of them would be lost. */
export function itemBodyOf(element: XmlElement, problems: Problem[]): XmlElement {
  const [first = { name: 'itemBody', attributes: {}, children: [] }, ...others] = elementsOf(element, 'itemBody')
  if (others.length > 0) problems.push(blocking('composite', { types: `itemBody × ${others.length + 1}` }))
  return withoutEscapes(first, problems)
}

interface Place {
  path: string
  pictures: Pictures
}

interface Body {
  reading: BodyReading
  feedbacks: Feedback[]
  /** What is said to those who mark. */
  notes: string[]
  gapIds: string[]
}

/** Interactions, feedback and notes are taken out of the text; the places of gaps stay in it. */
export function createBody(interactions: readonly XmlElement[], context: Place, problems: Problem[]): Body {
  const known = new Map<XmlElement, { html: string; isBlock: boolean } | undefined>()
  const feedbacks: Feedback[] = []
  const notes: string[] = []
  const gapIds: string[] = []
  const areStatements = interactions.length > 1 && interactions.every(({ name }) => name === 'choiceInteraction')
  let gaps = 0

  const reading: BodyReading = {
    problems,
    picture: (address) => context.pictures.nameOf(address, context.path, problems),
    special(element) {
      if (!known.has(element)) known.set(element, found(element))
      return known.get(element)
    },
  }
  const inner = (element: XmlElement): string => blocksHtml(element.children, reading)

  function found(element: XmlElement): { html: string; isBlock: boolean } | undefined {
    const { name, attributes } = element
    if (inlineNames.has(name)) {
      gaps += 1
      // A field has no place for words of its own; some write them into it all the same.
      const said = promptsIn(element)
      return said === ''
        ? { html: `[[${gaps}]]`, isBlock: false }
        : { html: `${said}<p>[[${gaps}]]</p>`, isBlock: true }
    }
    if (name === 'gap') {
      gapIds.push(attributes['identifier'] ?? '')
      return { html: `[[${gapIds.length}]]`, isBlock: false }
    }
    if (isInteraction(name)) return { html: areStatements ? '' : promptOf(element), isBlock: true }
    if (name === 'modalFeedback' || name === 'feedbackBlock' || name === 'feedbackInline') {
      const { outcomeIdentifier = '', identifier = '', showHide = 'show' } = attributes
      feedbacks.push({
        outcome: outcomeIdentifier,
        identifier,
        isHidden: showHide === 'hide',
        html: richBody(withoutEscapes(element, []).children, reading),
      })
      return { html: '', isBlock: name !== 'feedbackInline' }
    }
    if (name === 'rubricBlock') return rubricOf(element)
    if (name === 'infoControl') {
      problems.push(problem('wordingDropped', { text: textOf(inner(element)).slice(0, 200) }))
      return { html: '', isBlock: true }
    }
    if (name === 'printedVariable') return { html: `{{${attributes['identifier'] ?? ''}}}`, isBlock: false }
    return undefined
  }

  const isPrompt = (child: XmlElement['children'][number]): child is XmlElement =>
    typeof child !== 'string' && child.name === 'prompt'

  function promptsIn(interaction: XmlElement): string {
    return interaction.children.filter(isPrompt).map(inner).join('')
  }

  function promptOf(interaction: XmlElement): string {
    const asked = promptsIn(interaction)
    const isText = interaction.name === 'gapMatchInteraction' || !blockNames.has(interaction.name)
    if (!isText) return asked
    // Words with gaps between them often stand there without a paragraph of their own.
    const rest = interaction.children.filter(
      (child) => typeof child === 'string' || !/^(?:prompt|gapText|gapImg)$/.test(child.name),
    )
    return asked + blocksHtml(rest, reading)
  }

  function rubricOf(element: XmlElement): { html: string; isBlock: boolean } {
    const { view = 'candidate' } = element.attributes
    if (/candidate|testConstructor/.test(view)) return { html: inner(element), isBlock: true }
    notes.push(richBody(element.children, reading))
    return { html: '', isBlock: true }
  }

  return { reading, feedbacks, notes, gapIds }
}
