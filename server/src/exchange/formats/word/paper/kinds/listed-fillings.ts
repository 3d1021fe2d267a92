export interface Gap {
  /** Much room stands between words, even where no space does. */
  isWide: boolean
  /** '(2)' beside it. */
  number: string | null
  /** What stands in its line before it and behind it. */
  before: string
  behind: string
}

export const lead = /^[^:：]{0,60}[:：]\s*/u
const mostWords = 5
const longestOfWord = 4

/** A sentence is more than what fills a gap, and a gap within a word is filled by a few letters. */
function isFitting(word: string, { before, behind, number, isWide }: Gap): boolean {
  const isBeside = /[\p{L}\p{M}]$/u.test(before) || /^[\p{L}\p{M}]/u.test(behind)
  const isWithin = isBeside && !isWide && number === null
  const isWord = word.split(/\s+/u).length <= mostWords && !/[?!]$/u.test(word)
  // Letters name options.
  if (!isWithin && /^[A-Ja-j]$/u.test(word)) return false
  return isWord && (word.length <= longestOfWord || !isWithin)
}

/** '1) gà' or '(2) vịt'; '1.500' is a number. */
const numbered = /^\(?(\d{1,2})\s?(?:[):-]\s?|\.(?:\s|(?=\D)))/u
/** '1.25; 2.30': two numbers, or the second of each with its place before it. */
const isEither = /^\(?(\d{1,2})\.\d/u

const partings = [/\s*;\s*/u, /\s*,\s+/u, /\s+[-–]\s+/u, /\s*\|\s*/u]
/** '1) 37,5 2) 1,5' and '(1) six (2) milk' */
const countedParting = /\s+(?=\(?\d{1,2}(?:\)|\.\s))/u

/** As many words as gaps, in their order or with their numbers. */
export function listed(gaps: readonly Gap[], said: string): string[] | null {
  const text = said.replace(/[.;]\s*$/u, '')
  for (const own of [text.replace(lead, ''), text]) {
    const lists = [letteredParts(own), ...partings.map((parting) => own.split(parting)), countedParts(own)]
    for (const parts of lists) {
      if (isCounted(parts.map((part) => isEither.exec(part)?.[1] ?? ''))) continue
      const words = inOrder(gaps, parts)?.map((word, at) =>
        withoutOwn(word.replace(/^\s*[-–+•]\s/u, '').trim(), gaps[at]),
      )
      if (words?.length === gaps.length && words.every((word, at) => isFitting(word, gaps[at] ?? noGap))) return words
    }
  }
  return null
}

const lettered = /^\(?([a-h])\s?[.)]\s*(?=\S)/u

/** 'a) 300; b) 2000' and 'a) < b) >': what stands behind each letter, where they count from a. */
function letteredParts(said: string): readonly string[] {
  const parts = said.split(/(?:\s*[;,]\s*|\s+)(?=\(?[b-h]\s?[.)]\s*\S)/u)
  const letters = parts.map((part) => lettered.exec(part)?.[1] ?? '').join('')
  return letters.length > 1 && letters.length === parts.length && 'abcdefgh'.startsWith(letters)
    ? parts.map((part) => part.replace(lettered, ''))
    : []
}

/** Nothing but numbers parts them: they have to count from one. */
export function countedParts(said: string): readonly string[] {
  const parts = said.split(countedParting)
  return isCounted(parts.map((part) => numbered.exec(part)?.[1] ?? '')) ? parts : []
}

function isCounted(numbers: readonly string[]): boolean {
  return numbers.length > 1 && numbers.every((number, at) => Number(number) === at + 1)
}

const noGap: Gap = { isWide: false, number: null, before: '', behind: '' }

function inOrder(gaps: readonly Gap[], parts: readonly string[]): string[] | null {
  const numbers = parts.map((part) => numbered.exec(part)?.[1] ?? null)
  const words = parts.map((part) => part.replace(numbered, ''))
  if (numbers.includes(null) || gaps.some(({ number }) => number === null)) return words
  const byNumber = new Map(numbers.map((number, at) => [number, words[at] ?? '']))
  const found = gaps.flatMap(({ number }) => byNumber.get(number) ?? [])
  return byNumber.size === parts.length ? found : null
}

/** '…… dân tộc' and '54 dân tộc': what stands beside the gap is no part of what fills it. */
export function withoutOwn(typed: string, gap: Pick<Gap, 'before' | 'behind'> | undefined): string {
  const word = withoutRest(withoutLead(typed, (gap?.before ?? '').trim()), gap)
  const [behind = ''] = /^\s+\p{L}[\p{L}\p{Pd}]*(?:\s+\p{L}[\p{L}\p{Pd}]*)?/u.exec(gap?.behind ?? '') ?? []
  const [before = ''] = /\p{L}+\s+$/u.exec(gap?.before ?? '') ?? []
  // All that stands behind it in its line, or the first words of that.
  const line = (gap?.behind ?? '').replace(/[\s.,;:?!]+$/u, '')
  const ends = [/^\s+\S/u.test(line) ? line : '', behind, /^\s+\S+/u.exec(behind)?.[0] ?? ''].filter(
    (own) => own !== '',
  )
  const end = ends.find((own) => word.toLowerCase().endsWith(own.toLowerCase())) ?? ''
  // '37 0C' and '…… 0C': a unit stands right behind the gap.
  const unit = /^[^\s.,;:?!)]{1,4}(?=[\s.,;:?!)]|$)/u.exec((gap?.behind ?? '').trimStart())?.[0] ?? ''
  const rest = word.slice(0, word.length - unit.length)
  const isUnit = end === '' && /[\p{L}%°]/u.test(unit) && word.endsWith(unit) && /\d\s?$/u.test(rest)
  if (isUnit) return rest.trim()
  // 'thành ……' and 'Thành phố Huế': a name of its own.
  const isBegun = before !== '' && word.startsWith(before)
  return word.slice(isBegun ? before.length : 0, word.length - end.length).trim()
}

/** 'cây' of '…ây' and 'lan' of 'l…': the rest of the word stands in the question. */
export function withoutRest(word: string, gap: Pick<Gap, 'before' | 'behind'> | undefined): string {
  const before = /[\p{L}\p{M}]+$/u.exec(gap?.before ?? '')?.[0].toLowerCase() ?? ''
  const behind = /^[\p{L}\p{M}]+/u.exec(gap?.behind ?? '')?.[0].toLowerCase() ?? ''
  const own = word.toLowerCase()
  const isRest = own.length > before.length + behind.length && own.startsWith(before) && own.endsWith(behind)
  return isRest && (before !== '' || behind !== '') ? word.slice(before.length, word.length - behind.length) : word
}

/** '5 tạ = 500kg' of '5 tạ = …… kg'; 'a / b' begins twice. */
function withoutLead(word: string, lead: string): string {
  const isLead = (/[=:：]$/u.test(lead) || /\S\s\S/u.test(lead)) && !/\s\/\s/u.test(word)
  return isLead && word.startsWith(lead) && word.length > lead.length ? word.slice(lead.length).trim() : word
}
