import { plainLine } from '../../line-text.ts'
import { isSmall } from '../../signs/option-letters.ts'
import type { WordDraft } from '../question-draft.ts'

type Options = readonly WordDraft['options'][number][]

/** Letters that may mean something else than which option is right. */
export function isDoubtful(
  asked: string,
  options: Options,
  keys: ReadonlySet<string>,
  { isUntyped, isColored }: { isUntyped: boolean; isColored: boolean },
): boolean {
  // Each is judged or filled in, or all are put in order: one letter says neither.
  const isOther =
    /đúng ghi|sai ghi|sắp xếp (?:các|những)|theo (?:đúng )?thứ tự|đặt tính|tính nhẩm|tìm x/iu.test(asked) ||
    // Where one of them has a color they are names of what a program shows: 'Format…'.
    (!isColored && options.every(({ lines }) => /\.{3}|…|_{2}/u.test(plainLine(lines[0] ?? []))))
  if (isOther && isUntyped && options.every(isSmall) && !areOrders(options)) return true
  const wanted = countIn(asked)
  if (wanted !== null && keys.size > 0 && keys.size !== wanted) return true
  // 'A, B, C' beside 'D. Cả ba ý trên' may mean either.
  const rest = options.filter(({ letter }) => !keys.has(letter))
  if (keys.size > 1 && rest.some(({ lines }) => namesAll(plainLine(lines[0] ?? []), keys))) return true
  return keys.size > 1 && rest.length === 1 && allOf.test(rest.flatMap(({ lines }) => lines.map(plainLine)).join(' '))
}

/** 'gieo, tưới, gặt' beside 'tưới, gieo, gặt': each is an order of the same, and one of them is chosen. */
function areOrders(options: Options): boolean {
  const lists = options.map(({ lines }) =>
    lines
      .map(plainLine)
      .join(' ')
      .split(/\s?(?:,|;|→|->|–|-)\s/u)
      .map((step) =>
        step
          .replace(/[.;]\s*$/u, '')
          .trim()
          .toLowerCase(),
      ),
  )
  const [first = []] = lists
  const shared = first.filter((step) => lists.every((steps) => steps.includes(step)))
  return lists.length > 2 && shared.length > 1 && lists.every(({ length }) => length > 2 && shared.length * 2 >= length)
}

const counts = ['two', 'three', 'four', 'five', 'six', 'seven']
const several =
  /(?:check|choose|select|tick|mark|pick)\s(?:any\s|the\s)?(?:\(?)([2-7]|two|three|four|five|six|seven)\)?\s(?:correct\s|right\s|best\s)?(?:options|answers|choices)(?![\p{L}])/iu

const inBrackets =
  /[([](?:please\s)?(?:check|choose|select|pick)\s(?:any\s)?([2-7]|two|three|four|five|six|seven)\.?[)\]]/iu

/** 'Check 2 options' and '(choose two)' say how many are right. */
function countIn(asked: string): number | null {
  const said = (several.exec(asked) ?? inBrackets.exec(asked))?.[1]?.toLowerCase()
  return said === undefined ? null : counts.includes(said) ? counts.indexOf(said) + 2 : Number(said)
}

const isSum = /^[\d\s.,()]*\d\s?[-–+×x:÷*/]\s?\d[\d\s.,()\-–+×x:÷*/]*$/iu

/** '7 x 8 = 56' where '7 x 8' was asked: the result alone is right as well. */
export function withResult(text: string, asked: string): string[] {
  const [, left = '', right = ''] = /^([^=]{1,60})=\s*([^=\s][^=]{0,30})$/u.exec(text) ?? []
  const plain = (one: string): string => one.replaceAll(/[\s.]+/gu, '').toLowerCase()
  const isAsked = /\d/u.test(left) && plain(asked).includes(plain(left))
  // 'Tìm hiệu của hai số': '99 – 10 = 89' says how it is found.
  const isFound =
    isSum.test(left) &&
    /^\d[\d\s.,]*$/u.test(right.trim()) &&
    !/phép (?:tính|cộng|trừ|nhân|chia)|biểu thức/iu.test(asked)
  // 'BC = 5 cm' where 'Tính BC' is asked.
  const name = /^\p{L}[\p{L}\d]{0,3}$/u.test(left.trim()) ? left.trim() : ''
  const isNamed = name !== '' && asked.split(/[^\p{L}\d]+/u).includes(name)
  return right !== '' && !/\.{3}|…|_{2}/u.test(asked) && (isAsked || isFound || isNamed) ? [text, right.trim()] : [text]
}

/** '第1空: …', 'Blank 1: …' before what is typed into it. */
const gapName = /^(?:第\s?1\s?空|blank\s?1)\s?[:：]\s?(?=\S)/iu

/** A minus as on keyboards, and a large number with and without gaps. */
export function asTyped(text: string): string[] {
  const plain = text
    .replace(gapName, '')
    .replace(/^[≈~]\s?(?=[-–−]?\d)/u, '')
    .replace(/^[-–−]\s?(?=\d)/u, '-')
  return /^-?\d{1,3}(?:\s\d{3})+$/u.test(plain) ? [plain, plain.replaceAll(/\s/gu, '')] : [plain]
}

/** 'Cả A và B' is what these two mean together. */
function namesAll(text: string, keys: ReadonlySet<string>): boolean {
  const named =
    /^\s*(?:cả|both)\s((?:[A-J](?:\s?(?:,|và|and|&)\s?)?)+)(?![\p{L}])/iu.exec(text)?.[1]?.match(/[A-J]/gu) ?? []
  return named.length === keys.size && named.every((letter) => keys.has(letter))
}

const allOf = /^\s*(?:cả (?:ba|bốn|hai|\d|[a-d]\s?,)|tất cả|all of)(?![\p{L}])/iu

/** '"B",' is a line of a program that somebody pasted. */
export function isOfProgram(text: string): boolean {
  return /^(["'`])(?:(?!\1).){0,200}\1\s?,$/u.test(text)
}
