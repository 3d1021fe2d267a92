import type { Fields, Value } from '../objects/json-tree.ts'
import { type XmlElement, descendantsOf, elementsOf } from '../xml-tree.ts'
import { shownText } from './shown-text.ts'

interface Choice {
  text: string
  value: string
  /** What its own marks say of its being right. */
  flag: boolean | null
}

interface Group {
  name: string
  asked: string
  hasPicture: boolean
  choices: Choice[]
}

/** Points to click that have a name in common are the options of one question; null where the page has none. */
export function questionsChosen(root: XmlElement, values: Fields): Value | null {
  const groups = groupsIn(root)
  if (groups.length === 0) return null
  const keys = keysAmong(values, groups)
  const areFlagged = groups.every(({ choices }) => choices.some(({ flag }) => flag === true))
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
      ...(group.hasPicture ? [['image', scalar('img')] as const] : []),
    ])
  })
  return { kind: 'list', items }
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
  const owner = new Map(groups.flatMap(([name, own]) => own.map((input) => [input, name] as const)))
  return groups.flatMap(([name, own]): Group[] => {
    const box = boxOf(own, parents, owner)
    if (!box) return []
    const choices = own.map((input) => choiceOf(input, parents, labels))
    const parts = own.map((input) => labelOf(input, parents, labels)).filter((one) => one !== null)
    const asked = shownText(box, { until: own[0], without: new Set([...own, ...parts]) })
    const isWhole = asked !== '' && choices.every(({ text }) => text !== '')
    return isWhole ? [{ name, asked, hasPicture: descendantsOf(box, 'img').length > 0, choices }] : []
  })
}

/** The smallest part of the page that has all points of the group and what is asked, and none of another group. */
function boxOf(
  own: readonly XmlElement[],
  parents: ReadonlyMap<XmlElement, XmlElement>,
  owner: ReadonlyMap<XmlElement, string>,
): XmlElement | null {
  const [first] = own
  if (!first) return null
  const name = owner.get(first)
  for (let box = parents.get(first), steps = 0; box && steps < 12; box = parents.get(box), steps += 1) {
    const inside = descendantsOf(box, 'input').filter((input) => owner.has(input))
    if (inside.some((input) => owner.get(input) !== name)) return null
    const isAll = inside.length === own.length
    if (isAll && shownText(box, { until: first, without: new Set(labelsIn(box)) }) !== '') return box
  }
  return null
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

function choiceOf(
  input: XmlElement,
  parents: ReadonlyMap<XmlElement, XmlElement>,
  labels: ReadonlyMap<string, XmlElement>,
): Choice {
  const label = labelOf(input, parents, labels)
  const row = parents.get(input)
  const isRow = row && descendantsOf(row, 'input').length === 1
  const text = label ? shownText(label) : isRow ? shownText(row) : textBehind(input, row)
  const marked = [input, label, isRow ? row : null].filter((one) => one !== null && one !== undefined)
  const flags = marked.map(flagOf).filter((flag) => flag !== null)
  return {
    text: text.trim(),
    value: input.attributes['value'] ?? '',
    flag: flags.includes(true) ? true : (flags[0] ?? null),
  }
}

/** Up to the next point to click, or the end of the line. */
function textBehind(input: XmlElement, row: XmlElement | undefined): string {
  const siblings = row?.children ?? []
  const behind = siblings.slice(siblings.indexOf(input) + 1)
  const end = behind.findIndex((one) => typeof one !== 'string' && /^(?:input|br|label|p|div|li)$/.test(one.name))
  return shownText({ name: 'span', attributes: {}, children: behind.slice(0, end === -1 ? behind.length : end) })
}

const right =
  /^(?:correct|right|true|dung|đúng|benar|richtig|vrai|correcta|correcto|answer-correct|correct-answer|is-correct)$/i
const wrong = /^(?:incorrect|wrong|false|sai|salah|falsch|faux|incorrecta|incorrecto)$/i

function flagOf({ attributes }: XmlElement): boolean | null {
  const said =
    attributes['data-correct'] ??
    attributes['data-right'] ??
    attributes['data-is-correct'] ??
    attributes['data-answer-correct']
  if (said !== undefined) return /^(?:|true|1|yes|correct)$/i.test(said)
  const words = [attributes['value'] ?? '', ...(attributes['class'] ?? '').split(/\s+/)]
  if (words.some((word) => right.test(word))) return true
  return words.some((word) => wrong.test(word)) ? false : null
}
