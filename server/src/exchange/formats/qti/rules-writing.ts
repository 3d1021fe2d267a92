import { xmlText } from '../../xml-tree.ts'
import { camelCase } from './qti-tree.ts'

/** What is written is made in the words of QTI 2; QTI 3 says the same in others. */
export type Dialect = 'qti_2' | 'qti_3'

/** Names that are the same in both: those of HTML. */
const ofHtml = new Set(
  'p h2 h3 h4 hr pre blockquote ul ol li table tbody tr th td div strong em sub sup code a br img span'.split(' '),
)
const tag = /<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/g

export function inDialect(xml: string, dialect: Dialect): string {
  if (dialect === 'qti_2') return xml
  const parts = xml.split(/(<math[ >][\s\S]*?<\/math>)/)
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replaceAll(tag, inQti3))).join('')
}

function inQti3(whole: string, close: string, name: string, attributes: string, end: string): string {
  if (ofHtml.has(name)) return whole
  const own = attributes.replaceAll(/ ([\w:-]+)=/g, (_, key: string) => ` ${kebab(key)}=`)
  const use = name === 'rubricBlock' && close === '' ? ' use="scoring"' : ''
  const named = `<${close}qti-${kebab(name)}${use}${own}${end}>`
  // It wants a body inside of what is said to some.
  if (name !== 'modalFeedback' && name !== 'rubricBlock') return named
  return close === '' ? `${named}<qti-content-body>` : `</qti-content-body>${named}`
}

function kebab(name: string): string {
  const result = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return !name.includes(':') && camelCase(result) === name ? result : name
}

export function escaped(text: string): string {
  return xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}

/** `inner` is written already. */
export function element(name: string, attributes: Record<string, string>, inner = ''): string {
  const own = Object.entries(attributes).map(([key, value]) => {
    const text = escaped(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
    return ` ${key}="${text}"`
  })
  return inner === '' ? `<${name}${own.join('')}/>` : `<${name}${own.join('')}>${inner}</${name}>`
}

/** Rules by which another program comes to the same marks. */

export const variable = (identifier: string): string => element('variable', { identifier })
export const value = (baseType: string, text: string | number): string =>
  element('baseValue', { baseType }, escaped(String(text)))
export const set = (identifier: string, to: string): string => element('setOutcomeValue', { identifier }, to)
export const when = (condition: string, rule: string): string =>
  `<responseCondition><responseIf>${condition}${rule}</responseIf></responseCondition>`
export const plusOne = (identifier: string): string =>
  set(identifier, `<sum>${variable(identifier)}${value('float', 1)}</sum>`)
export const isRight = (identifier: string): string =>
  `<match>${variable(identifier)}${element('correct', { identifier })}</match>`
export const isMapped = (identifier: string): string =>
  `<gt>${element('mapResponse', { identifier })}${value('float', 0)}</gt>`

export function isNear(response: string, answers: readonly { text: string; tolerance?: number | undefined }[]): string {
  const each = answers.map(({ text, tolerance = 0 }) => {
    const absolute = { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }
    const near = value('float', text) + variable(response)
    return element('equal', tolerance > 0 ? absolute : { toleranceMode: 'exact' }, near)
  })
  return each.length === 1 ? each.join('') : `<or>${each.join('')}</or>`
}

/** So many of all, in points. */
export function share(points: number, count: string, of: number): string {
  return set('SCORE', `<product>${value('float', points)}<divide>${count}${value('float', of)}</divide></product>`)
}

export function outcome(identifier: string, attributes: Record<string, string> = {}): string {
  const declared = { identifier, cardinality: 'single', baseType: 'float', ...attributes }
  return element('outcomeDeclaration', declared, '<defaultValue><value>0</value></defaultValue>')
}

export function response(
  identifier: string,
  cardinality: string,
  baseType: string,
  values: readonly string[],
  mapped: readonly string[] = [],
): string {
  const right = values.map((text) => element('value', {}, escaped(text))).join('')
  const folded: Record<string, string> = baseType === 'string' ? { caseSensitive: 'false' } : {}
  const entries = mapped.map((mapKey) => element('mapEntry', { mapKey, mappedValue: '1', ...folded })).join('')
  const correct = right === '' ? '' : `<correctResponse>${right}</correctResponse>`
  const mapping = entries === '' ? '' : element('mapping', { defaultValue: '0' }, entries)
  return element('responseDeclaration', { identifier, cardinality, baseType }, correct + mapping)
}
