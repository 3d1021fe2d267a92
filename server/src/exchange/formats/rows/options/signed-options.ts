import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { richCell } from '../../cell-text.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { KeySignature, Layout } from '../row-columns.ts'
import type { RowOption } from './question-cells.ts'

const fewestRows = 5
/** Other than the star, these may be part of what is offered: only a whole table shows that they are not. */
const signs = ['#', '@', '~', '^', '=', '>', '!', '+']
/** '> 5' beside '< 5', '+2' beside '-2'. */
const rival = { before: /^[^\p{L}\p{N}\s"'“‘([{]/u, behind: /[^\p{L}\p{N}\s"'”’)\]}.,;:%?]$/u }

/** Null unless exactly one option of nearly every row has the sign, at any of its places, and it stands nowhere else. */
export function keySignatureOf(rows: readonly Row[], { head, roles }: Layout): KeySignature | null {
  const columns = answerLetters.flatMap((letter) => (roles.includes(letter) ? [roles.indexOf(letter)] : []))
  if (columns.length < 2 || roles.includes('correct') || roles.some((role) => role?.startsWith('mark'))) return null
  const offered = rows
    .filter(({ number }) => number > head)
    .map((row) => columns.map((column) => ownTextAt(row, column).trim()))
    .filter((texts) => texts.filter((text) => text !== '').length >= 2)
  const ways = signs.flatMap((sign) => [
    { sign, isBehind: false },
    { sign, isBehind: true },
  ])
  return ways.find((way) => areSigned(offered, way)) ?? null
}

function areSigned(offered: readonly (readonly string[])[], way: KeySignature): boolean {
  const places = offered.flatMap((texts) => {
    const having = texts.filter((text) => text.includes(way.sign))
    const place = texts.findIndex((text) => withoutSign(text, way) !== null)
    const others = texts.toSpliced(place, 1)
    const isRival = others.some((text) => rival[way.isBehind ? 'behind' : 'before'].test(text))
    return having.length === 1 && place !== -1 && !isRival ? [place] : []
  })
  const isAlone = offered.every((texts) => texts.filter((text) => text.includes(way.sign)).length <= 1)
  return (
    isAlone &&
    offered.length >= fewestRows &&
    places.length * 20 >= offered.length * 19 &&
    new Set(places).size >= Math.min(3, offered[0]?.length ?? 3)
  )
}

function withoutSign(text: string, { sign, isBehind }: KeySignature): string | null {
  if (!(isBehind ? text.endsWith(sign) : text.startsWith(sign))) return null
  const rest = (isBehind ? text.slice(0, -sign.length) : text.slice(sign.length)).trim()
  return rest === '' || rest.includes(sign) ? null : rest
}

/** The sign is none of its text; of two that have it, one may be meant to. */
export function withoutSigns(options: readonly RowOption[], way: KeySignature): RowOption[] {
  if (options.filter(({ raw }) => raw.includes(way.sign)).length > 1) return [...options]
  return options.map((option) => {
    const raw = withoutSign(option.raw.trim(), way)
    return raw === null ? option : { ...option, raw, text: richCell(raw), isStarred: true }
  })
}
