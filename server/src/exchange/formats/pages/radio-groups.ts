import type { Fields, Value } from '../objects/json-tree.ts'
import { foreignTruthOf } from '../foreign-truths.ts'
import { UnreadableFile, plainTruthOf } from '../item.ts'
import { type XmlElement, descendantsOf, elementsOf } from '../xml-tree.ts'
import { shownText } from './shown-text.ts'

interface Choice {
  text: string
  value: string
  /** What its own marks say of its being right. */
  flag: boolean | null
  /** By an attribute that is for nothing else. */
  isMarked: boolean
}

interface Group {
  name: string
  asked: string
  /** Behind the last point. */
  below: string
  hasPicture: boolean
  choices: Choice[]
}

/** Points to click that have a name in common are the options of one question; null where the page has none. */
export function questionsChosen(root: XmlElement, values: Fields): Value | null {
  const groups = withoutNumbers(groupsIn(root))
  if (groups.length === 0) return null
  const keys = keysAmong(values, groups)
  const areFlagged = groups.every(
    ({ choices }) => choices.some(({ flag }) => flag === true) && choices.some(({ flag }) => flag !== true),
  )
  // A single one without a key may be any setting of a page.
  if (groups.length < 2 && !keys && !areFlagged) return null
  const items = groups.map((group): Value => {
    const key = keys?.get(group.name)
    const options = group.choices.map(({ text, value, flag }): Value =>
      fields([
        ['text', scalar(text)],
        ...(keys ? [['correct', scalar(String(value === key))] as const] : []),
        ...(!keys && areFlagged ? [['correct', scalar(String(flag === true))] as const] : []),
      ]),
    )
    return fields([
      ['question', scalar(group.asked)],
      ['options', { kind: 'list', items: options }],
      ...(group.below === '' ? [] : [['below', scalar(group.below)] as const]),
      ...(group.hasPicture ? [['image', scalar('img')] as const] : []),
    ])
  })
  return { kind: 'list', items }
}

const numbered = /^(?:câu(?: hỏi)?|question|q)?\s*(\d{1,4})\s*[.):/]\s*(?=\S)/iu

/** '1.', '2.' and so on before what is asked, where all of them count. */
function withoutNumbers(groups: readonly Group[]): readonly Group[] {
  const numbers = groups.map(({ asked }) => Number(numbered.exec(asked)?.[1] ?? Number.NaN))
  const areCounted = numbers.every((number, at) => number === at + (numbers[0] ?? Number.NaN))
  return areCounted ? groups.map((group) => ({ ...group, asked: group.asked.replace(numbered, '') })) : groups
}

const scalar = (text: string): Value => ({ kind: 'scalar', text, isText: true })
const fields = (own: Fields['fields']): Fields => ({ kind: 'fields', fields: own })

/** An object of a program that names a value of every group, and nothing else. */
function keysAmong(values: Fields, groups: readonly Group[]): Map<string, string> | null {
  const maps = values.fields.flatMap(([, value]) =>
    value.kind === 'list' && value.items.length === 1 ? value.items : [value],
  )
  const fitting = maps.flatMap((value) => {
    if (value.kind !== 'fields') return []
    const said = new Map(value.fields.map(([name, own]) => [name, own.kind === 'scalar' ? own.text : '']))
    const isKey = groups.every(
      ({ name, choices }) => choices.filter((one) => one.value === said.get(name)).length === 1,
    )
    return isKey && said.size === groups.length ? [said] : []
  })
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** What stands below a part of the page. */
interface Inside {
  count: number
  /** Of the group that all of them belong to; null for several. */
  name: string | null
}

const mostInputs = 20_000

function groupsIn(root: XmlElement): Group[] {
  const parents = new Map<XmlElement, XmlElement>()
  const inputs: XmlElement[] = []
  const labels = new Map<string, XmlElement>()
  const visit = (element: XmlElement): void => {
    for (const child of elementsOf(element)) {
      parents.set(child, element)
      if (child.name === 'input' && /^(?:radio|checkbox)$/i.test(child.attributes['type'] ?? '')) inputs.push(child)
      if (child.name === 'label' && child.attributes['for']) labels.set(child.attributes['for'], child)
      visit(child)
    }
  }
  visit(root)
  const named = Map.groupBy(inputs, ({ attributes }) => attributes['name'] ?? '')
  const groups = [...named].filter(([name, own]) => name !== '' && own.length > 1)
  if (inputs.length > mostInputs) throw new UnreadableFile('tooComplex')
  const insides = insidesOf(groups, parents)
  return groups.flatMap(([name, own]): Group[] => {
    const box = boxOf(own, parents, insides)
    if (!box) return []
    const choices = withoutTruths(own.map((input) => choiceOf(input, parents, labels, insides)))
    const parts = own.map((input) => labelOf(input, parents, labels)).filter((one) => one !== null)
    const asked = shownText(box, { until: own[0], without: new Set([...own, ...parts]) })
    const isWhole = asked !== '' && choices.every(({ text }) => text !== '')
    const below = textBelow(box, own, parts)
    return isWhole ? [{ name, asked, below, hasPicture: descendantsOf(box, 'img').length > 0, choices }] : []
  })
}

function insidesOf(
  groups: readonly [string, readonly XmlElement[]][],
  parents: ReadonlyMap<XmlElement, XmlElement>,
): Map<XmlElement, Inside> {
  const insides = new Map<XmlElement, Inside>()
  for (const [name, own] of groups)
    for (const input of own)
      for (let box = parents.get(input); box; box = parents.get(box)) {
        const inside = insides.get(box)
        if (!inside) insides.set(box, { count: 1, name })
        else {
          inside.count += 1
          if (inside.name !== name) inside.name = null
        }
      }
  return insides
}

/** The smallest part of the page that has all points of the group and what is asked, and none of another group. */
function boxOf(
  own: readonly XmlElement[],
  parents: ReadonlyMap<XmlElement, XmlElement>,
  insides: ReadonlyMap<XmlElement, Inside>,
): XmlElement | null {
  const [first] = own
  if (!first) return null
  for (let box = parents.get(first), steps = 0; box && steps < 12; box = parents.get(box), steps += 1) {
    const inside = insides.get(box)
    if (!inside || inside.name === null) return null
    const isAll = inside.count === own.length
    if (isAll && shownText(box, { until: first, without: new Set(labelsIn(box)) }) !== '') return box
  }
  return null
}

/** 'true' and 'false' are what the two points of a group say, and not which of them is right. */
function withoutTruths(choices: readonly Choice[]): Choice[] {
  const isJudged =
    choices.length === 2 && choices.every(({ value }) => plainTruthOf(value) !== null || foreignTruthOf(value) !== null)
  return choices.map((choice) => (isJudged && !choice.isMarked ? { ...choice, flag: null } : choice))
}

const labelsIn = (box: XmlElement): XmlElement[] =>
  descendantsOf(box, 'label').filter((label) => descendantsOf(label, 'input').length > 0)

function labelOf(
  input: XmlElement,
  parents: ReadonlyMap<XmlElement, XmlElement>,
  labels: ReadonlyMap<string, XmlElement>,
): XmlElement | null {
  const named = labels.get(input.attributes['id'] ?? '')
  if (named) return named
  const [above, higher] = [parents.get(input), parents.get(parents.get(input) ?? input)]
  return [above, higher].find((one) => one?.name === 'label') ?? null
}

/** Buttons are for whoever clicks; the text of the last point may stand beside it without a label. */
function textBelow(box: XmlElement, own: readonly XmlElement[], labels: readonly XmlElement[]): string {
  const last = labels.at(-1)
  if (labels.length < own.length || !last) return ''
  const marker: XmlElement = { name: 'mark', attributes: {}, children: ['\uE000'] }
  const cut = (element: XmlElement): XmlElement => ({
    ...element,
    children: element.children.map((child) =>
      typeof child === 'string' ? child : child === last ? marker : cut(child),
    ),
  })
  return shownText(cut(box)).split('\uE000').at(1)?.trim() ?? ''
}

function choiceOf(
  input: XmlElement,
  parents: ReadonlyMap<XmlElement, XmlElement>,
  labels: ReadonlyMap<string, XmlElement>,
  insides: ReadonlyMap<XmlElement, Inside>,
): Choice {
  const label = labelOf(input, parents, labels)
  const row = parents.get(input)
  const isRow = row && insides.get(row)?.count === 1
  const text = label ? shownText(label) : isRow ? shownText(row) : textBehind(input, row)
  const marked = [input, label, isRow ? row : null].filter((one) => one !== null && one !== undefined)
  const flags = marked.map(flagOf).filter((flag) => flag !== null)
  return {
    text: text.trim(),
    value: input.attributes['value'] ?? '',
    flag: flags.includes(true) ? true : (flags[0] ?? null),
    isMarked: marked.some(({ attributes }) => saidOf(attributes) !== undefined),
  }
}

/** Up to the next point to click, or the end of the line. */
function textBehind(input: XmlElement, row: XmlElement | undefined): string {
  const siblings = row?.children ?? []
  const from = siblings.indexOf(input) + 1
  let end = from
  for (; end < siblings.length; end += 1) {
    const one = siblings[end]
    if (typeof one === 'object' && /^(?:input|br|label|p|div|li)$/.test(one.name)) break
  }
  return shownText({ name: 'span', attributes: {}, children: siblings.slice(from, end) })
}

const right =
  /^(?:correct|right|true|dung|đúng|benar|richtig|vrai|correcta|correcto|answer-correct|correct-answer|is-correct)$/i
const wrong = /^(?:incorrect|wrong|false|sai|salah|falsch|faux|incorrecta|incorrecto)$/i

function flagOf({ attributes }: XmlElement): boolean | null {
  const said = saidOf(attributes)
  if (said !== undefined) return /^(?:|true|1|yes|correct)$/i.test(said)
  const words = [attributes['value'] ?? '', ...(attributes['class'] ?? '').split(/\s+/)]
  if (words.some((word) => right.test(word))) return true
  return words.some((word) => wrong.test(word)) ? false : null
}

const saidOf = (attributes: XmlElement['attributes']): string | undefined =>
  attributes['data-correct'] ??
  attributes['data-right'] ??
  attributes['data-is-correct'] ??
  attributes['data-answer-correct']
