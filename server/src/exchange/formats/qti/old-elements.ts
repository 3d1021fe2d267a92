import { swallowedIn } from '../../unseen-faults.ts'
import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { markedHtml } from '../text/formatted-text.ts'
import { responseNames } from './old-keys.ts'
import { type Node, allBelow, elementOf, htmlTree, onlyElements } from './qti-tree.ts'

/** A question of QTI 1 in the elements of QTI 2, as far as they have the same meaning. */

/** What a person reads of it: texts in their format, pictures, sound. */
function materialNodes(parent: XmlElement): Node[] {
  return onlyElements(parent).flatMap((child): Node[] => {
    const { name, attributes } = child
    const { type = 'plain', label = '', apptype = 'application' } = attributes
    const src = addressOf(child)
    if (name === 'mattext' || name === 'matemtext') return textNodes(child)
    if (name === 'mat_formattedtext') return textNodes({ ...child, attributes: { texttype: `text/${type}` } })
    if (name === 'matimage') return [elementOf('img', { src, alt: label })]
    if (name === 'mataudio' || name === 'matvideo') return [elementOf(name.slice(3), { src })]
    if (name === 'matapplication') return [elementOf('object', { data: src, type: apptype })]
    return name === 'matbreak' ? [elementOf('br', {})] : materialNodes(child)
  })
}

function textNodes(element: XmlElement): Node[] {
  if (onlyElements(element).length > 0) return [elementOf('div', {}, element.children)]
  const text = textOfElement(element)
  const isHtml = /html/i.test(element.attributes['texttype'] ?? '')
  // Words that only look like a tag are words, and so are tags that are talked about: the text does not say it is HTML.
  const html = isHtml ? text : swallowedIn(text) === '' ? markedHtml(text) : null
  if (html !== null) return [htmlTree(html) ?? elementOf('div', {}, [text])]
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => elementOf('p', {}, [line]))
}

function addressOf(element: XmlElement): string {
  const { uri = '', imagtype = 'image/png', embedded = '' } = element.attributes
  return embedded === 'base64' ? `data:${imagtype};base64,${textOfElement(element).replaceAll(/\s/g, '')}` : uri
}

export function optionsOf(response: XmlElement, name = 'simpleChoice'): XmlElement[] {
  return allBelow(response, (each) => each === 'response_label').map((label) => {
    // One that is never closed takes in those behind it, which are found as well.
    const isOwn = (child: Node): boolean => typeof child === 'string' || child.name !== 'response_label'
    const nodes = materialNodes({ ...label, children: label.children.filter(isOwn) })
    // Some leave out the elements that a text stands in.
    const own = nodes.length > 0 ? nodes : label.children.filter((child) => typeof child === 'string')
    return elementOf(name, { identifier: label.attributes['ident'] ?? '' }, own)
  })
}

/** What is said about one response alone: the left side of a pair, or the name of a gap. */
export function labelOf(response: XmlElement): Node[] {
  return [...elementsOf(response, 'material')].flatMap(materialNodes)
}

export function interactionOf(response: XmlElement): XmlElement {
  const { ident: responseIdentifier = '', rcardinality = '' } = response.attributes
  const prompt = elementOf('prompt', {}, labelOf(response))
  if (response.name === 'response_str' || response.name === 'response_num')
    return elementOf('textEntryInteraction', { responseIdentifier })
  const isChoice = response.name === 'response_lid' && !/ordered/i.test(rcardinality)
  const isShown = allBelow(response, (name) => name === 'render_hotspot').length === 0
  if (isChoice && isShown)
    return elementOf('choiceInteraction', { responseIdentifier, maxChoices: '0' }, [prompt, ...optionsOf(response)])
  const kind = isShown ? `${rcardinality} ${response.name}`.trim() : 'render_hotspot'
  return elementOf(`${kind}Interaction`, { responseIdentifier }, [prompt])
}

/** The text with its responses where they stand, each as `put` makes it; null leaves it out. */
export function bodyOf(presentation: XmlElement, put: (response: XmlElement) => XmlElement | null): XmlElement {
  const parts = allBelow(presentation, (name) => name === 'material' || responseNames.test(name))
  const firstField = parts.findIndex(({ name }) => /^response_(?:str|num)$/.test(name))
  const last = parts.at(-1)
  // Pieces of one sentence with fields between them.
  const isSentence = firstField !== -1 && last?.name === 'material' && textOfElement(last).trim() !== ''
  const visit = (parent: XmlElement): Node[] =>
    onlyElements(parent).flatMap((child): Node[] => {
      if (child.name !== 'material' && !responseNames.test(child.name)) return visit(child)
      if (child.name === 'material') {
        const [nodes, text] = [materialNodes(child), textOfElement(child)]
        const space = (pattern: RegExp): string => (pattern.test(text) ? '' : ' ')
        return isSentence ? [space(/^\s*[\s.,;:!?)]/), ...unframed(nodes), space(/\s$/)] : nodes
      }
      const own = put(child)
      return own ? [own] : []
    })
  return elementOf('itemBody', {}, visit(presentation))
}

/** One paragraph around a piece is none of the sentence. */
function unframed(nodes: readonly Node[]): readonly Node[] {
  const [only, ...others] = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
  const isFrame = typeof only === 'object' && others.length === 0 && /^(?:p|div)$/.test(only.name)
  return isFrame ? unframed(only.children) : nodes
}

/** `[name]` in a text is where that response is given: Canvas writes gaps so. */
export function withNamedGaps(node: Node, gaps: ReadonlyMap<string, XmlElement>): Node[] {
  if (typeof node !== 'string')
    return [{ ...node, children: node.children.flatMap((child) => withNamedGaps(child, gaps)) }]
  return node.split(/(\[[^[\]]{1,60}\])/).map((part) => gaps.get(part.slice(1, -1)) ?? part)
}

/** Texts that are shown after answering. */
export function feedbackOf(item: XmlElement): XmlElement[] {
  return [...elementsOf(item, 'itemfeedback')].map((feedback) => {
    const { ident: identifier = '' } = feedback.attributes
    return elementOf('modalFeedback', { outcomeIdentifier: 'FEEDBACK', identifier }, materialNodes(feedback))
  })
}

export function presentationOf(item: XmlElement): XmlElement {
  return childOf(item, 'presentation') ?? elementOf('presentation', {})
}
