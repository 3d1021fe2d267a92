import { isBlank } from '@lms/contracts/rich-text.ts'
import type { Item } from '../../item.ts'
import type { XmlElement } from '../../xml-tree.ts'
import { type Writing, forms } from './item-forms.ts'
import { type PictureNames, blockNodes, richNodes } from './rich-writing.ts'
import { outcome, set, value, variable } from './rules-writing.ts'
import { element } from './xml-writing.ts'

/** One question as an `assessmentItem`, in the words of QTI 2. */
export function itemElement(
  item: Item,
  identifier: string,
  pictures: PictureNames,
  root: Record<string, string>,
): XmlElement {
  const points = item.points ?? 1
  const writing: Writing = {
    item,
    points,
    rich: (html) => richNodes(html, pictures),
    blocks: (html) => blockNodes(html, pictures),
    gaps: (html, gap) => blockNodes(html, pictures, gap),
  }
  const { responses, outcomes = [], body, rules, notes = [] } = forms[item.type](writing)
  const said = [
    ...(isBlank(item.explanation) ? [] : [['EXPLANATION', item.explanation] as const]),
    ...notes.filter(([, html]) => !isBlank(html)),
  ]
  const shown = [
    ...(isBlank(item.explanation) ? [] : [value('identifier', 'EXPLANATION')]),
    ...(notes.some(([, html]) => !isBlank(html)) ? [variable('RESPONSE')] : []),
  ]
  const processing = [...rules, ...(shown.length === 0 ? [] : [set('FEEDBACK', element('multiple', {}, ...shown))])]
  return element(
    'assessmentItem',
    { ...root, identifier, title: item.title, adaptive: 'false', timeDependent: 'false' },
    ...responses,
    outcome('SCORE', { normalMaximum: String(points) }),
    ...outcomes,
    ...(said.length === 0
      ? []
      : [element('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'multiple', baseType: 'identifier' })]),
    element('itemBody', {}, ...body),
    ...(processing.length === 0 ? [] : [element('responseProcessing', {}, ...processing)]),
    ...said.map(([id, html]) =>
      element(
        'modalFeedback',
        { outcomeIdentifier: 'FEEDBACK', identifier: id, showHide: 'show' },
        ...blockNodes(html, pictures),
      ),
    ),
  )
}
