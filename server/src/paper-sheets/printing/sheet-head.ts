import { bubbleRadius } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import { widthOf } from '../../quizzes/paper/paper-fonts.ts'
import { written } from '../layout/drawing.ts'
import type { PrintedPage, Word } from '../layout/version-1.ts'

export interface HeadTexts {
  sheet: string
  fullName: string
  class: string
  code: string
  candidateNumber: string
  page: string
  fillBubbles: string
  goodMark: string
  correctedMark: string
  voidMark: string
}

export interface SheetHead {
  title: string
  /** Null on a sheet that is filled in by hand. */
  name: string | null
  code: string | null
  candidateNumber: string | null
  page: number
  pages: number
}

/** Title, names and how to fill it in: what stands beside the code of a page. Drawn, and not read. */
export function headLines({ head }: Pick<PrintedPage, 'head'>, about: SheetHead, texts: HeadTexts): string {
  const { x, width, height } = head
  const isNarrow = width < 100
  const size = isNarrow ? 2.5 : 3
  const step = isNarrow ? 4 : 4.6
  const bottom = head.y + height
  let y = head.y + 3.4
  const lines: string[] = []
  const say = (text: string, { isBold = false, large = 0 } = {}): void => {
    const word: Word = {
      x,
      y,
      size: size + large,
      anchor: 'start',
      text: fitting(text, width, size + large, isBold),
      isBold,
    }
    lines.push(written(word))
    y += step
  }
  say(`${texts.sheet} · ${about.title}`, { isBold: true, large: isNarrow ? 0.3 : 0.8 })
  if (about.name === null) {
    const dots = '.'.repeat(isNarrow ? 24 : 52)
    say(`${texts.fullName}: ${dots} ${texts.class}: ${'.'.repeat(isNarrow ? 6 : 14)}`)
  } else say(`${texts.fullName}: ${about.name}`, { isBold: true, large: isNarrow ? 0 : 0.6 })
  say(
    [
      ...(about.code === null ? [] : [`${texts.code}: ${about.code}`]),
      ...(about.candidateNumber === null ? [] : [`${texts.candidateNumber}: ${about.candidateNumber}`]),
      texts.page.replace('{{page}}', String(about.page)).replace('{{pages}}', String(about.pages)),
    ].join(' · '),
  )
  for (const line of wrapped(texts.fillBubbles, width, size - 0.2)) {
    lines.push(written({ x, y, size: size - 0.2, anchor: 'start', text: line }))
    y += step - 0.6
  }
  return lines.join('') + examples(x, Math.min(bottom - 1, y + 1.4), isNarrow, texts)
}

/** A good mark, one that was corrected, and one that says nothing. */
function examples(x: number, y: number, isNarrow: boolean, texts: HeadTexts): string {
  const step = isNarrow ? 5 : 6
  const gap = isNarrow ? 1.4 : 3
  const size = isNarrow ? 2.2 : 2.7
  const empty = (at: number): string => circle(at, y, 'none')
  const full = (at: number): string => circle(at, y, '#000')
  const cross = (at: number): string =>
    stroke(at - 2.6, y - 2.6, at + 2.6, y + 2.6) + stroke(at - 2.6, y + 2.6, at + 2.6, y - 2.6)
  const tick = (at: number): string =>
    stroke(at - 1.2, y, at - 0.2, y + 1.1) + stroke(at - 0.2, y + 1.1, at + 1.5, y - 1.3)
  const groups: [string, (at: number) => string][] = [
    [texts.goodMark, (at) => full(at) + empty(at + step)],
    [texts.correctedMark, (at) => full(at) + cross(at) + full(at + step)],
    [texts.voidMark, (at) => empty(at) + tick(at) + empty(at + step)],
  ]
  let left = x + bubbleRadius
  return groups
    .map(([word, draw]) => {
      const marks = draw(left)
      const at = left + step + bubbleRadius + 1
      left = at + widthOf(word, 'normal') * size + gap + bubbleRadius + 1
      return marks + written({ x: at, y: y + 0.9, text: word, size, anchor: 'start' })
    })
    .join('')
}

function circle(x: number, y: number, fill: string): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${bubbleRadius}" fill="${fill}" stroke="#999" stroke-width="0.25"/>`
}

function stroke(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}" stroke="#000" stroke-width="0.45" fill="none"/>`
}

function tenth(value: number): number {
  return Math.round(value * 100) / 100
}

function fitting(text: string, width: number, size: number, isBold: boolean): string {
  const isShort = (part: string): boolean => widthOf(part, isBold ? 'bold' : 'normal') * size <= width
  if (isShort(text)) return text
  const letters = text.split(/(?:)/u)
  while (letters.length > 1 && !isShort(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, 'normal') * size > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
