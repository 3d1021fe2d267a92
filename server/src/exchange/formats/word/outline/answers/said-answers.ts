import { plainTruthOf } from '../../../item.ts'
import { cutLine, plainLine, textLine } from '../../line-text.ts'
import { formula, isKeyAlone, isTruths, withoutPoints, withoutResult } from '../../paper/guides/guide-keys.ts'
import { ofOneself, typedDoubt } from '../../../text/several-typed.ts'
import type { WordDraft } from '../../paper/question-draft.ts'
import { keyPairs } from '../../signs/key-signs.ts'
import { optionStarts, optionsInside } from '../../signs/option-signs.ts'
import { pairsIn } from '../../signs/pair-signs.ts'
import type { Line } from '../../word-file.ts'
import { isMarking } from '../keys/guide-lines.ts'
import { takeChosen } from './chosen-answers.ts'
import { takeMatched } from './matched-texts.ts'
import { fillingsFor, hasGaps, takeGaps } from '../../paper/kinds/filled-gaps.ts'
import { judgedFirst, openly } from '../../paper/kinds/typed-keys.ts'
import { ofTruth } from '../../signs/truth-tasks.ts'
import { ofOrder, takeBracketed, takeOrder, takeThird } from './offered-words.ts'
import { setTyped, setUnclear, takeSolved } from './taken-answers.ts'

/** '- TN: Gần sáng' */
const bullet = /^[-–+•]\s+(?=\p{L})/u
const sentence = /\p{L}+(?:\s\p{L}+){3}/u
const longestRewritten = 120
/** More than that is a text to be read. */
const longestTask = 160

/** What the list of keys says of a question becomes its key, or how it may be solved. */
export function takeSaid(draft: WordDraft, said: readonly Line[]): void {
  const asked = draft.stem.map((part) => ('line' in part ? plainLine(part.line) : '')).join(' ')
  const task = [...draft.shared.map(plainLine).filter((line) => line.length <= longestTask), asked].join(' ')
  const texts = said.map((line) => withoutPoints(plainLine(line)).replace(bullet, '')).filter((one) => one !== '')
  const text = texts.length === 1 ? withoutResult(texts[0] ?? '') : texts.join('; ')
  if (draft.options.length > 1) return takeChosen(draft, said, text)
  // '3. -4' behind what was no answer is said of the third, and this may be the first.
  const ofAnother =
    said.length === 1 ? Number(/^\s*(\d{1,2})\s?[.)]\s+\S/u.exec(plainLine(said[0] ?? []))?.[1] ?? 1) : 1
  if (ofAnother > 1 && ofAnother !== draft.number) return setUnclear(draft)
  // 'Nối đúng mỗi số được 0,5 điểm' is said to those who mark it.
  if (said.every((line) => /^\s*\p{L}/u.test(plainLine(line)) && isMarking(plainLine(line))))
    return takeSolved(draft, said)
  if (formula.test(text)) return takeSolved(draft, said)
  // '4 1đ': its points, or forty-one.
  if (/\d\s\d{1,2}\s?(?:đ|điểm)$/iu.test(text)) return setUnclear(draft)
  // Several are asked at once, and nobody knows which of them this answers.
  if (draft.stem.some((part) => 'line' in part && optionsWithin(plainLine(part.line)))) return setUnclear(draft)
  if (ofOneself.test(text)) {
    draft.isEssay = true
    return takeSolved(draft, said)
  }
  const [, first = '', reason = ''] = isTruths(text) ? [] : (judgedFirst.exec(text) ?? [])
  if (said.length === 1 && takeThird(draft, task, first === '' ? text : first)) {
    if (reason !== '') draft.explanation.push(textLine(reason))
    return
  }
  if (ofTruth.test(task) && said.length === 1) {
    const truth = rightOrWrong(task, text) ?? ticked(task, text) ?? truthIn(text.replace(/\.$/u, '')) ?? truthIn(first)
    if (truth !== null) {
      draft.stem = draft.stem.map((part) => ('line' in part ? { line: withoutBoxes(part.line) } : part))
      if (reason !== '') draft.explanation.push(textLine(reason))
      return setTyped(draft, truth ? 'Đúng' : 'Sai')
    }
    // 'NI': neither of both.
    if (/^\p{Lu}{1,3}\.?$/u.test(text)) return setUnclear(draft)
  }
  // A letter names an option, and nobody saw any.
  if (/^[A-JTa-j]\.?$/u.test(text))
    return void (draft.partKey = { kind: 'letters', letters: [text.charAt(0).toUpperCase()] })
  const truths = countedTruths(said)
  if (truths !== null) return setTyped(draft, truths)
  if (takeMatched(draft, task, said)) return
  if (pairsIn(text) !== null || isTruths(text)) return setTyped(draft, text)
  // '1. A 2. B' where nobody sees what is to be chosen.
  if (!ofOrder.test(task) && (keyPairs(text, true)?.letters.size ?? 0) > 1) return setUnclear(draft)
  // Words to be put in order may stand above room for the sentence.
  if (said.length === 1 && isReordered(asked, text) && typedDoubt(text)?.code !== 'typedSeveral')
    return setTyped(draft, text)
  // 'Nam is taller than Lan. / Lan is taller than Nam.': either of them.
  const either = said.length === 1 ? text.split(/(?<=[.!?])\s\/\s(?=\p{Lu})/u) : []
  if (either.length > 1 && either.every((one) => isReordered(asked, one))) return setTyped(draft, either.join(' | '))
  const fillings = fillingsFor(draft.stem, text)
  const [only, ...others] = fillings ?? []
  if (takeOrder(draft, task, only !== undefined && others.length === 0 ? only : text)) return
  if (fillings && others.length > 0) return takeGaps(draft, fillings)
  // A letter alone would name an option.
  if (only !== undefined && /^\p{L}$/u.test(only)) return takeGaps(draft, [only])
  // A sentence may as well be typed as a whole.
  if (only !== undefined && typedDoubt(only) === null) {
    // What fills a gap is typed, also below 'Tự luận'.
    draft.isEssay = false
    const isWhole = sentence.test(text) || (only.length < text.length && !/\s/u.test(text))
    return setTyped(draft, only !== text && isWhole ? `${only} | ${text}` : only)
  }
  if (takeBracketed(draft, text)) return
  const typed = withoutName(task, text)
  const isWritten = draft.isEssay && !hasGaps(draft.stem)
  const isSure = said.length === 1 && !isWritten && typedDoubt(typed) === null
  if (isSure && (isKeyAlone(typed, false) || isRewritten(task, asked, text))) {
    draft.isEssay = false
    return setTyped(draft, typed)
  }
  // A result is typed; what may be typed in more than one way is asked about, and written about only where that is asked.
  const isResult = result.test(typed) || isKeyAlone(typed, false)
  const isShort = said.length === 1 && !isWritten && isResult
  if (isShort && !openly.test(asked)) return setTyped(draft, typed)
  takeSolved(draft, said)
}

/** '240 N/m² (Pa)', '3,5 giờ (3 giờ 30 phút)' */
const result = /^[-–−≈]?\s?\d[\d.,]{0,15}\s?(?:[\p{L}%°µΩ²³/.·]{1,12}\s?){0,3}(?:\([^()]{1,30}\))?\.?$/u

/** '1) Đ', '2) S', one below the other: what is true of each. */
function countedTruths(said: readonly Line[]): string | null {
  const words = said.map((line, at) => {
    const [, number, word = ''] = /^\s*(\d{1,2})\s?[.):–-]\s*(.{1,8}?)[.;,]?\s*$/u.exec(plainLine(line)) ?? []
    return Number(number) === at + 1 ? plainTruthOf(word) : null
  })
  return words.length > 1 && !words.includes(null)
    ? words.map((isTrue) => (isTrue === true ? 'Đ' : 'S')).join(', ')
    : null
}

/** '1. A. car B. bus C. train' */
function optionsWithin(text: string): boolean {
  return optionsInside(text).length > 0 || optionStarts(text, 0).length > 1
}

/** 'Trạng ngữ: Trưa hè' where that is what was asked for. */
function withoutName(asked: string, text: string): string {
  const [all = '', name = ''] = /^([^:：]{2,30})[:：]\s*(?=\S)/u.exec(text) ?? []
  return /\p{L}{2}/u.test(name) && asked.toLowerCase().includes(name.trim().toLowerCase())
    ? text.slice(all.length)
    : text
}

const boxes =
  /(?:\s{1,40}(?:True|T|Đúng|Đ|Yes)\s{0,3}[□☐]?\s{0,9}[/|]?\s{0,9}(?:False|F|Sai|S|No)\s{0,3}[□☐]?|\s{0,9}[□☐]|\s{0,9}(?:_{3,200}|…{2,200}|\.{5,200}))\s{0,40}$/iu

/** Behind a statement: where its truth is ticked or written. */
function withoutBoxes(line: Line): Line {
  const found = boxes.exec(plainLine(line))
  return found && found.index > 0 ? cutLine(line, 0, found.index) : line
}

/** 'R' and 'W', where these are the letters for it. */
function rightOrWrong(task: string, text: string): boolean | null {
  const letter = /right\s?\(r\)/iu.test(task) ? /^([RW])\.?$/u.exec(text)?.[1] : undefined
  return letter === undefined ? null : letter === 'R'
}

/** 'V' is how a tick is typed. */
function ticked(task: string, text: string): boolean | null {
  return /[✓✔√]|(?<![\p{L}])tick(?![\p{L}])/iu.test(task) && /^v\.?$/iu.test(text) ? true : null
}

/** A tick, or a cross. */
function truthIn(text: string): boolean | null {
  if (/^[✓✔√☑]$/u.test(text)) return true
  return /^[x✗✘×]$/iu.test(text) ? false : plainTruthOf(text)
}

const ofRewriting =
  /(?:rewrite|re-?order|re-?arrange|put the words|make (?:up )?(?:correct )?sentences|sắp xếp|viết lại|chuyển (?:các |những )?câu|(?:change|turn|put) (?:the |these )?(?:following )?sentences? )/iu
/** 'Chuyển sang câu bị động': one sentence for each. */
const ofVoice =
  /(?:chuyển|đổi|change|turn|put|rewrite)\s.{0,60}(?:bị động|chủ động|passive|active|gián tiếp|trực tiếp|reported|indirect|direct|phủ định|nghi vấn|negative|interrogative)/iu

/** Words to be put in order make one sentence; one that is said in other words begins with what is given. */
function isRewritten(task: string, asked: string, text: string): boolean {
  const isAsked = (ofRewriting.test(task) && begunBelow.test(asked)) || ofVoice.test(task)
  return text.length <= longestRewritten && !slashed.test(asked) && isAsked
}

/** '→ It is ……', '- It is ……' */
const begunBelow = /→|=>|->|⇒|\s[-–]\s\S[^.…_]*(?:\.{4}|…{2}|_{3})[.…_\s]*$/u
const slashed = /\S\s?\/\s?\S/u

function isReordered(asked: string, text: string): boolean {
  return (
    text.length <= longestRewritten &&
    (slashed.test(asked) || /\S\t+\S.*\t+\S/u.test(asked)) &&
    isSameWords(asked.replace(/^[^/]*[:：](?=[^/]*\/)/u, ''), text)
  )
}

function isSameWords(one: string, other: string): boolean {
  const words = (text: string): string => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).toSorted().join(' ')
  return words(other) !== '' && words(one) === words(other)
}
