import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { markedHtml } from '../../text/formatted-text.ts'
import { swallowedIn } from '../../damage/swallowed-text.ts'
import { allBelow, onlyElements } from '../qti-tree.ts'
import { htmlTree } from '../reading/html-tree.ts'
import type { Scoring } from '../scoring/processing.ts'

/** A question of QTI 1 in the elements of QTI 2, as far as they have the same meaning. */

type Node = XmlElement['children'][number]

const make = (name: string, attributes: Record<string, string>, children: readonly Node[]): XmlElement => ({
  name,
  attributes,
  children: [...children],
})

const responses = /^response_(lid|str|num|grp|xy)$/

/** What a person reads of it: texts in their format, pictures, sound. */
function materialNodes(parent: XmlElement): Node[] {
  return onlyElements(parent).flatMap((child): Node[] => {
    switch (child.name) {
      case 'mattext':
      case 'matemtext':
        return textNodes(child)
      case 'mat_formattedtext':
        return textNodes({ ...child, attributes: { texttype: `text/${child.attributes['type'] ?? 'plain'}` } })
      case 'matimage':
        return [make('img', { src: addressOf(child), alt: child.attributes['label'] ?? '' }, [])]
      case 'mataudio':
        return [make('audio', { src: addressOf(child) }, [])]
      case 'matvideo':
        return [make('video', { src: addressOf(child) }, [])]
      case 'matapplication':
        return [make('object', { data: addressOf(child), type: child.attributes['apptype'] ?? 'application' }, [])]
      case 'matbreak':
        return [make('br', {}, [])]
      default:
        return materialNodes(child)
    }
  })
}

function textNodes(element: XmlElement): Node[] {
  const isMarked = onlyElements(element).length > 0
  if (isMarked) return [make('div', {}, element.children)]
  const text = withQuotes(textOfElement(element))
  const type = (element.attributes['texttype'] ?? 'text/plain').toLowerCase()
  if (type.includes('html')) return [htmlTree(text) ?? make('div', {}, [text])]
  // Words that only look like a tag are words, and so are tags that are talked about: the text does not say it is HTML.
  const marked = swallowedIn(text) === '' ? markedHtml(text) : null
  if (marked !== null) return [htmlTree(marked) ?? make('div', {}, [text])]
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => make('p', {}, [line]))
}

/** Some programs spell the signs of a text twice: in pairs around words quotes are quotes, unless signs are what is asked about. */
function withQuotes(text: string): string {
  const quotes = text.match(/&amp;(?:quot|#0?34);/g)?.length ?? 0
  const isAsked = /entit|thực thể|escap|(?<!\p{L})html(?!\p{L})/iu.test(text)
  if (quotes === 0 || quotes % 2 === 1 || isAsked) return text
  return text.replaceAll(/&amp;(quot|apos|#0?3[49]);/g, '&$1;')
}

function addressOf(element: XmlElement): string {
  const { uri = '', imagtype = 'image/png', embedded = '' } = element.attributes
  return embedded === 'base64' ? `data:${imagtype};base64,${textOfElement(element).replaceAll(/\s/g, '')}` : uri
}

export function optionsOf(response: XmlElement): XmlElement[] {
  return allBelow(response, (name) => name === 'response_label').map((label) => {
    // One that is never closed takes in those behind it, which are found as well.
    const isOwn = (child: Node): boolean => typeof child === 'string' || child.name !== 'response_label'
    const nodes = materialNodes({ ...label, children: label.children.filter(isOwn) })
    // Some leave out the elements that a text stands in.
    const own = nodes.length > 0 ? nodes : label.children.filter((child) => typeof child === 'string')
    return make('simpleChoice', { identifier: label.attributes['ident'] ?? '' }, own)
  })
}

/** What is said about one response alone: the left side of a pair, or the name of a gap. */
export function labelOf(response: XmlElement): Node[] {
  return onlyElements(response)
    .filter(({ name }) => name === 'material' || name === 'material_ref')
    .flatMap(materialNodes)
}

/** What stands above and below a list that is put in order: which end is which. */
function endsOf(response: XmlElement): Node[] {
  const ends = allBelow(response, (name) => name === 'material')
    .filter(({ attributes }) => /^(?:top|bottom)$/i.test(attributes['position'] ?? ''))
    .map((one) => textOfElement(one).trim())
    .filter((text) => text !== '')
  return ends.length === 0 ? [] : [make('p', {}, [ends.join(' → ')])]
}

export function interactionOf(response: XmlElement, scoring: Scoring): XmlElement {
  const responseIdentifier = response.attributes['ident'] ?? ''
  const prompt = make('prompt', {}, [...labelOf(response), ...endsOf(response)])
  if (response.name === 'response_lid') {
    const isHotspot = allBelow(response, (name) => name === 'render_hotspot').length > 0
    if (isHotspot) return make('hotspotInteraction', { responseIdentifier }, [prompt])
    const isOrdered = scoring.responses.get(responseIdentifier)?.cardinality === 'ordered'
    const name = isOrdered ? 'orderInteraction' : 'choiceInteraction'
    return make(name, { responseIdentifier, maxChoices: '0' }, [prompt, ...optionsOf(response)])
  }
  if (response.name === 'response_str' || response.name === 'response_num')
    return make('textEntryInteraction', { responseIdentifier }, [])
  return make(`${response.name}Interaction`, { responseIdentifier }, [prompt])
}

export function responsesIn(presentation: XmlElement): XmlElement[] {
  return allBelow(presentation, (name) => responses.test(name))
}

/** The text with its responses where they stand, each as `put` makes it; null leaves it out. */
export function bodyOf(presentation: XmlElement, put: (response: XmlElement) => XmlElement | null): XmlElement {
  const visit = (parent: XmlElement): Node[] =>
    onlyElements(parent).flatMap((child): Node[] => {
      if (responses.test(child.name)) {
        const own = put(child)
        return own ? [own] : []
      }
      return child.name === 'material' ? materialNodes(child) : visit(child)
    })
  return make('itemBody', {}, visit(presentation))
}

/** `[name]` in a text is where that response is given: Canvas writes gaps so. */
export function withNamedGaps(node: Node, gaps: ReadonlyMap<string, XmlElement>): Node[] {
  if (typeof node !== 'string')
    return [{ ...node, children: node.children.flatMap((child) => withNamedGaps(child, gaps)) }]
  return node.split(/(\[[^[\]]{1,60}\])/).map((part) => gaps.get(part.slice(1, -1)) ?? part)
}

/** Texts that are shown after answering. */
export function feedbackOf(item: XmlElement): XmlElement[] {
  return [...elementsOf(item, 'itemfeedback')].map((feedback) =>
    make(
      'modalFeedback',
      { outcomeIdentifier: 'FEEDBACK', identifier: feedback.attributes['ident'] ?? '' },
      materialNodes(feedback),
    ),
  )
}

export function presentationOf(item: XmlElement): XmlElement {
  return childOf(item, 'presentation') ?? make('presentation', {}, [])
}

export { make as elementOf }
