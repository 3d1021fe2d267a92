import { Cursor, itemsOf, sourceOf } from '../latex-cursor.ts'
import { solving } from './readable-nodes.ts'
import type { LatexEnvironment, LatexNode } from '../latex-nodes.ts'
import { accents, drawn, headings, isOfText, layout, symbols } from '../latex-words.ts'

/**
 * Options in commands that an author made or a package brings that nobody knows here: a list in every question, of which
 * one has another command than the others. Which one is right is said by all lists together.
 */

type Nodes = readonly LatexNode[]

export interface Option {
  /** Of the command that sets it apart, or offers it; empty where none does. */
  name: string
  nodes: LatexNode[]
}

const colors = new Set(['color', 'textcolor', 'colorbox'])
const fewestOptions = 2
const mostOptions = 10
const fewestLists = 3
/** Of all lists that have it. */
const nearly = 0.8

const isBlank = (node: LatexNode): boolean =>
  node.kind === 'comment' || node.kind === 'break' || (node.kind === 'text' && node.text.trim() === '')

/** It stands for a letter, or says how a text is set: what it begins is no option because of it. */
const isPlain = (name: string): boolean =>
  symbols.has(name) ||
  accents.has(name) ||
  (layout.has(name) && !colors.has(name)) ||
  headings.has(name) ||
  drawn.has(name) ||
  /^(?:[^a-zA-Z]|newline|break|par|ensuremath|url|rule|hspace|item\*?|begin|end|makecell|enquote|textit|emph|mbox|text)$/u.test(
    name,
  )

const offering = /^(?:item|task|choice|option|reponse|answer|ans)\*?$/iu

/** The points of a list, each by the command that it begins with or that stands in its place. */
export function listedOptions({ nodes }: LatexEnvironment): Option[] | null {
  const first = nodes.find((node) => !isBlank(node) && node.kind !== 'group' && !isColumns(node))
  if (first?.kind !== 'command' || (!offering.test(first.name) && isPlain(first.name))) return null
  const names = nodes.flatMap((node, at) =>
    node.kind === 'command' && (node.name === first.name || (!isPlain(node.name) && beginsLine(nodes, at)))
      ? [node.name]
      : [],
  )
  const isItemized = nodes.some((node) => node.kind === 'command' && /^item\*?$/u.test(node.name))
  // 'itembf' is made of an item, and may be the first of them.
  const begins = isItemized
    ? ['item', 'item*', ...names.filter((name) => /^item[a-z]/iu.test(name))]
    : [...new Set(names)]
  const [, ...points] = itemsOf(nodes, begins)
  if (!isList(points)) return null
  const areAlike = points.every(({ name }) => name === first.name)
  return points.map(({ name, option, nodes: own }) => {
    const signed = signIn(option ?? '')
    if (signed !== null) return { name: signed, nodes: own }
    return areAlike || name === 'item' ? setApart(own) : { name, nodes: own }
  })
}

/** '(4)' is how many stand beside each other. */
const isColumns = (node: LatexNode): boolean => node.kind === 'text' && /^\s*\(\d\)\s*$/u.test(node.text)

function beginsLine(nodes: Nodes, at: number): boolean {
  const before = nodes[at - 1]
  return before === undefined || before.kind === 'break' || (before.kind === 'text' && /\n\s*$/u.test(before.text))
}

const signIn = (source: string): string | null =>
  /^\s*\$?\\(checkmark|surd|bigstar|star|[a-zA-Z]*(?:correct|right|true)[a-zA-Z]*)\$?\s*$/iu.exec(source)?.[1] ?? null

const isEnd = (node: LatexNode): boolean => isBlank(node) || (node.kind === 'text' && /^[\s.,;]*$/u.test(node.text))

/** By what it begins or ends with; how a text looks stays with it, any other command is no part of it. */
function setApart(nodes: LatexNode[]): Option {
  const told = nodes.flatMap((node, at) => (isBlank(node) ? [] : [at]))
  for (const at of [told[0], told.at(-1)]) {
    const node = nodes[at ?? -1]
    const without = nodes.filter((_, place) => place !== at)
    const sign = node?.kind === 'formula' ? signIn(node.latex) : null
    if (sign !== null) return { name: sign, nodes: without }
    if (node?.kind !== 'command' || isPlain(node.name)) continue
    if (!isOfText(node.name) && !colors.has(node.name)) return { name: node.name, nodes: without }
    const [color, ...groups] = new Cursor(nodes.slice((at ?? 0) + 1)).groups()
    // A first word in bold heads what is said of it.
    const rest = nodes.slice((at ?? 0) + 2 + groups.length)
    if (!colors.has(node.name) && !rest.every(isEnd)) return { name: '', nodes }
    return { name: node.name + (colors.has(node.name) ? sourceOf(color ?? []) : ''), nodes }
  }
  return { name: '', nodes }
}

/** What explains an answer, or helps, is none. */
const saysMore = (name: string): boolean =>
  solving.test(name) || /^(?:hint|feedback|topic|points?|marks?)$/iu.test(name)

export interface Calls {
  options: Option[]
  /** Where it begins and ends among its neighbours. */
  from: number
  end: number
}

/** Commands beside each other, each with one text between braces. */
export function callsIn(nodes: Nodes): Calls[] {
  const found: Calls[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const calls: Calls = { options: [], from: at, end: at }
    for (let place = at; place < nodes.length; place += 1) {
      const node = nodes[place]
      if (node !== undefined && isBlank(node) && calls.options.length > 0) continue
      // 'option*{…}' is the right one of several.
      const star = nodes[place + 1]
      const isStarred = star?.kind === 'text' && star.text.trim() === '*'
      if (isStarred) place += 1
      const group = nodes[place + 1]
      // A second argument belongs to nothing that is known here.
      if (node?.kind !== 'command' || isPlain(node.name) || saysMore(node.name) || group?.kind !== 'group') break
      if (nodes[place + 2]?.kind === 'group') break
      calls.options.push({ name: node.name + (isStarred ? '*' : ''), nodes: group.nodes })
      place += 1
      calls.end = place + 1
    }
    if (calls.options.length === 0) continue
    found.push(calls)
    at = calls.end - 1
  }
  return found
}

/** What is called before each list of options asks. */
export function headOf(all: readonly Calls[]): string | null {
  const [name = ''] = all.map(({ options }) => options[0]?.name)
  const many = all.filter(({ options }) => options.length > 1)
  const heads = many.every(({ options }) => options[0]?.name === name)
  const again = many.reduce((sum, { options }) => sum + options.filter((option) => option.name === name).length, 0)
  return heads && again >= fewestLists && !rightWord.test(name) && !wrongWord.test(name) ? name : null
}

export const isList = (options: readonly unknown[]): boolean =>
  options.length >= fewestOptions && options.length <= mostOptions

const rightWord =
  /^(?:is)?(?:correct|right|good|true|bonne?|juste|vrai|richtig|dung|verdadero|correcta?|corretta|giusta|certa|rett|riktig|ok|checkmark|yes)/iu
const wrongWord = /^(?:(?:in|un)correct|wrong|bad|false|mauvaise?|faux|falsch|sai|incorrecta?|sbagliata|errada|not?)/iu

/** The command that tells right options from wrong ones in nearly all lists; null where none or more than one does. */
export function rightName(lists: readonly (readonly Option[])[]): string | null {
  const seen = new Map<string, { having: number; once: number; all: number; isApart: boolean; isAlone: boolean }>()
  for (const options of lists) {
    const counts = new Map<string, number>()
    for (const { name } of options) counts.set(name, (counts.get(name) ?? 0) + 1)
    for (const [name, count] of counts) {
      const before = seen.get(name) ?? { having: 0, once: 0, all: 0, isApart: true, isAlone: true }
      seen.set(name, {
        having: before.having + 1,
        once: before.once + (count === 1 ? 1 : 0),
        all: before.all + count / options.length,
        isApart: before.isApart && count < options.length,
        isAlone: before.isAlone && count + (counts.get('') ?? 0) === options.length,
      })
    }
  }
  const telling = [...seen].flatMap(([name, { having, once, all, isApart, isAlone }]) => {
    const isMost = having >= fewestLists && having >= lists.length * nearly
    // Several may be right, where they are no more than half and nothing else is set apart.
    const isFewer = isAlone && all * 2 <= having
    return name !== '' && isApart && isMost && (once >= having * nearly || isFewer || isSaid(name)) ? [name] : []
  })
  const areLetters = (name: string): boolean => {
    const own = lists.flatMap((options) => options.filter((option) => option.name === name))
    return own.every(({ nodes }) => /^\s*(?:[A-Ja-j]|\d)\s*$/u.test(sourceOf(nodes)))
  }
  // 'correct{C}' says which one is right, and is none of them.
  if (telling.some(areLetters)) return null
  const said = telling.filter(isSaid)
  const open = telling.filter((name) => !wrongWord.test(name))
  if (said.length === 1) return said[0] ?? null
  return said.length === 0 && open.length === 1 ? (open[0] ?? null) : null
}

const isSaid = (name: string): boolean => rightWord.test(name) && !wrongWord.test(name)
