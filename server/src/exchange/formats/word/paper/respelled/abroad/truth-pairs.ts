import { foreignTruthOf } from '../../../../foreign-truths.ts'
import { plainTruthOf } from '../../../../item.ts'
import { falsehoodWord, truthWord } from '../../../signs/truth-tasks.ts'

const letterPairs = 'VF TF PF RF WF BS DY ВН ПН ДН ТН IH TN AN PN YN JN ĐS OX ○× √× ✓✗ ✓× ✔✗ ✔✘ CE AF SN'
/** Letters of options and of kinds of words as well: somebody has to name both of them. */
const doubtfulPairs: ReadonlySet<string> = new Set(['CE', 'AF', 'AN', 'SN'])
const wordPairs =
  'pravda nepravda;ano ne;áno nie;tak nie;igaz hamis;igen nem;верно неверно;правильно неправильно;правда неправда;так ні;вірно невірно;точно неточно;тачно нетачно;tačno netačno;točno netočno;da ne;oikein väärin;sant usant;sandt falsk;sant falskt;waar onwaar;juist onjuist;ja nein;oui non;sí no;sì no;sim não;oo hindi;tama mali;صح خطأ;सही गलत;ถูก ผิด;참 거짓;正 误;はい いいえ;正しい 間違い'
const letterTruths = letterPairs.split(' ').map((pair): readonly string[] => Array.from(pair))
const wordTruths = wordPairs.split(';').map((pair): readonly string[] => pair.split(' '))

const known: ReadonlySet<string> = new Set([...letterTruths, ...wordTruths].flat())

/** Whether a letter or a word may say that something is true or false. */
export function mayBeTruth(sign: string): boolean {
  // '(n)' and '(a)' are kinds of words.
  return known.has(sign) || (sign.length > 1 && (known.has(sign.toLowerCase()) || truthOf(sign) !== null))
}

const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ')

/** Which of two letters or words says that something is true; null where that is not certain. */
export function truthOfBoth(both: readonly [string, string], texts: readonly string[]): string | null {
  const large = both.map((sign) => sign.toUpperCase())
  const pair = letterTruths.find((own) => alike(own, large))
  if (pair) {
    const isNamed = (text: string): boolean =>
      pair.every((letter) => new RegExp(String.raw`(?<!\p{L})${letter}(?!\p{L})`, 'u').test(text))
    const isSure = !doubtfulPairs.has(pair.join('')) || texts.some(isNamed)
    return isSure ? (both[large.indexOf(pair[0] ?? '')] ?? null) : null
  }
  const small = both.map((sign) => sign.toLowerCase())
  const words = wordTruths.find((own) => alike(own, small))
  if (words) return both[small.indexOf(words[0] ?? '')] ?? null
  const [one, other] = both.map(truthOf)
  return one === undefined || other === undefined || one === null || other === null || one === other
    ? null
    : both[one ? 0 : 1]
}

function truthOf(word: string): boolean | null {
  if (word.length < 2) return null
  if (truthWord.test(word) || falsehoodWord.test(word)) return truthWord.test(word)
  return plainTruthOf(word) ?? foreignTruthOf(word)
}
