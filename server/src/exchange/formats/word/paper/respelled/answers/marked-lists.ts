import { cutLine, isEmptyLine, plainLine, trimLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { tellingLooks } from '../../settled-keys.ts'
import { newOption } from '../../question-draft.ts'

interface MarkedList {
  asked: Line[]
  points: Line[]
  /** What stands above it behind an empty line and belongs to no list. */
  above: Line[][]
  /** An empty line stands between the list before it and what is asked. */
  isApart: boolean
}

interface Typed {
  line: Line
  isPoint: boolean
}

const fewest = 3
const sign = /^\s*##\s*(?=\S)|(?<=\S)\s*##\s*$/u

/**
 * Neither numbers nor letters: a paragraph, and right below it points of a list of which some have a color of their own
 * or '##' beside them. Nearly all lists of the file look so, or it is read as any other; what stands between two of them
 * may belong to either, and is asked.
 */
export function withMarkedLists(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const typed = blocks.flatMap((block) => (block.kind === 'line' ? [pointOf(block)] : []))
  const lettered = blocks.flatMap((block) => (block.kind === 'line' ? [letteredPoint(block) ?? pointOf(block)] : []))
  const found = typed.length === blocks.length ? (listsIn(lettered) ?? listsIn(typed)) : null
  return found ? [...found.lists.flatMap(typedAgain), ...found.left.flatMap(leftAlone)] : blocks
}

/** Of the beginning of a text the last question may be cut. */
export function isOfMarkedLists(text: string): boolean {
  if (!/##\s*$|^\W{1,3}##\s/mu.test(text)) return false
  const blocks = text.split('\n').map((own): WordBlock => {
    const line: Line = [{ kind: 'text', text: own, look: {} }]
    return { kind: 'line', line }
  })
  return withMarkedLists(blocks) !== blocks
}

/** As programs for texts leave them behind in a text without looks. */
const bullet = /^(?:[\uF0A7\uF0B7•▪●]\s*|\t\s*)(?=\S)/u

function pointOf({ line, isPoint = false }: Extract<WordBlock, { kind: 'line' }>): Typed {
  const found = bullet.exec(plainLine(line))
  return { line: cutLine(line, found?.[0].length ?? 0), isPoint: isPoint || found !== null }
}

/** 'a.' that the program draws: some lists of a file have letters, and others points. */
function letteredPoint({ line, list }: Extract<WordBlock, { kind: 'line' }>): Typed | null {
  const [first] = line
  const isDrawn = list !== undefined && first?.kind === 'text' && first.look.drawn === true
  return isDrawn && /^\s*[A-Ja-j]\s?[.)]\s*$/u.test(first.text) ? { line: line.slice(1), isPoint: true } : null
}

function listsIn(typed: readonly Typed[]): { lists: MarkedList[]; left: Line[][] } | null {
  const lists: MarkedList[] = []
  let groups: Line[][] = []
  let isParted = true
  let isApart = true
  for (const { line, isPoint } of typed) {
    const last = lists.at(-1)
    if (isEmptyLine(line)) isParted = true
    else if (isPoint && groups.length === 0 && last) {
      last.points.push(trimLine(line))
      isParted = false
    } else if (isPoint) {
      lists.push({ asked: groups.at(-1) ?? [], points: [trimLine(line)], above: groups.slice(0, -1), isApart })
      groups = []
      isParted = false
    } else {
      if (groups.length === 0) isApart = isParted
      if (isParted || groups.length === 0) groups.push([])
      groups.at(-1)?.push(line)
      isParted = false
    }
  }
  // Whoever counts questions says where they begin.
  const counted = typed.filter(({ line, isPoint }) => !isPoint && anyStart(plainLine(line)) !== null).length
  if (counted * 4 > lists.length) return null
  const marked = lists.filter(isMarked)
  return marked.length >= fewest && marked.length * 10 >= lists.length * 9 ? { lists, left: groups } : null
}

function isMarked({ asked: [first = []], points }: MarkedList): boolean {
  const text = plainLine(first)
  const isLettered = optionStarts(plainLine(points[0] ?? []), 0).length > 0
  if (
    text.trim() === '' ||
    anyStart(text) !== null ||
    isLettered ||
    points.length < 2 ||
    points.length > letters.length
  )
    return false
  const signed = points.filter((line) => sign.test(plainLine(line))).length
  return (signed > 0 && signed < points.length) || colored(points).size > 0
}

/** Those that have another color than most. */
function colored(points: readonly Line[]): ReadonlySet<string> {
  const options = points.map((line, at) => newOption([line], at))
  const look = tellingLooks(options).find(({ feature }) => feature === 'color' || feature === 'highlight')
  return look?.keys ?? new Set()
}

function typedAgain(list: MarkedList): WordBlock[] {
  const { asked, points, above, isApart } = list
  const shown = colored(points)
  // Right below another list the first of several lines may belong to that one.
  const isSure = above.length === 0 && (isApart || asked.length === 1) && isMarked(list)
  const options = points.map((line, at): Line => {
    const letter = letters[at] ?? ''
    const text = plainLine(line)
    const isRight = isSure && (sign.test(text) || shown.has(letter))
    return [{ kind: 'text', text: `${isRight ? '*' : ''}${letter}. `, look: {} }, ...plainPieces(withoutSign(line))]
  })
  return [...above.flatMap(leftAlone), ...askedAgain(asked), ...options.map(asBlock)]
}

function withoutSign(line: Line): Line {
  const found = sign.exec(plainLine(line))
  if (!found) return line
  return trimLine(found.index === 0 ? cutLine(line, found[0].length) : cutLine(line, 0, found.index))
}

/** What its look says is said by a star. */
function plainPieces(line: Line): Line {
  return line.map((piece) => (piece.kind === 'text' ? { ...piece, look: {} } : piece))
}

function leftAlone(group: Line[]): WordBlock[] {
  return askedAgain(group)
}

function askedAgain([first = [], ...others]: readonly Line[]): WordBlock[] {
  return [[{ kind: 'text' as const, text: 'Question: ', look: {} }, ...first], ...others].map(asBlock)
}

function asBlock(line: Line): WordBlock {
  return { kind: 'line', line }
}
