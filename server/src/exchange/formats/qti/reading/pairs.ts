import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { blocking, problem } from '../../item.ts'
import { type XmlElement, elementsOf } from '../../xml-tree.ts'
import { type Found, near, sought } from '../scoring/key-search.ts'
import { isBare, optionsIn, responseOf } from './choices.ts'
import { type ItemReading, keyOrReason, noteOnce } from './item-reading.ts'

interface Choice {
  id: string
  html: string
  isBare: boolean
}

type Partners = ReadonlyMap<string, readonly string[]>

export function readMatch(reading: ItemReading, interaction: XmlElement): void {
  const { problems, probe, rich } = reading
  const response = responseOf(interaction)
  const [first = [], second = []] = [...elementsOf(interaction, 'simpleMatchSet')].map((set) =>
    [...elementsOf(set, 'simpleAssociableChoice')].map((choice): Choice => ({
      id: choice.attributes['identifier'] ?? '',
      html: rich(choice.children),
      isBare: isBare(choice),
    })),
  )
  const declared = probe.declaredOf(response)
  const said = declared.length > 0 ? declared : probe.mappedOf(response)
  const pairs = said.map((pair) => pair.trim().split(/\s+/))
  const ahead = partnersOf(first, pairs)
  const back = partnersOf(
    second,
    pairs.map(([from = '', to = '']) => [to, from]),
  )
  const html = new Map([...first, ...second].map((one) => [one.id, textOf(one.html)]))
  const nameOf = (pair: string): string =>
    pair
      .split(/\s+/)
      .map((id) => html.get(id) ?? id)
      .join(' → ')
  if (
    keyOrReason(
      sought(() => soughtPairs(reading, response, pairs)),
      problems,
      nameOf,
    ) === null
  ) {
    takePairs(reading, first, second, ahead)
    return
  }
  if (isOneEach(ahead)) takePairs(reading, first, second, ahead)
  else if (isOneEach(back)) takePairs(reading, second, first, back)
  else {
    takePairs(reading, first, second, ahead)
    problems.push(blocking('pairsMany'))
  }
}

function partnersOf(choices: readonly Choice[], pairs: readonly string[][]): Partners {
  return new Map(choices.map(({ id }) => [id, pairs.filter(([from]) => from === id).map(([, to = '']) => to)] as const))
}

const isOneEach = (partners: Partners): boolean => [...partners.values()].every((others) => others.length === 1)

function takePairs(
  { item, problems }: ItemReading,
  lefts: readonly Choice[],
  rights: readonly Choice[],
  partners: Partners,
): void {
  const right = (id: string): Choice | undefined => rights.find((one) => one.id === (partners.get(id) ?? [])[0])
  const truths = new Set(rights.map(({ html }) => truthOf(textOf(html))))
  if (rights.length === 2 && truths.has(true) && truths.has(false)) {
    item.type = 'statements'
    item.credit ??= 'even'
    item.statements = lefts.map(({ id, html }) => ({
      text: html,
      isTrue: truthOf(textOf(right(id)?.html ?? '')) === true,
    }))
    return
  }
  item.type = 'matching'
  const isShown = (one: Choice | undefined): boolean => one !== undefined && (!one.isBare || !isBlank(one.html))
  const shown = lefts.filter((left) => isShown(left) || isShown(right(left.id)))
  item.pairs = shown.map(({ id, html }) => ({ left: html, right: right(id)?.html ?? '' }))
  if (shown.length < lefts.length) noteOnce(problems, problem('emptyOptions'))
  const used = new Set([...partners.values()].flat())
  item.extras = rights.filter(({ id }) => !used.has(id)).map(({ html }) => html)
}

/** What the file says is right must earn the most, and each of its pairs must count. */
function soughtPairs({ probe, problems }: ItemReading, response: string, pairs: readonly string[][]): Found<true> {
  if (pairs.length === 0) return { doubt: 'none' }
  if (!probe.hasRules) return { key: true, isUneven: false }
  const values = pairs.map((pair) => pair.join(' '))
  const score = (given: readonly string[]): number => probe.score({ [response]: given })
  const [best, nothing] = [score(values), score([])]
  const without = values.map((_, index) => score(values.filter((__, place) => place !== index)))
  if (best <= nothing) return { doubt: 'conflict', answers: values }
  const idle = values.filter((_, index) => (without[index] ?? 0) >= best - 1e-6)
  if (idle.length > 0) return { doubt: 'conflict', answers: idle }
  if (values.length > 1 && without.every((one) => near(one, nothing))) noteOnce(problems, problem('creditShared'))
  return { key: true, isUneven: without.some((one) => !near(one, without[0] ?? 0)) }
}

export function readOrder({ item, problems, probe, rich }: ItemReading, interaction: XmlElement): void {
  const response = responseOf(interaction)
  const options = optionsIn(interaction).map(({ attributes, children }) => ({
    id: attributes['identifier'] ?? '',
    html: rich(children),
  }))
  const found = sought((): Found<string[]> => {
    // Older files declare nothing: their rules name what is right in its order.
    const own = probe.declaredOf(response)
    const named = own.length > 0 || !probe.hasRules ? [] : [...new Set(probe.comparedWith(response).texts)]
    const declared = own.length === 0 && named.length === options.length ? named : own
    const isWhole = declared.length === options.length && options.every(({ id }) => declared.includes(id))
    if (declared.length === 0) return { doubt: 'none' }
    if (!isWhole) return { doubt: 'conflict', answers: declared }
    if (!probe.hasRules) return { key: [...declared], isUneven: false }
    const best = probe.score({ [response]: declared })
    const others = otherOrders(declared).map((order) => probe.score({ [response]: order }))
    if (best <= probe.score({ [response]: [] }) || others.some((score) => score >= best))
      return { doubt: 'conflict', answers: declared }
    if (others.some((score) => score > 1e-6) && item.credit !== 'pairs') {
      item.credit = 'pairs'
      problems.push(problem('creditChanged', { text: 'orderInteraction' }))
    }
    return { key: [...declared], isUneven: false }
  })
  const html = new Map(options.map((one) => [one.id, one.html]))
  const key = keyOrReason(found, problems, (id) => textOf(html.get(id) ?? id))
  item.type = 'ordering'
  item.items = (key ?? options.map(({ id }) => id)).map((id) => html.get(id) ?? '')
  item.credit ??= 'all_or_nothing'
}

/** Two that change places, and all turned around. */
function otherOrders(order: readonly string[]): string[][] {
  const swaps = order.slice(1).map((id, index) => order.with(index, id).with(index + 1, order[index] ?? ''))
  return [...swaps, order.toReversed(), [...order.slice(1), ...order.slice(0, 1)]]
}
