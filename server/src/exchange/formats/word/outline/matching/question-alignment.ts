import { plainTruthOf } from '../../../item.ts'
import { cutLine, plainLine, textLine } from '../../line-text.ts'
import { withoutPoints } from '../../paper/guides/guide-keys.ts'
import { optionStarts, optionsInside } from '../../signs/option-signs.ts'
import { letterBefore } from '../../signs/option-letters.ts'
import type { Line } from '../../word-file.ts'
import { isMarking } from '../keys/guide-lines.ts'
import { saidTruths } from './said-truths.ts'
import { type OutlineNode, isBelow, linesOf, saidIn, textOf } from '../outline.ts'

/** What is answered by itself, with what the list of keys says of it. */
export interface Answered {
  /** The labels that lead to it, the last being its own. */
  path: OutlineNode[]
  said: Line[] | null
  /** What belongs to what: letters below it are no options. */
  isPaired?: true
  /** What the list says of it belongs to nothing in it. */
  isUnread?: true
  /** Why it is so. */
  explained?: Line[]
}

/** Part by part where the list has the same parts, else as a whole. */
export function questionAt(path: readonly OutlineNode[], node: OutlineNode, guide: OutlineNode): Answered[] {
  const { children } = node
  const keys = new Map(guide.children.map((child) => [child.label?.key ?? '', child]))
  const isSame =
    (children.length > 1 || children.some(isChosen)) &&
    keys.size === guide.children.length &&
    children.length === guide.children.length &&
    children.every(({ label }) => keys.has(label?.key ?? ''))
  const isMatched = isSame ? arePairs(node, guide) : isTableOfPairs(node, guide)
  if (isMatched) return [pairedAt(path, guide)]
  // What is asked once more, word for word, says nothing of what is right.
  const isRepeated = (child: OutlineNode): boolean =>
    plainOf(child) === plainOf(keys.get(child.label?.key ?? '') ?? guide)
  if (isSame && children.length > 1 && children.every(isRepeated))
    return [{ path: [...path], said: null, isUnread: true }]
  // '1. c  2. d' for two columns.
  if (children.length === 0 && areLetters(guide) && node.own.some((part) => 'rows' in part))
    return [pairedAt(path, guide)]
  const said = saidOf(node, guide)
  // Statements below one question are judged together.
  const areSmall = isSame && children.every(({ label }) => label?.style === 'small')
  const truths = areSmall ? saidTruths(guide.children.map(plainOf)) : null
  if (truths) {
    const isReasoned = guide.children.some((entry) => plainTruthOf(plainOf(entry)) === null)
    const explained = isReasoned ? { explained: linesOf({ ...guide, own: [] }) } : {}
    return [{ path: [...path], said: [judgedTogether(guide.children, truths)], ...explained }]
  }
  // What is written out is marked by a person, as a whole.
  const isWritten = isBelow(path, /tự luận/iu)
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
  return listedAt(path, node, guide) ?? [{ path: [...path], said }]
}

/** What the list says nothing of: parts with options of their own may show their keys. */
export function unsaidAt(path: readonly OutlineNode[]): Answered[] {
  const { children = [] } = path.at(-1) ?? {}
  const isParted = children.length > 1 && children.every(isChosen)
  return isParted
    ? children.map((child) => ({ path: [...path, child], said: null }))
    : [{ path: [...path], said: null }]
}

/** In turn, without numbers: as many truths or lines as are asked. */
export function listedAt(path: readonly OutlineNode[], node: OutlineNode, guide: OutlineNode): Answered[] | null {
  const { children } = node
  if (children.length < 2) return null
  const said = saidOf(node, guide)
  if (children.every(isChosen)) {
    const letters = said
      .map(plainLine)
      .join(' ')
      .trim()
      .split(/[\s,;–-]+/u)
    const isWhole = letters.length === children.length && letters.every((sign) => /^[A-Ea-e]\.?$/u.test(sign))
    return isWhole
      ? children.map((child, at) => ({ path: [...path, child], said: [textLine(letters[at] ?? '')] }))
      : null
  }
  if (children.some(isChosen)) return null
  // Line by line, without their numbers, where each shows that it is the one that is meant.
  const isInTurn = guide.children.length === 0 && said.length === children.length && children.every(isRespoken)
  const lines = isInTurn ? said : fillingsInTurn(said, children)
  const judged = truthsInTurn(said, children.length)
  if (judged && children.every(({ label }) => label?.style === 'small'))
    return [
      {
        path: [...path],
        said: [
          judgedTogether(
            children,
            judged.map((line) => plainTruthOf(plainLine(line)) === true),
          ),
        ],
      },
    ]
  const found = judged ?? lines
  return found && children.map((child, at) => ({ path: [...path, child], said: found.slice(at, at + 1) }))
}

/** 'a) Đ; b) S' */
function judgedTogether(children: readonly OutlineNode[], truths: readonly boolean[]): Line {
  return textLine(children.map(({ label }, at) => `${label?.key ?? ''}) ${truths[at] === true ? 'Đ' : 'S'}`).join('; '))
}

/** 'có thể ; không thể' for two lines with a gap in each. */
function fillingsInTurn(said: readonly Line[], children: readonly OutlineNode[]): Line[] | null {
  const [only, ...others] = said
  const texts = only && others.length === 0 ? withoutPoints(plainLine(only)).split(/\s*;\s*/u) : []
  const isWhole =
    texts.length === children.length && texts.every((text) => text !== '' && text.length <= longestFilling)
  return isWhole && children.every(hasGap) ? texts.map(textLine) : null
}

const longestFilling = 40

/** 'YES – NO – NO' or 'True 2. False 3. True': as many as there are lines; a number has to be that of its line. */
function truthsInTurn(said: readonly Line[], count: number): Line[] | null {
  const texts = said.map(plainLine)
  const words = (
    texts.length > 1 && !/\d\s?[.)]|^\W*(?:true|false|yes|no|t|f)\W*$/iu.test(texts[0] ?? '') ? texts.slice(1) : texts
  )
    .join(' ; ')
    .split(/[\s;,–-]+|(?<=\p{L})(?=\d)|(?<=[.)])(?=\p{L})/u)
    .filter((word) => word !== '')
  const truths: string[] = []
  for (const word of words) {
    const number = /^(\d{1,2})[.):]?$/u.exec(word)?.[1]
    if (number !== undefined && Number(number) !== truths.length + 1) return null
    if (number === undefined) truths.push(word.replace(/\.$/u, ''))
  }
  const isWhole = count > 1 && truths.length === count && truths.every((word) => plainTruthOf(word) !== null)
  return isWhole ? truths.map(textLine) : null
}

const mostPairs = 20
/** 'c', or 'c: Mẹ em là cô giáo.' */
const letter = /^([A-Ja-j])\s?(?:[.;,)]?$|[:：]\s)/u

function letterOf(entry: OutlineNode): string | null {
  const said = saidIn(entry)
    .map((line) => withoutPoints(plainLine(line)))
    .join(' ')
  return letter.exec(said.trim())?.[1] ?? null
}

function plainOf(entry: OutlineNode): string {
  const said = saidIn(entry).map((line) => withoutPoints(plainLine(line)))
  return said.join(' ').replace(/[.;,]$/u, '')
}

export function areLetters({ children }: OutlineNode): boolean {
  return children.length > 1 && children.every((entry) => entry.label?.style === 'number' && letterOf(entry) !== null)
}

/** A letter for each, and nothing to choose from in any: what belongs to what. */
export function arePairs(node: OutlineNode, guide: OutlineNode): boolean {
  const { children } = node
  if (!areLetters(guide) || children.length !== guide.children.length || children.length > mostPairs) return false
  if (children.some(isChosen) && !isColumn(children)) return false
  const lines = linesOf(node).map(plainLine)
  // What is said has to stand there, each with its letter.
  return guide.children.every((entry) => {
    const label = new RegExp(String.raw`(?:^|\t|\s{2}|\||[-–]\s)\s*${letterOf(entry) ?? '-'}\s?[.)]`, 'iu')
    return lines.some((line) => label.test(line))
  })
}

/** A table with two columns and nothing else, and a letter for each number. */
export function isTableOfPairs({ own, children }: OutlineNode, guide: OutlineNode): boolean {
  return children.length === 0 && areLetters(guide) && own.some((part) => 'rows' in part)
}

/** 'a.' below the first, 'b.' below the second, or all of them below the last: the other column. */
function isColumn(children: readonly OutlineNode[]): boolean {
  const signs = children.map((child) =>
    linesOf(child)
      .slice(1)
      .flatMap((line) => letterBefore(plainLine(line))?.letter.toLowerCase() ?? []),
  )
  const all = signs.flat()
  return (
    all.length >= children.length &&
    all.join('') === 'abcdefghij'.slice(0, all.length) &&
    signs.slice(0, -1).every(({ length }) => length < 2)
  )
}

export function pairedAt(path: readonly OutlineNode[], { children }: OutlineNode): Answered {
  const pairs = children.map((entry) => `${entry.label?.key ?? ''} - ${letterOf(entry) ?? ''}`)
  return { path: [...path], said: [textLine(pairs.join('; '))], isPaired: true }
}

/** 'is / milk / drink', '=> What about …', or a question: a sentence answers it. */
function isRespoken(node: OutlineNode): boolean {
  return /\S\s?\/\s?\S[^/]*\/|→|=>|->|⇒|\?\s*$/u.test(textOf(node))
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
export function saidOf(node: OutlineNode, guide: OutlineNode): Line[] {
  const all = saidIn(guide)
  const kept = all.filter((line) => !isMarking(plainLine(line)))
  const said = kept.length > 0 ? kept : all
  const [asked = ''] = saidIn(node).map(plainLine).map(plain)
  const [first = ''] = said.map(plainLine).map(plain)
  const isSame = first !== '' && /\p{L}{3}/u.test(first) && first === asked
  const isAgain = said.length > 1 && (isSame || (first.length >= fewestSame && asked.startsWith(first)))
  return isAgain ? said.slice(1) : said.map((line, at) => (at === 0 ? withoutName(line, asked) : line))
}

/** 'Bài tập (1 điểm): …' of '2. Bài tập: Điền …' */
function withoutName(line: Line, asked: string): Line {
  const [all = '', name = ''] =
    /^\s*([^:：()]{4,40})(?:\([^()]{1,20}\)\s{0,3})?[:：]\s*(?=\S)/u.exec(plainLine(line)) ?? []
  return plain(name) !== '' && asked.startsWith(plain(name)) ? cutLine(line, all.length) : line
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\([^()]{0,40}\)/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, '')
}
