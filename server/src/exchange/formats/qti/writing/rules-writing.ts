import type { XmlElement } from '../../xml-tree.ts'
import { element } from './xml-writing.ts'

/** Rules by which another program comes to the same marks. */

export const variable = (identifier: string): XmlElement => element('variable', { identifier })
const correct = (identifier: string): XmlElement => element('correct', { identifier })
export const value = (baseType: string, text: string | number): XmlElement =>
  element('baseValue', { baseType }, String(text))

export function set(identifier: string, to: XmlElement): XmlElement {
  return element('setOutcomeValue', { identifier }, to)
}

export function when(condition: XmlElement, ...rules: XmlElement[]): XmlElement {
  return element('responseCondition', {}, element('responseIf', {}, condition, ...rules))
}

/** The first that holds. */
export function whenFirst(branches: readonly (readonly [XmlElement, XmlElement])[]): XmlElement {
  return element(
    'responseCondition',
    {},
    ...branches.map(([condition, rule], index) =>
      element(index === 0 ? 'responseIf' : 'responseElseIf', {}, condition, rule),
    ),
  )
}

export const isRight = (response: string): XmlElement => element('match', {}, variable(response), correct(response))

export function isNear(
  response: string,
  answers: readonly { text: string; tolerance?: number | undefined }[],
): XmlElement {
  const each = answers.map(({ text, tolerance = 0 }) =>
    element(
      'equal',
      tolerance > 0
        ? { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }
        : { toleranceMode: 'exact' },
      value('float', text),
      variable(response),
    ),
  )
  return each.length === 1 && each[0] ? each[0] : element('or', {}, ...each)
}

export const isMapped = (response: string): XmlElement =>
  element('gt', {}, element('mapResponse', { identifier: response }), value('float', 0))

/** So many of all, in points. */
export function share(points: number, count: XmlElement, of: number): XmlElement {
  return element('product', {}, value('float', points), element('divide', {}, count, value('float', of)))
}

export function plusOne(identifier: string): XmlElement {
  return set(identifier, element('sum', {}, variable(identifier), value('float', 1)))
}

/** How many of all pairs stand in their order: first the place of each, then all pairs. */
export function pairsInOrder(ids: readonly string[], points: number): { outcomes: XmlElement[]; rules: XmlElement[] } {
  const outcomes = [...ids.map((id) => outcome(`PLACE_${id}`)), outcome('PAIRS')]
  const places = ids.flatMap((id) => [
    whenFirst(
      ids.map((_, place) => [
        element('match', {}, element('index', { n: String(place + 1) }, variable('RESPONSE')), value('identifier', id)),
        set(`PLACE_${id}`, value('float', place + 1)),
      ]),
    ),
  ])
  const pairs = ids.flatMap((id, index) =>
    ids
      .slice(index + 1)
      .map((later) =>
        when(
          element(
            'and',
            {},
            element('gt', {}, variable(`PLACE_${id}`), value('float', 0)),
            element('lt', {}, variable(`PLACE_${id}`), variable(`PLACE_${later}`)),
          ),
          plusOne('PAIRS'),
        ),
      ),
  )
  const all = (ids.length * (ids.length - 1)) / 2
  return { outcomes, rules: [...places, ...pairs, set('SCORE', share(points, variable('PAIRS'), all))] }
}

export function outcome(identifier: string, attributes: Record<string, string> = {}): XmlElement {
  return element(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType: 'float', ...attributes },
    element('defaultValue', {}, element('value', {}, '0')),
  )
}

export function response(
  identifier: string,
  cardinality: string,
  baseType: string,
  values: readonly string[],
  mapped: readonly string[] = [],
): XmlElement {
  const isText = baseType === 'string'
  return element(
    'responseDeclaration',
    { identifier, cardinality, baseType },
    ...(values.length === 0
      ? []
      : [element('correctResponse', {}, ...values.map((text) => element('value', {}, text)))]),
    ...(mapped.length === 0
      ? []
      : [
          element(
            'mapping',
            { defaultValue: '0' },
            ...mapped.map((mapKey) =>
              element('mapEntry', { mapKey, mappedValue: '1', ...(isText && { caseSensitive: 'false' }) }),
            ),
          ),
        ]),
  )
}
