import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { Doubt, type Keys, type NumberKey, type Response, type Right, doubtIn, unknown } from './declared-keys.ts'
import { allBelow, elementOf, onlyElements } from './qti-tree.ts'

/** One rule of QTI 1, as far as it speaks of one response. */
interface Need {
  values: string[]
  ranges: { from: number; to: number }[]
  worth: number
  isAdded: boolean
}

type Needs = Map<string, Need>

interface Rule extends Pick<Need, 'worth' | 'isAdded'> {
  needs: Needs
  responses: Keys['responses']
}

export const responseNames = /^response_(?:lid|str|num|grp|xy)$/

/** The key of QTI 1: its conditions that earn something, in the plain words that programs write them in. */
export function oldKeys(item: XmlElement): Keys {
  const responses = new Map(allBelow(item, (name) => responseNames.test(name)).map((one) => responseIn(one, item)))
  const conditions = [...elementsOf(item, 'resprocessing')].flatMap((one) => [...elementsOf(one, 'respcondition')])
  const showing = Map.groupBy(conditions.flatMap(linksIn), ([link]) => link)
  const found = new Map<string, Need[]>()
  const shared = new Set<string>()
  const doubt = doubtIn(() => {
    for (const needs of rulesIn(conditions, responses)) {
      if (needs.size > 1) for (const name of needs.keys()) shared.add(name)
      for (const [name, need] of needs)
        found
          .set(name, found.get(name) ?? [])
          .get(name)
          ?.push(need)
    }
  })
  return {
    responses,
    points: null,
    isMarked: (name) => found.has(name),
    rightOf(name) {
      if (doubt) throw doubt
      return rightIn(found.get(name) ?? [], responses.get(name)?.cardinality === 'multiple')
    },
    shared,
    shown: (_, identifier) => shownWith(showing.get(identifier) ?? []),
  }
}

function responseIn(element: XmlElement, item: XmlElement): [string, Response] {
  const { ident = '', rcardinality = 'single' } = element.attributes
  const fields = allBelow(element, (name) => name === 'render_fib')
  const isNumber =
    element.name === 'response_num' ||
    fields.some(({ attributes }) => /^(?:integer|decimal|scientific)$/i.test(attributes['fibtype'] ?? '')) ||
    fieldOf(item, 'question_type') === 'numerical_question'
  const baseType = element.name === 'response_lid' ? 'identifier' : isNumber ? 'float' : 'string'
  const cardinality = rcardinality.toLowerCase()
  return [ident, { cardinality, baseType, correct: [], mapped: [], otherwise: 0, highest: Number.POSITIVE_INFINITY }]
}

/** What the item's own record says under one of these names. */
export function fieldOf(item: XmlElement, ...names: readonly string[]): string {
  const metadata = childOf(item, 'itemmetadata')
  const all = metadata ? allBelow(metadata, () => true) : []
  const field = all.find((one) => names.includes(textOfElement(childOf(one, 'fieldlabel')).trim()))
  return textOfElement(childOf(field, 'fieldentry') ?? all.find(({ name }) => names.includes(name))).trim()
}

function rulesIn(conditions: readonly XmlElement[], responses: Keys['responses']): Needs[] {
  const names = new Set<string>()
  return conditions.flatMap((condition) => {
    const changes = [...elementsOf(condition, 'setvar')].map((change) => {
      const { action = 'Set', varname = 'SCORE' } = change.attributes
      const text = textOfElement(change).trim()
      const worth = /max$/i.test(text) ? 100 : Number(text)
      if (Number.isNaN(worth) || !/^(?:set|add|subtract)$/i.test(action)) throw unknown(`setvar ${text}`)
      return { worth, varname, isAdded: /add/i.test(action), isEarned: worth > 0 && !/subtract/i.test(action) }
    })
    const earned = changes.find(({ isEarned }) => isEarned)
    const said = childOf(condition, 'conditionvar')
    if (!earned) return []
    // Programs that count what is wrong beside what is right say which is which in rules of their own.
    if (names.add(earned.varname).size > 1) throw unknown(`setvar ${earned.varname}`)
    const needs: Needs = new Map()
    if (said) collect(said, { needs, responses, ...earned })
    const bare = [...needs.values()].find(({ values, ranges }) => values.length + ranges.length === 0)
    if (needs.size === 0 || bare) throw unknown('conditionvar')
    return [needs]
  })
}

/** What stands side by side must all hold, except texts for one field: nobody types two at once. */
function collect(parent: XmlElement, rule: Rule): void {
  const { needs, worth, isAdded, responses } = rule
  const bounds = new Map<string, { from: number; to: number }>()
  for (const child of onlyElements(parent)) {
    const { name } = child
    const { respident = '' } = child.attributes
    const text = textOfElement(child).trim()
    if (!responses.has(respident) && name.startsWith('var')) throw unknown(`${name} ${respident}`)
    const need = needs.get(respident) ?? { values: [], ranges: [], worth, isAdded }
    if (name.startsWith('var')) needs.set(respident, need)
    if (name === 'and') collect(child, rule)
    else if (name === 'or') collectEither(child, rule)
    else if (name === 'varequal') need.values.push(text)
    else if (/^var[gl]te?$/.test(name)) {
      const end = name.startsWith('varg') ? { from: numberIn(text) } : { to: numberIn(text) }
      bounds.set(respident, { ...(bounds.get(respident) ?? { from: Number.NaN, to: Number.NaN }), ...end })
    } else if (name !== 'not') throw unknown(name)
    // What is not chosen is not right; anything else that must not hold would say more.
    else if (allBelow(child, (inner) => !/^(?:varequal|or|and|unanswered)$/.test(inner)).length > 0) throw unknown(name)
  }
  for (const [name, { from, to }] of bounds) {
    if (Number.isNaN(from + to)) throw unknown(Number.isNaN(to) ? 'vargte' : 'varlte')
    needs.get(name)?.ranges.push({ from, to })
  }
}

/** One of several texts or numbers for one field. */
function collectEither(parent: XmlElement, rule: Rule): void {
  const own: Needs = new Map()
  for (const child of onlyElements(parent)) collect(elementOf('and', {}, [child]), { ...rule, needs: own })
  const [[name, need] = ['', null], ...others] = own
  const isOne = rule.responses.get(name)?.cardinality === 'single'
  if (need === null || others.length > 0 || rule.needs.has(name) || !isOne) throw unknown('or')
  rule.needs.set(name, need)
}

function numberIn(text: string): number {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? Number.NaN : Number(trimmed)
}

function rightIn(needs: readonly Need[], isMany: boolean): Right {
  const most = Math.max(...needs.map(({ worth }) => worth))
  const isUneven = needs.some(({ worth }) => worth < most)
  const best = needs.filter(({ worth }) => worth === most)
  const isSum = needs.every(({ isAdded, values }) => isAdded && values.length === 1)
  const taken = isMany && isSum ? needs : best
  const values = [...new Set(taken.flatMap((need) => need.values))]
  if (isMany && !isSum && best.some((need) => new Set(need.values).size < values.length))
    throw new Doubt('keyConflict', values)
  const ranges = best.flatMap((need) => need.ranges)
  return ranges.length === 0 ? { values, isUneven } : { values: [], numbers: numbersIn(ranges, values), isUneven }
}

/** Beside the number that is meant stands how far from it is still right: 1.2 to 1.3, and 1.25 in the middle. */
function numbersIn(ranges: Need['ranges'], values: readonly string[]): NumberKey[] {
  const spans = ranges.map(({ from, to }) => {
    const middle = Number(((from + to) / 2).toPrecision(12))
    const tolerance = Number(((to - from) / 2).toPrecision(10))
    const own = values.find((text) => Math.abs(numberIn(text) - middle) < 1e-9 * Math.max(1, Math.abs(middle)))
    return { text: own ?? String(middle), ...(tolerance > 0 && { tolerance }) }
  })
  const others = values.filter((text) => !ranges.some(({ from, to }) => numberIn(text) >= from && numberIn(text) <= to))
  return [...spans, ...others.map((text) => ({ text }))]
}

type Link = readonly [identifier: string, condition: XmlElement]

const linksIn = (condition: XmlElement): Link[] =>
  [...elementsOf(condition, 'displayfeedback')].map(({ attributes }) => [attributes['linkrefid'] ?? '', condition])

/** Whatever is answered, or with one option alone. */
function shownWith(links: readonly Link[]): string | true | null {
  const said = links.map(([, condition]) => onlyElements(childOf(condition, 'conditionvar') ?? condition))
  const isGoingOn = links.some(([, { attributes }]) => /^(?:yes|true)$/i.test(attributes['continue'] ?? ''))
  if (isGoingOn && said.some(([only]) => only?.name === 'other')) return true
  const [[only, ...others] = [], ...more] = said
  return only?.name === 'varequal' && others.length + more.length === 0 ? textOfElement(only).trim() : null
}
