import { cutLine, isEmptyLine, plainLine, trimLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import { mostOften } from '../../../../counting/most-often.ts'
import type { Line } from '../../../word-file.ts'
import type { SignedQuestion } from '../blocks/blocked-lines.ts'

const fewest = 3
const fewestNamed = 2
const fewestOptions = 2
/** A heading and who wrote it. */
const longestTitle = 2
const star = /^\*\s*(?=[^\s*])/u
const ofAsking = /(?:[?:：]|_{2,}\.?|\.{3}|…)\s*$/u

/** Before every question it says no more than that it is one. */
const name = /^\s*(?:q|question|frage|f|pregunta|pergunta|p|domanda|d|soru|s|soal|вопрос|в|vraag|v)\s?[.:]\s+(?=\S)/iu

interface Part {
  number?: number
  lines: Line[]
}

/**
 * What is asked, and below it the lines to choose from without letters: a star stands before the right one of each
 * question. Names with numbers part them, or empty lines. Nearly all have this shape, or the file is read as any other.
 */
export function belowStars(typed: readonly Line[]): SignedQuestion[] | null {
  const lines = typed.map(trimLine)
  const named = partsAtNames(lines)
  const { above, parts } = named.parts.length >= fewestNamed ? named : partsBetweenGaps(lines)
  const usual = mostOften(parts.map(({ lines: own }) => own.length))
  const whole = parts.filter((part) => isWhole(part, usual))
  if (whole.length < (parts === named.parts ? fewestNamed : fewest) || whole.length * 10 < parts.length * 9) return null
  // A star before the first line each time may be a sign that every list begins with.
  if (parts !== named.parts && whole.every(({ lines: [, first = []] }) => star.test(plainLine(first)))) return null
  const areNamed = parts.every(({ lines: [asked = []] }) => name.test(plainLine(asked)))
  return parts.map(({ number, lines: [typed = [], ...options] }, at) => {
    const asked = areNamed ? cutLine(typed, name.exec(plainLine(typed))?.[0].length ?? 0) : typed
    return {
      ...(number !== undefined && { number }),
      ...(at === 0 && { above }),
      ...(isWhole({ lines: [asked, ...options] }, usual)
        ? { asked: [asked], options: options.map(optionOf) }
        : { asked: [asked, ...options], options: [] }),
    }
  })
}

function optionOf(line: Line): SignedQuestion['options'][number] {
  const sign = star.exec(plainLine(line))?.[0].length ?? 0
  return { lines: [cutLine(line, sign)], isRight: sign > 0 }
}

/** With another number of lines than usual, what is asked may be longer than a line, unless it ends as such. */
function isWhole({ lines: [asked = [], ...options] }: Part, usual: number): boolean {
  const texts = options.map(plainLine)
  const isEnded = options.length + 1 === usual || ofAsking.test(plainLine(asked))
  return (
    isEnded &&
    options.length > fewestOptions &&
    options.length <= letters.length &&
    texts.filter((text) => star.test(text)).length === 1 &&
    !star.test(plainLine(asked)) &&
    texts.every((text) => !/[?:：]$|^(?:[-+•]\s|\*.*\*$)/u.test(text)) &&
    !texts.slice(0, 2).some(beginsAt) &&
    // Above letters of their own what is asked may have several lines.
    !texts.some((text, at) => beginsAt(text, 0) && beginsAt(texts[at + 1] ?? '', 1))
  )
}

function beginsAt(text: string, place: number): boolean {
  return optionStarts(text.replace(star, ''), place).length > 0
}

function partsAtNames(lines: readonly Line[]): { above: Line[]; parts: Part[] } {
  const above: Line[] = []
  const parts: Part[] = []
  for (const line of lines.filter((own) => !isEmptyLine(own))) {
    const start = questionStart(plainLine(line), 'named')
    if (start) parts.push({ number: start.number, lines: [trimLine(cutLine(line, start.at))] })
    else (parts.at(-1)?.lines ?? above).push(line)
  }
  // A name in a line of its own asks nothing.
  return { above, parts: parts.map((part) => ({ ...part, lines: part.lines.filter((line) => !isEmptyLine(line)) })) }
}

function partsBetweenGaps(lines: readonly Line[]): { above: Line[]; parts: Part[] } {
  const parts: Part[] = [{ lines: [] }]
  for (const line of lines) {
    if (!isEmptyLine(line)) parts.at(-1)?.lines.push(line)
    else if (parts.at(-1)?.lines.length !== 0) parts.push({ lines: [] })
  }
  const [first, ...others] = parts.filter(({ lines: own }) => own.length > 0)
  const isTitle = first !== undefined && first.lines.length <= longestTitle
  return isTitle ? { above: first.lines, parts: others } : { above: [], parts: first ? [first, ...others] : [] }
}
