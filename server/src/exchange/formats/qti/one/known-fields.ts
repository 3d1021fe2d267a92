import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { allBelow } from '../qti-tree.ts'
import { elementOf, presentationOf } from './modernised.ts'

/**
 * Rules that name no field of their question: some name its label, and where there is one field alone, that one is
 * meant. Otherwise what is right would be lost with them.
 */
export function withKnownFields(item: XmlElement): XmlElement {
  const responses = allBelow(item, (name) => /^response_(?:lid|str|num|grp|xy)$/.test(name))
  const own = new Set(responses.map(({ attributes }) => attributes['ident'] ?? ''))
  const typed = responses.filter(({ name }) => name === 'response_str' || name === 'response_num')
  const labels = new Map(
    typed.flatMap((response) =>
      allBelow(response, (name) => name === 'response_label').map(
        (label) => [label.attributes['ident'] ?? '', response.attributes['ident'] ?? ''] as const,
      ),
    ),
  )
  const [only] = responses.length === 1 ? typed : []
  const meant = (respident: string): string =>
    own.has(respident) ? respident : (labels.get(respident) ?? only?.attributes['ident'] ?? respident)
  const isStrange = allBelow(item, (name) => name.startsWith('var')).some(
    ({ attributes }) => meant(attributes['respident'] ?? '') !== (attributes['respident'] ?? ''),
  )
  return isStrange ? renamed(item, meant) : item
}

/** Some have no field at all: the rules name what stands in brackets in the text. */
export function withFieldsOfRules(item: XmlElement): XmlElement {
  const presentation = presentationOf(item)
  if (allBelow(presentation, (name) => name.startsWith('response_')).length > 0) return item
  const bare = (respident: string): string => /^\[([^[\]]{1,60})\]$/.exec(respident)?.[1] ?? respident
  const named = allBelow(item, (name) => name === 'varequal').map(({ attributes }) =>
    bare(attributes['respident'] ?? ''),
  )
  const names = [...new Set(named)].filter((name) => name !== '')
  const text = textOfElement(presentation)
  if (names.length === 0 || !names.every((name) => text.includes(`[${name}]`))) return item
  const fields = names.map((ident) => elementOf('response_str', { ident, rcardinality: 'Single' }, []))
  const children = item.children.map((child) =>
    child === presentation ? { ...presentation, children: [...presentation.children, ...fields] } : child,
  )
  return renamed({ ...item, children }, bare)
}

function renamed(element: XmlElement, meant: (respident: string) => string): XmlElement {
  const { respident } = element.attributes
  const isRule = element.name.startsWith('var') && respident !== undefined
  return {
    name: element.name,
    attributes: isRule ? { ...element.attributes, respident: meant(respident) } : element.attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : renamed(child, meant))),
  }
}
