import { cutLine, plainLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const ordered = 'абвгдежзик'
const alike: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', д: 'd', е: 'e' }

const first = /^\s*[*+✓✔]?\s?[([]?(?=([абвгдежзикс])\s?[.)\]])/iu
const inside = /(?<=\t|\s{2}|;\s)[([]?(?=([абвгдежзик])\s?[.)\]])/giu
const key = /^[([]?([абвгдежзикс])[)\].]?\s*(?:$|[,;]|[.)]\s)/iu
/** 'Верный вариант — Б', 'Б' alone, or 'Правильным ответом является Б.' below the options. */
const keyBelow =
  /^(?:(?:[^:=]{0,60}?(?:[:：=–—-]|\p{L})\s+|[^\p{L}\d]{0,9})[([]?(?=([АБВГДЕЖЗИК])[)\].]{0,2}\s*(?:$|[–—-]\s|[([]))|[^:=]{1,60}?[:：=–—-]\s+(?=([абвгдежзик])[)\].]{0,2}\s*$))/u
const longestKey = 80
/** '3. Б', '3-б', '3) Б – почему': in a list behind the last options. */
const listed =
  /(?<![\p{L}\d.,])\d{1,3}\s?(?:[-=]>|[.):=→–—-])?\s?[([]?(?=([абвгдежзик])(?:[)\].,;]|\s*$|\s+(?:\d|[–—-])))/giu

/**
 * 'а) … б) … в) …': other letters count the options, and so does their key. Where no 'б' follows, such a letter was typed
 * for the Latin one that looks like it.
 */
export function withLatinLetters(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const last = texts.findLastIndex((text) => labelIn(text) !== undefined)
  let isOrdered = false
  return blocks.map((block, at) => {
    if (block.kind === 'table') return block
    const text = texts[at] ?? ''
    if (labelIn(text) === 'а') isOrdered = isSecondNext(text, texts, at + 1)
    const latinOf = (sign: string): string => {
      const small = sign.toLowerCase()
      const latin = isOrdered ? letters[ordered.indexOf(small)]?.toLowerCase() : alike[small]
      return small === sign ? (latin ?? sign) : (latin ?? sign).toUpperCase()
    }
    const places = placesIn(text, isOrdered, at > last)
    return places.length === 0
      ? block
      : { ...block, line: places.reduce((line, place) => replaced(line, place, latinOf), block.line) }
  })
}

const crossed = /^(\s*(?:[^\p{L}\p{N}\s]{1,3}\s{0,2})?[([]?)([CcĐđ])(\s?[.):\]/])\s*\S/u

/** 'Đ. Huế' right below 'C. Vinh': the letter that stands beside 'D' here. Behind 'd' it counts on. */
export function withCrossedLetters(blocks: readonly WordBlock[]): readonly WordBlock[] {
  let above = ''
  return blocks.map((block) => {
    const text = block.kind === 'line' ? plainLine(block.line) : '\uFFFC'
    if (text.trim() === '') return block
    const [, before = '', letter = '', end = ''] = crossed.exec(text) ?? []
    const expected = above
    above = `${letter}${end}`
    const isNext = expected === `${letter === 'Đ' ? 'C' : 'c'}${end}`
    if (block.kind === 'table' || !/[Đđ]/u.test(letter) || !isNext) return block
    const latin = letter === 'Đ' ? 'D' : 'd'
    return { ...block, line: replaced(block.line, before.length, () => latin) }
  })
}

function labelIn(text: string): string | undefined {
  return first.exec(text)?.[1]?.toLowerCase()
}

/** In the same line, or before the next one that has such a letter. */
function isSecondNext(text: string, texts: readonly string[], from: number): boolean {
  const inLine = [...text.matchAll(inside)].map(([, letter]) => letter).find((letter) => letter?.toLowerCase() !== 'а')
  if (inLine !== undefined) return inLine.toLowerCase() === 'б'
  let at = from
  while (at < texts.length && labelIn(texts[at] ?? '') === undefined) at += 1
  return labelIn(texts[at] ?? '') === 'б'
}

function placesIn(text: string, isOrdered: boolean, isBehindAll: boolean): number[] {
  const found = first.exec(text)
  if (!found) return keysAt(text, isOrdered, isBehindAll)
  const others = isOrdered ? [...text.matchAll(inside)].map(({ index, 0: own }) => index + own.length) : []
  return [...new Set([found[0].length, ...others])]
}

function keysAt(text: string, isOrdered: boolean, isBehindAll: boolean): number[] {
  const label = labelOf(text)
  const found = label?.kind === 'answer' ? key.exec(text.slice(label.at)) : null
  if (label?.kind === 'answer' && found) return [label.at + found[0].search(/[а-я]/iu)]
  if (!isOrdered) return []
  const own = text.length <= longestKey ? keyBelow.exec(text) : null
  if (own) return [own[0].length]
  return isBehindAll ? [...text.matchAll(listed)].map(({ index, 0: before }) => index + before.length) : []
}

function replaced(line: Line, at: number, latinOf: (sign: string) => string): Line {
  const [sign] = cutLine(line, at, at + 1)
  if (sign?.kind !== 'text') return line
  return [...cutLine(line, 0, at), { ...sign, text: latinOf(sign.text) }, ...cutLine(line, at + 1)]
}
