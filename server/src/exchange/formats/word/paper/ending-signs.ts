import { cutLine, features, looksAll, plainLine, trimLine } from '../line-text.ts'
import { lettersIn } from '../signs/key-signs.ts'
import { rightBehind } from '../signs/option-signs.ts'
import { letterBehind } from '../signs/option-letters.ts'
import type { Line } from '../word-file.ts'
import type { WordDraft } from './question-draft.ts'
import type { WordOption } from './settled-keys.ts'

/** Signs around options: what they mean is told by the whole file. */

/** 'B. * Hà Nội' is right where most questions have one such option; elsewhere a star belongs to what is said. */
export function settleLeadingStars(drafts: readonly WordDraft[]): void {
  const chosen = drafts.filter(({ options, answers }) => options.length > 1 && answers.length === 0)
  const starred = chosen.filter(({ options }) => options.filter(hasStarBefore).length === 1)
  if (starred.length < 3 || starred.length * 2 < chosen.length) return
  for (const option of starred.flatMap(({ options }) => options.filter(hasStarBefore))) {
    const [first = [], ...others] = option.lines
    option.isStarred = true
    option.lines = [trimLine(cutLine(first, starBefore.exec(plainLine(first))?.[0].length ?? 0)), ...others]
  }
}

const starBefore = /^\s*\*\s*(?=[^\s*])/u

function hasStarBefore({ lines }: WordOption): boolean {
  return starBefore.test(plainLine(lines[0] ?? []))
}

/** 'B. Hà Nội (đúng)' is right where most questions have one such option; elsewhere it belongs to what is said. */
export function settleRightBehind(drafts: readonly WordDraft[]): void {
  const chosen = drafts.filter(({ options, answers }) => options.length > 1 && answers.length === 0)
  const shown = chosen.filter(({ options }) => !options.some(({ isStarred }) => isStarred))
  const areCrosses = !shown.some(({ options }) => options.some(isCalculated))
  const signOf = (option: WordOption): string | null => {
    const sign = signBehind(option)
    return sign === 'x' && !areCrosses ? null : sign
  }
  const said = shown.filter(({ options }) => options.filter((option) => signOf(option) !== null).length === 1)
  // In two questions a word between brackets says as much as any sign in three.
  const isEach =
    said.length > 1 && said.length === chosen.length && said.every(({ options }) => options.some(isInWords))
  const isUsual = said.length >= 3 && said.length * 3 >= chosen.length * 2
  const crossed = said.filter(({ options }) => options.some((option) => signOf(option) === 'x'))
  const areMostCrossed = crossed.length >= fewestCrossed && crossed.length * 2 > chosen.length
  if (!isEach && !isUsual && !areMostCrossed) return
  // Beside '-> [SAI]' each of them is a statement; 'run(false)' is what one of many says.
  if (chosen.filter(({ options }) => options.some(isWrongBehind)).length * 2 > said.length) return
  const signs = said.flatMap(({ options }) => options.flatMap((option) => signOf(option) ?? []))
  // 'while (true)' beside '[đúng]' is what an option says.
  const groups = [...Map.groupBy(signs, (sign) => sign)]
  const usual = new Set(groups.flatMap(([sign, own]) => (own.length * 4 >= signs.length ? [sign] : [])))
  for (const draft of shown) {
    const right = draft.options.filter((option) => usual.has(signOf(option) ?? '-'))
    const areAll = right.length === draft.options.length
    // Two crosses may be two keys, or one that was meant and one that was forgotten.
    if (right.length > 1 && !areAll && right.every((option) => signOf(option) === 'x'))
      draft.disordered.push(...right.map(({ lines }) => plainLine(lines.at(-1) ?? []).trim()))
    else if (right.length > 1 && (areAll || !right.every(isInWords))) continue
    for (const option of right) {
      const last = option.lines.at(-1) ?? []
      const at = rightBehind.exec(plainLine(last))?.index
      option.isStarred = true
      option.lines = [...option.lines.slice(0, -1), trimLine(cutLine(last, 0, at))]
    }
  }
}

const inBrackets = /[([]\s?(?:đúng|correct|right|answer|đáp án|đáp án đúng|correct answer|right answer)\s?[)\]]\s*$/iu

/**
 * 'A. Huế (đáp án đúng)' above 'Đáp án: A' says the same twice, and is no part of what can be chosen. Where both say
 * something else somebody is asked.
 */
export function settleRightSaidTwice(drafts: readonly WordDraft[]): void {
  const said = drafts.flatMap((draft) => {
    const named = new Set([...draft.answers.flatMap((answer) => lettersIn(answer) ?? []), ...draft.concluded])
    const right = draft.options.filter(({ lines }) => inBrackets.test(plainLine(lines.at(-1) ?? [])))
    return named.size > 0 && right.length > 0 && right.length < draft.options.length ? [{ draft, named, right }] : []
  })
  const isSame = ({ named, right }: (typeof said)[number]): boolean =>
    right.length === named.size && right.every(({ letter }) => named.has(letter))
  if (said.filter(isSame).length < 2) return
  for (const own of said)
    for (const option of own.right) {
      const last = option.lines.at(-1) ?? []
      if (!isSame(own)) own.draft.disordered.push(plainLine(last).trim())
      else
        option.lines = [
          ...option.lines.slice(0, -1),
          trimLine(cutLine(last, 0, inBrackets.exec(plainLine(last))?.index)),
        ]
    }
}

const fewestCrossed = 5
const calculated =
  /(?:[=+\-–*/^<>(:,]|(?<![\p{L}])(?:sin|cos|tan|cot|log|ln|lim|căn|sqrt|và|and|or|hoặc|số|ẩn|biến|theo))\s+x\s*$/iu

/** 'y = 2 + x', 'sin x': a name for a number, and no cross. */
function isCalculated({ lines }: WordOption): boolean {
  return calculated.test(plainLine(lines.at(-1) ?? []))
}

/** Its word, however it is typed, or what stands there instead. */
function signBehind({ lines }: WordOption): string | null {
  const sign = rightBehind.exec(plainLine(lines.at(-1) ?? []))?.[0].toLowerCase()
  return sign === undefined ? null : (/\p{L}{2}.*\p{L}/u.exec(sign)?.[0] ?? sign.trim())
}

function isWrongBehind({ lines }: WordOption): boolean {
  return /[([>→]\s{0,3}(?:sai|false|wrong|incorrect)\s?[)\]]?\s*$/iu.test(plainLine(lines.at(-1) ?? []))
}

/** 'true' may as well be what several options say. */
function isInWords(option: WordOption): boolean {
  const sign = signBehind(option) ?? ''
  return sign !== 'true' && /^\p{L}{3}/u.test(sign)
}

/** A star behind one option of one question among many belongs to its text: 'SELECT *'. */
export function settleStars(drafts: readonly WordDraft[]): void {
  for (const { options, answers } of drafts) {
    settleClosed(options, answers)
    for (const option of options) if (emphasised.test(plainLine(option.typed ?? []))) keepStar(option)
  }
  const chosen = drafts.filter(({ options, answers }) => options.length > 1 && answers.length === 0)
  const starred = chosen.filter(({ options }) => options.some(({ typed }) => typed !== undefined && endsInStar(typed)))
  if (chosen.length < 4 || starred.length * 4 >= chosen.length) return
  for (const option of starred.flatMap(({ options }) => options)) keepStar(option)
}

/** 'grow**th**': the letters between them are meant, and no option is marked. */
const emphasised = /\p{L}\*\*[^*]{1,40}\*\*\s*$/u

function keepStar(option: WordOption): void {
  if (option.typed === undefined || !endsInStar(option.typed)) return
  option.lines = [option.typed, ...option.lines.slice(1)]
  option.isStarred = false
}

/** '{0, 1}*' says something where the key names another one. */
function settleClosed(options: WordDraft['options'], answers: readonly string[]): void {
  const named = answers.flatMap((answer) => lettersIn(answer) ?? [])
  if (named.length === 0) return
  for (const option of options)
    if (!named.includes(option.letter) && /[)}\]]\*$/u.test(plainLine(option.typed ?? []).trim())) keepStar(option)
}

function endsInStar(line: Line): boolean {
  return plainLine(line).endsWith('*')
}

/** Some type the letter of the right option once more behind it: 'b. 16 px   B'. */
export function settleEchoes(drafts: readonly WordDraft[]): void {
  const chosen = drafts.filter(({ options, answers }) => options.length > 1 && answers.length === 0)
  const echoed = chosen.filter(({ options }) => {
    const count = options.filter((option) => echoAt(option) !== null).length
    return count > 0 && count < options.length
  })
  if (echoed.length < 3 || echoed.length * 5 < chosen.length * 2) return
  for (const draft of echoed)
    for (const option of draft.options) {
      const at = echoAt(option)
      const last = option.lines.at(-1)
      if (at === null || !last) continue
      // 'Vitamin A' may as well be what the first option says.
      if (!/\s{2}\S$|\t\S$/u.test(plainLine(last).trimEnd()) && !isSetApart(last)) {
        draft.disordered.push(plainLine(last))
        continue
      }
      option.isStarred = true
      option.lines = [...option.lines.slice(0, -1), trimLine(cutLine(last, 0, at))]
    }
}

function isSetApart(line: Line): boolean {
  return features.some((feature) => looksAll(line, feature))
}

function echoAt({ letter, lines }: WordOption): number | null {
  const found = letterBehind.exec(plainLine(lines.at(-1) ?? []))
  return found?.[1] === letter ? found.index : null
}
