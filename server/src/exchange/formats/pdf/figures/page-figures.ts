import { UnreadableFile } from '../../item.ts'
import { type DrawingNames, type Matrix, type Steps, lengths, matrixIn, moved, unmoved } from '../page-rules.ts'
import { type Box, areaOf, boxOf, within } from './boxes.ts'
import { drawnClusters } from './drawn-clusters.ts'

/** The numbers of the steps that show pictures. */
export interface FigureNames extends DrawingNames {
  clip: number
  eoClip: number
  paintImageXObject: number
  paintImageMaskXObject: number
  paintInlineImageXObject: number
  paintSolidColorImageMask: number
}

/** What a page shows that is no text: a picture, or what lines that are not straight draw together. */
export interface Figure extends Box {
  /** Of a picture: the same for the same one on a page. */
  image?: string
}

const mostFigures = 20_000

interface State {
  matrix: Matrix
  color: string
  clip: Box
}

/** In the order in which they are drawn. */
export function figuresOf({ fnArray, argsArray }: Steps, names: FigureNames, page: Box): Figure[] {
  const images: Figure[] = []
  const drawn: Box[] = []
  const kept: State[] = []
  let state: State = { matrix: unmoved, color: '', clip: page }
  let isClipping = false
  for (const [place, step] of fnArray.entries()) {
    const args = argsArray[place]
    const [first] = Array.isArray(args) ? (args as readonly unknown[]) : []
    if (step === names.save) kept.push(state)
    else if (step === names.restore || step === names.paintFormXObjectEnd) state = kept.pop() ?? state
    else if (step === names.setFillRGBColor) state = { ...state, color: String(first) }
    else if (step === names.transform) state = { ...state, matrix: moved(state.matrix, matrixIn(args)) }
    else if (step === names.paintFormXObjectBegin) {
      kept.push(state)
      state = { ...state, matrix: moved(state.matrix, matrixIn(first ?? null)) }
    } else if (step === names.clip || step === names.eoClip) isClipping = true
    else if (isImage(step, names)) {
      const box = within(placedBox(state.matrix, [0, 0, 1, 1]), state.clip)
      if (areaOf(box) > 0) images.push({ ...box, image: typeof first === 'string' ? first : `at ${place}` })
    } else if (step === names.constructPath && Array.isArray(args)) {
      const [paint, paths, ends] = args as readonly unknown[]
      const box = within(placedBox(state.matrix, numbersIn(ends)), state.clip)
      if (isClipping) state = { ...state, clip: box }
      isClipping = false
      const path = Array.isArray(paths) ? (paths[0] as unknown) : null
      if (isSeen(paint, state.color, names) && isBent(path, numbersIn(ends))) drawn.push(box)
    }
    if (images.length + drawn.length > mostFigures) throw new UnreadableFile('tooComplex')
  }
  return [...images, ...drawnClusters(drawn, page)]
}

function isImage(step: number, names: FigureNames): boolean {
  return (
    step === names.paintImageXObject ||
    step === names.paintImageMaskXObject ||
    step === names.paintInlineImageXObject ||
    step === names.paintSolidColorImageMask
  )
}

/** White on white is nothing. */
function isSeen(paint: unknown, color: string, names: DrawingNames): boolean {
  if (paint === names.fill || paint === names.eoFill) return !/^#f[c-f]f[c-f]f[c-f]/iu.test(color)
  return [names.stroke, names.closeStroke, names.fillStroke, names.eoFillStroke].includes(Number(paint))
}

function numbersIn(list: unknown): [number, number, number, number] {
  const [left = 0, bottom = 0, right = 0, top = 0] =
    list !== null && typeof list === 'object' ? Array.from(list as ArrayLike<unknown>, Number) : []
  return [left, bottom, right, top]
}

function placedBox(
  [a, b, c, d, e, f]: Matrix,
  [left, bottom, right, top]: readonly [number, number, number, number],
): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const
  return boxOf(corners.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]))
}

/** Of its sides: where a line that is neither level nor upright goes on so far, or so far inside, it is no corner. */
const corner = 0.25
const inside = 0.12

/** Curves, and lines that are neither level nor upright: nobody rules a table with them, and a frame has them in its corners. */
function isBent(path: unknown, [left, bottom, right, top]: readonly [number, number, number, number]): boolean {
  if (path === null || typeof path !== 'object') return false
  const numbers = path as ArrayLike<number>
  const [wide, high] = [right - left, top - bottom]
  const isInside = (x: number, y: number): boolean =>
    Math.min(x - left, right - x, y - bottom, top - y) > Math.min(wide, high) * inside
  let [x, y] = [0, 0]
  for (let at = 0; at < numbers.length;) {
    const kind = numbers[at] ?? 0
    const length = lengths[kind] ?? 0
    const [nextX = x, nextY = y] = length === 0 ? [] : [numbers[at + length - 1], numbers[at + length]]
    let [across, up] = [0, 0]
    for (let point = at + 1; point < at + length; point += 2) {
      across = Math.max(across, Math.abs((numbers[point] ?? x) - x))
      up = Math.max(up, Math.abs((numbers[point + 1] ?? y) - y))
    }
    const isSlanted = kind > 0 && across > leastSlant && up > leastSlant
    if (isSlanted && ((across > wide * corner && up > high * corner) || isInside(nextX, nextY))) return true
    x = nextX
    y = nextY
    at += 1 + length
  }
  return false
}

const leastSlant = 0.5
