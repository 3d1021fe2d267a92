import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

interface Counted {
  at: number
  number: number
  text: number
  isStarred: boolean
}

interface Unit {
  /** The line of what is asked. */
  asked: number
  options: Counted[]
  key: { at: number; number: number } | null
}

const counted = /^\s*([*✓✔✅+]\s?)?([1-9])\s?[.)]\s*(?=\S)/u
const starBehind = /\s*[*✓✔✅]\s*$/u
const keyed = /^[([]?([1-9])[)\].]?\s*$/u
const asks = /[?？:…]["”’»)]?\s*$|_{3}|\.{3}/u
const fewest = 4

/**
 * '1.' to '4.' below a line that has no number of its own, again and again: these are the options. Each list has a key that
 * names one of them below it, or a star at one.
 */
export function withCountedBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : null))
  const units = unitsIn(texts)
  if (!units || units.length < fewest) return blocks
  const starts = new Map(units.map(({ asked }, place) => [asked, place + 1]))
  const options = new Map(units.flatMap((unit) => unit.options.map((own) => [own.at, own])))
  const keys = new Map(units.flatMap(({ key }) => (key ? [[key.at, key.number]] : [])))
  return blocks.map((block, at) => {
    if (block.kind === 'table') return block
    const [number, option, key] = [starts.get(at), options.get(at), keys.get(at)]
    if (number !== undefined) return { kind: 'line', line: [...textLine(`Câu ${number}. `), ...block.line] }
    if (key !== undefined) return { kind: 'line', line: textLine(`Đáp án: ${letters[key - 1] ?? ''}`) }
    if (!option) return block
    const label = `${option.isStarred ? '*' : ''}${letters[option.number - 1] ?? ''}. `
    const behind = starBehind.exec(texts[at] ?? '')?.index
    return { kind: 'line', line: [...textLine(label), ...cutLine(block.line, option.text, behind)] }
  })
}

/** Every filled line is asked, offered or a key; null otherwise. */
function unitsIn(texts: readonly (string | null)[]): Unit[] | null {
  const units: Unit[] = []
  let above: { at: number; text: string } | null = null
  for (const [at, text] of texts.entries()) {
    if (text === null || questionStart(text, 'named') || optionStarts(text, 0).length > 0) return null
    if (text.trim() === '') continue
    const last = units.at(-1)
    const option = optionAt(text, at)
    if (option?.number === 1 && above) {
      if (!asks.test(above.text)) return null
      units.push({ asked: above.at, options: [option], key: null })
      above = null
    } else if (option && last && !above && !last.key && option.number === last.options.length + 1)
      last.options.push(option)
    else if (option) return null
    else {
      const number = keyIn(text)
      if (number === null) {
        // Two lines above a list: nobody knows where what is asked begins, but for the first.
        if (above && units.length > 0) return null
        above = { at, text }
      } else if (!last || last.key || above) return null
      else last.key = { at, number }
    }
  }
  return !above && units.every(isKeyed) ? units : null
}

function optionAt(text: string, at: number): Counted | null {
  const [whole = '', star = '', number = ''] = counted.exec(text) ?? []
  if (whole === '') return null
  return { at, number: Number(number), text: whole.length, isStarred: star !== '' || starBehind.test(text) }
}

function keyIn(text: string): number | null {
  const label = labelOf(text)
  const own = label?.kind === 'answer' ? keyed.exec(text.slice(label.at).trim())?.[1] : undefined
  return own === undefined ? null : Number(own)
}

function isKeyed({ options, key }: Unit): boolean {
  const starred = options.filter(({ isStarred }) => isStarred).length
  const isSaid = key ? key.number <= options.length && starred === 0 : starred > 0 && starred < options.length
  return options.length > 1 && isSaid
}
