import { figureByFigure } from './numbers.ts'
import type { Rule } from './place.ts'

/** What is seen and nothing more: where the reading itself is asked for. */

const letterNames: Readonly<Record<string, string>> = {
  a: 'a',
  b: 'bê',
  c: 'xê',
  d: 'đê',
  đ: 'đờ',
  g: 'gờ',
  h: 'hát',
  i: 'i',
  k: 'ca',
  l: 'e-lờ',
  m: 'em-mờ',
  n: 'en-nờ',
  s: 'ét-sì',
  v: 'vê',
  x: 'ích',
}
const signNames: Readonly<Record<string, string>> = {
  ',': 'phẩy',
  '.': 'chấm',
  '/': 'gạch chéo',
  ':': 'hai chấm',
  '²': 'số hai nhỏ',
  '³': 'số ba nhỏ',
}
const abbreviations = /^(?:[mcdk]m|dam|hm|kg|hg|dag|mg|ml|dl|ha|m|g|l|h|km\/h|đ)[²³23]?(?![\p{L}\p{M}])/u

export const spellingRules: readonly Rule[] = [
  ({ rest }) => {
    const formula = /^(?:\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|\\[A-Za-z]+(?:\{[^{}]*\})*)/.exec(rest)?.[0]
    return formula === undefined ? undefined : { length: formula.length, words: 'công thức', kind: 'word' }
  },
  ({ rest }) => {
    const figures = /^\d+/.exec(rest)?.[0]
    return figures === undefined
      ? undefined
      : { length: figures.length, words: figureByFigure(figures), kind: 'number' }
  },
  ({ rest, last, isSpaced }) => {
    const words = signNames[rest[0] ?? '']
    const isBetween = last?.kind === 'number' && !isSpaced && /^(?:[²³]|[,.:/]\d)/u.test(rest)
    return words === undefined || !isBetween ? undefined : { length: 1, words, kind: 'sign' }
  },
  ({ rest, last }) => {
    const roman = /^[IVXLCDM]{1,15}(?![\p{L}\p{M}])/u.exec(rest)?.[0]
    const unit = last?.kind === 'number' || last === undefined ? abbreviations.exec(rest)?.[0] : undefined
    const found = roman ?? unit
    return found === undefined ? undefined : { length: found.length, words: spelled(found), kind: 'letter' }
  },
  ({ rest }) => {
    const sign = /^[+\-−×÷=<>≤≥≠≈±√∈∉⊂∪∩⊥∥%°]/u.exec(rest)?.[0]
    return sign === undefined ? undefined : { length: sign.length, words: 'kí hiệu', kind: 'sign' }
  },
]

function spelled(text: string): string {
  return Array.from(text, (sign) => {
    if (/\d/.test(sign)) return figureByFigure(sign)
    return letterNames[sign.toLowerCase()] ?? signNames[sign] ?? sign
  }).join(' ')
}
