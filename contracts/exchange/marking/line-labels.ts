/** What a line begins with, as far as another line may begin so: 'câu #.', '#)', 'A.', '文、', '-', 'đáp án:'. */

export interface LineLabel {
  sign: string
  /** Where the text behind it begins. */
  at: number
  /** The number or letter that it counts by: '12', 'B', 'Б', 'II'. */
  counted: string | null
  /** Nothing but a label; words before a letter or a colon may as well be what is asked. */
  isCertain: boolean
}

const close = String.raw`[.:)\]/→、．：）】。–—-]`
const word = String.raw`[\p{L}\p{M}]{1,20}`
const words = String.raw`(?:${word}\s{1,3}){0,3}${word}`
const points = String.raw`(?:\s{0,3}[([]\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ|pts?|points?|marks?)\.?\s?[)\]])?`
/** Numbers of whatever script, Roman ones, letters of whatever alphabet, numbers in circles. */
const counter = String.raw`\p{Nd}{1,4}|[IVX]{2,5}|[ivx]{2,5}|\p{L}|[①-⓿❶-➓]`
const counting = String.raw`([*✓#]?)([([（【]?)(${counter})(?:(\s?${close}{1,2})(?!\p{Nd})|(?<=[①-⓿❶-➓]))`

const starting = new RegExp(`^${counting}${points}\\s*`, 'u')
const standing = new RegExp(String.raw`(?<=\s)${counting}\s*(?=\S)`, 'gu')
const named = new RegExp(
  String.raw`^(${words})\s{0,3}(\p{Nd}{1,4})(\p{Lo}?)(?![\p{Nd},]|\.\p{Nd})${points}(?:\s?(${close}{1,2})${points}\s*|\s*(?=[\p{Lu}\p{Lo}]|$))`,
  'u',
)
const lettered = new RegExp(String.raw`^(${words})\s{1,3}([IVX]{1,5}|\p{Lu})(?![\p{L}\p{M}\p{Nd}])`, 'u')
const said = new RegExp(String.raw`^(${words})(?:\s?[:：]|\.(?=\s))\s*`, 'u')
/** A number or a letter with no sign behind it. */
const open = /^(?:(\p{Nd}{1,4})\s+(?=\p{Lu})|([A-Ha-h])\s+|(\p{Nd}{1,2}|\p{L})$)/u
const point = /^(?:([•●▪◦○☐☑✓✔→⇒➔]|=+>|-+>)\s*|([-–—*+~])\s+)(?=\S)/u
/** '20 - 7', '10 : 2': signs between numbers belong to a sum. */
const sum = /^\d{1,4}\s?[:/–—→-]\s*[\d(]/u

/** Short lines may be known by all that they say. */
const longestWhole = 40

/** All that the line may be known by, the surest first; each counts only where another line is known by it, too. */
export function labelsOf(text: string): LineLabel[] {
  const head = text.slice(0, 120)
  const labels: LineLabel[] = []
  const add = (sign: string, at: number, counted: string | null, isCertain: boolean): void =>
    void labels.push({ sign, at, counted: counted === null ? null : plain(counted).toUpperCase(), isCertain })

  const [byName, name = '', number = '', unit = '', ending = ''] = named.exec(head) ?? []
  if (byName !== undefined) add(`${folded(name)} #${unit}${plain(ending)}`, byName.length, number, true)
  const counts = sum.test(head) ? null : starting.exec(head)
  if (counts) for (const sign of signsOf(counts)) add(sign, counts[0].length, counts[3] ?? '', true)
  const [bare, before, letter, alone] = open.exec(head) ?? []
  if (before !== undefined) add('#', bare?.length ?? 0, before, true)
  if (letter !== undefined) add(`${kindOf(letter)} `, bare?.length ?? 0, letter, true)
  if (alone !== undefined) add(`=${kindOf(alone)}`, 0, alone, false)
  const [group, heading = '', which = ''] = lettered.exec(head) ?? []
  if (group !== undefined) add(`${folded(heading)} A`, group.length - which.length, which, false)
  const [drawn] = point.exec(head) ?? []
  if (drawn !== undefined) add(drawn.trim(), drawn.length, null, true)
  const [spoken, spokenWords = ''] = said.exec(head) ?? []
  if (spoken !== undefined) add(`${folded(spokenWords)}:`, spoken.length, null, false)
  if (text.length <= longestWhole) add(`=${folded(text)}`, 0, null, false)
  return labels
}

export interface StandingLabel {
  name: string
  /** From where to where it stands in the text. */
  from: number
  to: number
  isStarred: boolean
}

/** What counts on inside of a line that begins with this label. */
export function labelsInside(text: string, { sign }: LineLabel): StandingLabel[] {
  return [...text.matchAll(standing)].flatMap((found) => {
    const [all, star, , name = ''] = found
    if (!signsOf(found).includes(sign)) return []
    return [
      { name: plain(name).toUpperCase(), from: found.index, to: found.index + all.length, isStarred: star !== '' },
    ]
  })
}

/** 'I.' is a number or a letter. */
function signsOf([, , before = '', own = '', after = '']: RegExpMatchArray): string[] {
  const kinds = /^[IVX]$/iu.test(own) ? [own < 'a' ? 'I' : 'i', kindOf(own)] : [kindOf(own)]
  return kinds.map((kind) => `${plain(before)}${kind}${plain(after)}`)
}

function kindOf(own: string): string {
  if (/^\p{Nd}/u.test(own)) return '#'
  if (/^[ivx]{2,}$/iu.test(own)) return own < 'a' ? 'I' : 'i'
  if (/^\p{L}/u.test(own)) return /\p{Lo}/u.test(own) ? '文' : own === own.toLowerCase() ? 'a' : 'A'
  return '①'
}

/** Wide letters, numbers and signs as they are written elsewhere. */
const plain = (text: string): string => text.normalize('NFKC').trim()

function folded(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}
