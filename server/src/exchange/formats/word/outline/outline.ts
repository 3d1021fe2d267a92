import { cutLine, isEmptyLine, plainLine, trimLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'
import { type OutlineLabel, isSection } from './outline-labels.ts'

export type OutlinePart = { line: Line } | { rows: Line[][][] }

/** A part of a paper, or of its list of keys: what it says before its own parts begin, and these. */
export interface OutlineNode {
  label: OutlineLabel | null
  /** The first is the line with its label, as it stands there. */
  own: OutlinePart[]
  children: OutlineNode[]
  /** It stands behind another in one line. */
  isInside?: true
}

/** A line with the label that it begins with, or a table that has none. */
export type OutlineLine = { line: Line; label: OutlineLabel | null; isInside?: true } | { rows: Line[][][] }

/** A question or a part of one. */
export function isItem({ label }: OutlineNode): boolean {
  return label !== null && !isSection(label)
}

/** It stands below a heading that says so. */
export function isBelow(path: readonly OutlineNode[], said: RegExp): boolean {
  return path.some(
    ({ label, own: [head] }) =>
      label !== null && isSection(label) && head !== undefined && 'line' in head && said.test(plainLine(head.line)),
  )
}

/** All that it says, in its order. */
export function wholeOf({ own, children }: OutlineNode): OutlinePart[] {
  return [...own, ...children.flatMap(wholeOf)]
}

export function linesOf(node: OutlineNode): Line[] {
  return wholeOf(node).flatMap((part) => ('line' in part ? [part.line] : part.rows.flat(2)))
}

export function textOf(node: OutlineNode): string {
  return linesOf(node).map(plainLine).join(' ')
}

/** What stands behind the label, and all below it. */
export function saidIn(node: OutlineNode): Line[] {
  const [first = [], ...others] = linesOf(node)
  const behind = node.label ? trimLine(cutLine(first, node.label.at)) : first
  // 'Câu 1; 4đ'
  const rest = cutLine(
    behind,
    /^(?:\(\d{1,2}(?:[.,]\d{1,2})?\s?(?:ms?|marks?|pts?|points?)\)[\s.:]*|[\s;,.:]+(?:\(?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ)\)?[.:]?(?:\s|$))?)?/iu.exec(
      plainLine(behind),
    )?.[0].length ?? 0,
  )
  return [rest, ...others].filter((line) => !isEmptyLine(line))
}

/** The questions below some headings, whichever they are. */
export function itemsBelow(node: OutlineNode, path: readonly OutlineNode[] = []): OutlineNode[][] {
  return node.children.flatMap((child) => (isItem(child) ? [[...path, child]] : itemsBelow(child, [...path, child])))
}

/** A text behind the last question: names, or what a page says. */
export function isUnheaded({ label, children }: OutlineNode): boolean {
  return label?.style === 'passage' && children.length === 0
}
