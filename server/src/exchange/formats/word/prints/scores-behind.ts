import { cutLine, plainLine, trimLine } from '../line-text.ts'
import { type PrintLine, lineOf } from './print-lines.ts'

const fewest = 3
const behindText = /(?:\t|(?<=\*)\s)\s{0,5}(\d{1,3}\s?\/\s?\d{1,3}(?:\s?(?:points?|điểm))?)$/u
const longestScore = 40

interface ScoreBehind {
  asked: string
  score: string
}

function scoreBehind({ text, lines }: PrintLine): ScoreBehind | null {
  const from = Math.max(0, text.length - longestScore)
  const found = lines.length === 1 ? behindText.exec(text.slice(from)) : null
  const asked = found ? text.slice(0, from + found.index).trim() : ''
  return found && asked !== '' ? { asked, score: found[1] ?? '' } : null
}

/** On paper the score stands at the right of the first line of what is asked, which may go on below it. */
export function withScoresApart(lines: readonly PrintLine[]): PrintLine[] {
  const found = lines.map(scoreBehind)
  if (found.filter((one) => one !== null).length < fewest) return [...lines]
  const isStarred = found.filter((one) => one?.asked.endsWith('*')).length * 2 >= fewest
  const apart: PrintLine[] = []
  let waiting: PrintLine | null = null
  for (const [at, own] of lines.entries()) {
    const { asked, score } = found[at] ?? { asked: '', score: '' }
    if (waiting && (score !== '' || own.text.endsWith('*') || !isStarred)) {
      if (score === '' && own.text.endsWith('*')) apart.push(own, waiting)
      else apart.push(waiting, ...(score === '' ? [own] : []))
      waiting = null
      if (score === '') continue
    }
    if (score === '') {
      apart.push(own)
      continue
    }
    const [line = []] = own.lines
    const start = plainLine(line).length - plainLine(line).trimStart().length
    apart.push(lineOf([]), lineOf(trimLine(cutLine(line, 0, start + asked.length)), own.isCell))
    const said = lineOf([{ kind: 'text', text: score, look: {} }])
    if (asked.endsWith('*') || !isStarred || !goesOn(lines, at)) apart.push(said)
    else waiting = said
  }
  return waiting ? [...apart, waiting] : apart
}

/** The line below, or the one after it, ends with the star. */
function goesOn(lines: readonly PrintLine[], at: number): boolean {
  return lines.slice(at + 1, at + 4).some(({ text }) => text.endsWith('*'))
}
