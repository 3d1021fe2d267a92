import { plainTruthOf } from '../../item.ts'
import { plainLine } from '../line-text.ts'
import { withoutPoints } from '../paper/guides/guide-keys.ts'
import { optionStarts, optionsInside } from '../signs/option-signs.ts'
import type { Line } from '../word-file.ts'
import { isSection } from './outline-labels.ts'
import { type OutlineNode, linesOf, saidIn, textOf } from './outline.ts'

/** What is answered by itself, with what the list of keys says of it. */
export interface Answered {
  /** The labels that lead to it, the last being its own. */
  path: OutlineNode[]
  said: Line[] | null
}

/** Part by part where the list has the same parts, else as a whole. */
export function questionAt(path: readonly OutlineNode[], node: OutlineNode, guide: OutlineNode): Answered[] {
  const { children } = node
  const keys = new Map(guide.children.map((child) => [child.label?.key ?? '', child]))
  const isSame =
    children.length > 1 &&
    keys.size === guide.children.length &&
    children.length === guide.children.length &&
    children.every(({ label }) => keys.has(label?.key ?? ''))
  // The letters of the right column stand below the last of the left.
  const isColumn = areLetters(guide) && children.some(isChosen) && !children.every(isChosen)
  if (isSame && (isColumn || arePairs(node, guide))) return [{ path: [...path], said: pairsOf(guide) }]
  const said = saidOf(node, guide)
  // Statements below one question are judged together.
  if (isSame && children.every(({ label }) => label?.style === 'small') && guide.children.every(isTruth))
    return [{ path: [...path], said }]
  // What is written out is marked by a person, as a whole.
  const isWritten = path.some(
    ({ label, own: [head] }) =>
      label !== null &&
      isSection(label) &&
      head !== undefined &&
      'line' in head &&
      /tự luận/iu.test(plainLine(head.line)),
  )
  if (isSame && isWritten && !children.some(isChosen) && !children.every(hasGap)) return [{ path: [...path], said }]
  // What is said before its parts is said of all of them.
  const [before = ''] = saidIn({ ...guide, children: [] }).map((line) => withoutPoints(plainLine(line)))
  const isShared = before.length >= fewestSame && said.map(plainLine).includes(before)
  if (isSame && isShared && !children.some(isChosen)) return [{ path: [...path], said }]
  if (isSame)
    return children.flatMap((child) => {
      const own = keys.get(child.label?.key ?? '')
      return own ? questionAt([...path, child], child, own) : []
    })
  const isListed = children.length > 1 && guide.children.length === 0 && said.length === children.length
  // Line by line, without their numbers.
  if (isListed && children.every(isPutInOrder))
    return children.map((child, at) => ({ path: [...path, child], said: said.slice(at, at + 1) }))
  return [{ path: [...path], said }]
}

const letter = /^([A-Ja-j])\s?[.;,)]?$/u

function letterOf(entry: OutlineNode): string | null {
  const said = saidIn(entry)
    .map((line) => withoutPoints(plainLine(line)))
    .join(' ')
  return letter.exec(said.trim())?.[1] ?? null
}

function isTruth(entry: OutlineNode): boolean {
  const said = saidIn(entry)
    .map((line) => withoutPoints(plainLine(line)))
    .join(' ')
  return plainTruthOf(said.replace(/[.;,]$/u, '')) !== null
}

export function areLetters({ children }: OutlineNode): boolean {
  return children.length > 1 && children.every((entry) => entry.label?.style === 'number' && letterOf(entry) !== null)
}

/** A letter for each, and nothing to choose from in any: what belongs to what. */
export function arePairs(node: OutlineNode, guide: OutlineNode): boolean {
  const { children } = node
  if (!areLetters(guide) || children.length !== guide.children.length || children.some(isChosen)) return false
  const lines = linesOf(node).map(plainLine)
  // What is said has to stand there, each with its letter.
  return guide.children.every((entry) => {
    const label = new RegExp(String.raw`(?:^|\t|\s{2})\s*${letterOf(entry) ?? '-'}\s?[.)]`, 'iu')
    return lines.some((line) => label.test(line))
  })
}

export function pairsOf({ children }: OutlineNode): Line[] {
  const pairs = children.map((entry) => `${entry.label?.key ?? ''} - ${letterOf(entry) ?? ''}`)
  return [[{ kind: 'text', text: pairs.join('; '), look: {} }]]
}

/** 'is / milk / drink' */
function isPutInOrder(node: OutlineNode): boolean {
  return /\S\s?\/\s?\S[^/]*\//u.test(textOf(node))
}

function hasGap(node: OutlineNode): boolean {
  return /\.{3}|…|_{2}/u.test(textOf(node))
}

/** It has options of its own. */
function isChosen(node: OutlineNode): boolean {
  const [first = '', ...others] = linesOf(node).map(plainLine)
  const texts = [first.slice(node.label?.at ?? 0), ...others]
  return texts.some((text) => optionStarts(text, 0).length > 0 || optionsInside(text).length > 0)
}

const fewestSame = 10

/** What is said, without the heading of the question that some repeat. */
function saidOf(node: OutlineNode, guide: OutlineNode): Line[] {
  const said = saidIn(guide)
  const [asked = ''] = saidIn(node).map(plainLine).map(plain)
  const [first = ''] = said.map(plainLine).map(plain)
  const isAgain = said.length > 1 && first.length >= fewestSame && asked.startsWith(first)
  return isAgain ? said.slice(1) : said
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\([^()]{0,40}\)|[^\p{L}\d]+/gu, '')
}
