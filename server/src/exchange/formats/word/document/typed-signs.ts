/** Signs that a program for notes would show as others, or as nothing. */

/** Between '`' a star and a line below are what they are, and behind a backslash too. */
const masks: readonly (readonly [string, string])[] = [
  ['*', '\uE000'],
  ['_', '\uE001'],
  ['&', '\uE002'],
  ['~', '\uE003'],
  ['|', '\uE004'],
]
const formula = /\$[^$\n]{1,500}\$|\\\(.{1,500}?\\\)|\\\[.{1,500}?\\\]/gu
const escapedFirst = /^(\s*(?:\d{1,4}|[([]?[A-Ja-j]))\\(?=[.)]\s)/u
const escaped = /\\([*_~#+.!>|-])/gu

export function masked(text: string): string {
  return besideCode(text.replace(escapedFirst, '$1'), withoutEscapes, asMask)
}

type Shown = (text: string) => string

function besideCode(text: string, shown: Shown, inCode: Shown): string {
  const parts = text.split(/(`[^`]{1,500}`)/u)
  return parts.map((part) => (/^`.+`$/u.test(part) ? inCode(part) : shown(part))).join('')
}

function asMask(text: string): string {
  return masks.reduce((own, [sign, mask]) => own.replaceAll(sign, mask), text)
}

/** In a formula a backslash begins a command. */
function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text
  let at = 0
  let shown = ''
  const plain = (own: string): string => own.replace(escaped, (_, sign: string) => asMask(sign))
  for (const found of text.matchAll(formula)) {
    shown += plain(text.slice(at, found.index)) + found[0]
    at = found.index + found[0].length
  }
  return shown + plain(text.slice(at))
}

export function unmasked(text: string): string {
  return masks.reduce((own, [sign, mask]) => own.replaceAll(mask, sign), text)
}

const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  hellip: '…',
  ndash: '–',
  mdash: '—',
  times: '×',
  deg: '°',
}
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/giu
const spaces = /&(?:nbsp|#(?:x(?:20|a0)|32|160));/giu

/** '&#x20;' and '&lt;'; where pages are asked about all but spaces are what is typed. */
export function withEntities(text: string, isPage: boolean): string {
  if (!text.includes('&')) return text
  const shown = isPage ? (own: string) => own.replace(spaces, ' ') : shownEntities
  return besideCode(text, shown, (own) => own)
}

function shownEntities(text: string): string {
  return text.replace(entity, (all, hex?: string, decimal?: string, name = '') => {
    const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16)
    if (!Number.isNaN(code))
      return code >= 32 && code <= 0x10ff_ff && code !== 160 ? asMask(String.fromCodePoint(code)) : ' '
    return named[name.toLowerCase()] ?? all
  })
}
