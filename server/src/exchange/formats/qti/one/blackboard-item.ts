import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'
import { allBelow, onlyElements } from '../qti-tree.ts'

/** What Blackboard writes is QTI 1, but it says in two places what the standard says in one. */
export function standardised(item: XmlElement): XmlElement {
  const metadata = childOf(item, 'itemmetadata')
  if (!metadata || allBelow(metadata, (name) => name === 'bbmd_questiontype').length === 0) return item
  return {
    ...item,
    children: item.children.map((child) => {
      if (typeof child === 'string') return child
      if (child.name === 'presentation') return withWords(withRightSides(child))
      return child.name === 'resprocessing' ? withMarks(child) : child
    }),
  }
}

/** Names of wordings that Blackboard shows in the language of its reader. */
const wordings: Readonly<Record<string, string>> = {
  'true_false.true': 'True',
  'true_false.false': 'False',
  'yes_no.true': 'Yes',
  'yes_no.false': 'No',
  'yes_no.yes': 'Yes',
  'yes_no.no': 'No',
  'right_wrong.true': 'Right',
  'right_wrong.false': 'Wrong',
  'agree_disagree.true': 'Agree',
  'agree_disagree.false': 'Disagree',
}

function withWords(element: XmlElement): XmlElement {
  return {
    ...element,
    children: element.children.map((child) =>
      typeof child === 'string' ? (wordings[child.trim()] ?? child) : withWords(child),
    ),
  }
}

const isCalled = ({ name, attributes }: XmlElement, called: string): boolean =>
  name === 'flow' && attributes['class'] === called

/** Right sides stand in a block of their own, in the order in which each left side names them. */
function withRightSides(presentation: XmlElement): XmlElement {
  const block = allBelow(presentation, (name) => name === 'flow').find((flow) => isCalled(flow, 'RIGHT_MATCH_BLOCK'))
  if (!block) return presentation
  const rights = onlyElements(block).map((side) => allBelow(side, (name) => name === 'material'))
  const changed = (element: XmlElement): XmlElement => {
    const [response] = elementsOf(element, 'response_lid')
    const children = element.children.filter((child) => child !== block)
    if (!response) return { ...element, children: children.map((child) => withChanged(child, changed)) }
    const left = allBelow(element, (name) => name === 'material').filter((one) => !isWithin(response, one))
    const right = labelled(response, rights)
    return { ...element, children: [{ ...right, children: [...left, ...right.children] }] }
  }
  return changed(presentation)
}

function isWithin(response: XmlElement, material: XmlElement): boolean {
  return allBelow(response, (name) => name === 'material').includes(material)
}

function withChanged(
  child: XmlElement['children'][number],
  changed: (element: XmlElement) => XmlElement,
): XmlElement['children'][number] {
  return typeof child === 'string' ? child : changed(child)
}

function labelled(response: XmlElement, rights: readonly XmlElement[][]): XmlElement {
  let place = 0
  const visit = (element: XmlElement): XmlElement => {
    if (element.name !== 'response_label')
      return { ...element, children: element.children.map((child) => withChanged(child, visit)) }
    const own = rights[place] ?? []
    place += 1
    return { ...element, children: [...own] }
  }
  return visit(response)
}

/** Where nothing is said about marks, what is praised as right is right. */
function withMarks(processing: XmlElement): XmlElement {
  const conditions = [...elementsOf(processing, 'respcondition')]
  const isPraised = (condition: XmlElement): boolean =>
    childOf(condition, 'setvar') === undefined &&
    [...elementsOf(condition, 'displayfeedback')].some(({ attributes }) => attributes['linkrefid'] === 'correct')
  if (!conditions.some(isPraised)) return processing
  const mark: XmlElement = { name: 'setvar', attributes: { action: 'Add' }, children: ['1'] }
  const kept = conditions.filter((condition) => condition.attributes['title'] !== 'incorrect')
  return {
    ...processing,
    children: kept.map((condition) =>
      isPraised(condition) ? { ...condition, children: [...condition.children, mark] } : condition,
    ),
  }
}
