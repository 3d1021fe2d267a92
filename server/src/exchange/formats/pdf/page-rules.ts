import { UnreadableFile } from '../../item.ts'

/** What a page draws, one step after the other. */
export interface Steps {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

/** The numbers of the steps that matter here. */
export interface DrawingNames {
  save: number
  restore: number
  transform: number
  paintFormXObjectBegin: number
  paintFormXObjectEnd: number
  constructPath: number
  stroke: number
  closeStroke: number
  fill: number
  eoFill: number
  fillStroke: number
  eoFillStroke: number
  setFillRGBColor: number
}

/** A straight line on a page: where it lies, and from where to where it goes. */
export interface Rule {
  at: number
  from: number
  to: number
}

/** A place that is filled with a color, no higher than a line of text. */
export interface Bar {
  from: number
  to: number
  bottom: number
  top: number
}

export interface Rules {
  level: Rule[]
  upright: Rule[]
  bars: Bar[]
}

export type Matrix = readonly [number, number, number, number, number, number]
type Point = readonly [x: number, y: number]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]
const mostRules = 50_000
/** A bar that is no thicker is a line. */
const thickest = 3
const shortest = 3
/** Of a bar behind a line of text. */
const [lowest, highest] = [7, 45]

/** The straight lines that a page draws: borders of tables, bars of fractions, what underlines a word. */
export function rulesOf({ fnArray, argsArray }: Steps, names: DrawingNames): Rules {
  const found: Rules = { level: [], upright: [], bars: [] }
  const kept: (readonly [Matrix, color: string])[] = []
  let matrix = unmoved
  let color = ''
  for (const [place, step] of fnArray.entries()) {
    const args = argsArray[place]
    if (step === names.save) kept.push([matrix, color])
    else if (step === names.restore || step === names.paintFormXObjectEnd)
      [matrix, color] = kept.pop() ?? [matrix, color]
    else if (step === names.setFillRGBColor) color = Array.isArray(args) ? String(args[0]) : ''
    else if (step === names.transform) matrix = moved(matrix, matrixIn(args))
    else if (step === names.paintFormXObjectBegin) {
      kept.push([matrix, color])
      matrix = moved(matrix, matrixIn(Array.isArray(args) ? args[0] : null))
    } else if (step === names.constructPath && Array.isArray(args)) {
      const [paint, paths] = args as readonly unknown[]
      const isFilled = paint === names.fill || paint === names.eoFill
      const isDrawn =
        paint === names.stroke ||
        paint === names.closeStroke ||
        paint === names.fillStroke ||
        paint === names.eoFillStroke
      if (!isFilled && !isDrawn) continue
      for (const points of outlinesIn(Array.isArray(paths) ? paths[0] : null, matrix))
        if (isFilled) addBar(found, points, color)
        else addSides(found, points)
      if (found.level.length + found.upright.length + found.bars.length > mostRules) throw new UnreadableFile('tooMuch')
    }
  }
  return { level: joined(found.level), upright: joined(found.upright), bars: found.bars }
}

export function matrixIn(args: unknown): Matrix {
  if (args === null || typeof args !== 'object') return unmoved
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(args as ArrayLike<unknown>, Number)
  return [a, b, c, d, e, f]
}

export function moved([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** How many numbers each part of an outline has: a place to begin at, a line, two kinds of curves, the way back. */
const lengths = [2, 2, 6, 4, 0]

/** What is drawn with curves has no outline here. */
function outlinesIn(path: unknown, [a, b, c, d, e, f]: Matrix): Point[][] {
  if (path === null || typeof path !== 'object') return []
  const numbers = path as ArrayLike<number>
  const outlines: (Point[] | null)[] = []
  for (let at = 0; at < numbers.length;) {
    const kind = numbers[at] ?? 0
    const [x = 0, y = 0] = [numbers[at + 1], numbers[at + 2]]
    const open = outlines.at(-1)
    if (kind === 0) outlines.push([[a * x + c * y + e, b * x + d * y + f]])
    else if (kind === 1) open?.push([a * x + c * y + e, b * x + d * y + f])
    else if (kind === 4) {
      if (open?.[0]) open.push(open[0])
    } else outlines[outlines.length - 1] = null
    at += 1 + (lengths[kind] ?? 0)
  }
  return outlines.filter((outline) => outline !== null)
}

function addBar({ level, upright, bars }: Rules, points: readonly Point[], color: string): void {
  if (points.length > 6) return
  const [left, right] = ends(points.map(([x]) => x))
  const [bottom, top] = ends(points.map(([, y]) => y))
  if (top - bottom <= thickest && right - left >= shortest)
    level.push({ at: (top + bottom) / 2, from: left, to: right })
  else if (right - left <= thickest && top - bottom >= shortest)
    upright.push({ at: (left + right) / 2, from: bottom, to: top })
  else if (top - bottom >= lowest && top - bottom <= highest && right - left >= lowest && isColored(color))
    bars.push({ from: left, to: right, bottom, top })
}

const leastColored = 20

/** Neither gray nor the white of the page. */
function isColored(color: string): boolean {
  const parts = /^#(..)(..)(..)/u.exec(color)?.slice(1) ?? []
  const [least, most] = ends(parts.map((part) => Number.parseInt(part, 16)))
  return most - least >= leastColored
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

function addSides({ level, upright }: Rules, points: readonly Point[]): void {
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[index + 1] ?? [x, y]
    const [wide, high] = [Math.abs(nextX - x), Math.abs(nextY - y)]
    if (wide >= shortest && high < 0.5)
      level.push({ at: (y + nextY) / 2, from: Math.min(x, nextX), to: Math.max(x, nextX) })
    else if (high >= shortest && wide < 0.5)
      upright.push({ at: (x + nextX) / 2, from: Math.min(y, nextY), to: Math.max(y, nextY) })
  }
}

/** Programs draw the border of each cell on its own: what goes on where another ends is one line. */
function joined(rules: readonly Rule[]): Rule[] {
  const levels: Rule[][] = []
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    const last = levels.at(-1)
    if (last?.[0] && rule.at - last[0].at <= 1) last.push(rule)
    else levels.push([rule])
  }
  return levels.flatMap((same) => {
    const whole: Rule[] = []
    for (const rule of same.toSorted((one, other) => one.from - other.from)) {
      const last = whole.at(-1)
      if (last && rule.from <= last.to + 1) last.to = Math.max(last.to, rule.to)
      else whole.push({ ...rule })
    }
    return whole
  })
}
