/** What a word is put together from, row by row: a row is found first, then the letter in it. */
export const letterRows: readonly (readonly string[])[] = [
  ['a', 'ă', 'â', 'e', 'ê', 'i', 'y'],
  ['o', 'ô', 'ơ', 'u', 'ư'],
  ['b', 'c', 'd', 'đ', 'g', 'h', 'k'],
  ['l', 'm', 'n', 'p', 'q', 'r', 's'],
  ['t', 'v', 'x', 'f', 'j', 'w', 'z'],
  ['0', '1', '2', '3', '4'],
  ['5', '6', '7', '8', '9'],
  [',', '.', '-', '+', '/', '=', '?'],
]

/** The five tones, as they are put on a letter. */
export const tones = { acute: '\u0301', grave: '\u0300', hook: '\u0309', tilde: '\u0303', dot: '\u0323' } as const
export type Tone = keyof typeof tones

const anyTone = new RegExp(`[${Object.values(tones).join('')}]`, 'g')

/** The last vowel carries the tone, in place of the one it had; the same tone again takes it away. */
export function withTone(text: string, tone: Tone): string {
  return text
    .normalize('NFD')
    .replace(/([aeiouy])(\p{M}*)([^aeiouy]*)$/iu, (_, vowel: string, marks: string, rest: string) => {
      const own = marks.replaceAll(anyTone, '')
      return vowel + own + (marks.includes(tones[tone]) ? '' : tones[tone]) + rest
    })
    .normalize('NFC')
}
