import { type XmlElement, childOf, textOfElement } from '../../xml-tree.ts'
import { allBelow, onlyElements } from '../qti-tree.ts'
import { elementOf } from './modernised.ts'
import { fieldOf } from './old-scoring.ts'

/**
 * Brightspace and Respondus write QTI 1 in their own way: pairs and orders lie in groups, and what is right and wrong is
 * counted apart before it becomes marks. Here it is said as the standard says it.
 */
export function ofBrightspace(item: XmlElement): XmlElement {
  const isCounted = allBelow(item, (name) => name === 'decvar').some(({ attributes }) =>
    counters.test(attributes['varname'] ?? ''),
  )
  if (fieldOf(item, ['qmd_questiontype']) === null && !isCounted) return item
  const order = allBelow(item, (name) => name === 'response_grp').find(({ attributes }) =>
    /^ordered$/i.test(attributes['rcardinality'] ?? ''),
  )
  const children = onlyElements(item).map((child) =>
    child.name === 'resprocessing' && order ? orderRules(child, order) : rewritten(child),
  )
  return { ...item, children: children.filter((child) => child !== null) }
}

const counters = /^(?:D2L|Respondus)_(?:In)?correct$/i

/** Null where nothing is left: marks that are made of what was counted say nothing of their own. */
function rewritten(element: XmlElement): XmlElement | null {
  const { name, attributes } = element
  const { respident = '', varname = '' } = attributes
  if (name === 'setvar' && counters.test(textOfElement(element).trim())) return null
  if (counters.test(respident)) return null
  const children = element.children.flatMap((child) => {
    const own = typeof child === 'string' ? child : rewritten(child)
    return own === null ? [] : [own]
  })
  if (name === 'respcondition' && !childOf({ ...element, children }, 'setvar')) return null
  if (name === 'setvar' && /^(?:D2L|Respondus)_Incorrect$/i.test(varname))
    return { name, attributes: { ...attributes, action: 'Subtract' }, children }
  // Every gap has marks of its own.
  if (name === 'setvar' && /^Blank_\d+$/i.test(varname))
    return { name, attributes: { ...attributes, action: 'Add' }, children }
  if (name === 'response_grp' && respident !== '')
    return { name: 'response_lid', attributes: { ...attributes, ident: respident }, children }
  return { name, attributes, children }
}

/** Each label has a rule of its own that says at which place it stands. */
function orderRules(rules: XmlElement, order: XmlElement): XmlElement {
  const places = new Map(
    allBelow(rules, (name) => name === 'respcondition')
      .flatMap((one) => onlyElements(childOf(one, 'conditionvar') ?? elementOf('conditionvar', {}, [])))
      .filter(({ name }) => name === 'varequal')
      .map((one) => [one.attributes['respident'] ?? '', Number(textOfElement(one))] as const),
  )
  const ids = allBelow(order, (name) => name === 'response_label')
    .map(({ attributes }) => attributes['ident'] ?? '')
    .toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  const { respident = '' } = order.attributes
  const isWhole = new Set(ids.map((id) => places.get(id))).size === ids.length
  const named = isWhole ? ids.map((id) => elementOf('varequal', { respident }, [id])) : []
  return elementOf('resprocessing', {}, [
    elementOf('respcondition', {}, [
      elementOf('conditionvar', {}, named),
      elementOf('setvar', { action: 'Set' }, ['100']),
    ]),
  ])
}
