import { isTruths } from '../guides/guide-keys.ts'
import { plainLine, textLine } from '../../line-text.ts'
import { ofTruth } from '../../signs/truth-tasks.ts'
import type { WordDraft } from '../question-draft.ts'
import { gapOf, hasGaps } from './filled-gaps.ts'
import { withoutOwn } from './listed-fillings.ts'

/** 'Sai. Cá voi là thú.', 'F → two brothers', 'F (with his sister)' */
export const judgedFirst =
  /^(đúng|sai|true|false|[TFĐS])\s*(?:[.,:;–-]|→|->|=>|\(|(?=vì\s|because\s))\s*(\S.*?)\)?\.?$/iu
/** Neither of both may be right as well. */
export const thirds = [
  { sign: /not given|\(ng\)/iu, word: 'Not given', short: 'ng' },
  { sign: /no information|\(ni\)/iu, word: 'No information', short: 'ni' },
  { sign: /doesn['’]t say|\(ds\)/iu, word: "Doesn't say", short: 'ds' },
] as const
/** 'said (that) he was tired': with it, and without it. */
const optional = /\s?\((that|to|which|who|whom|the|a|an|been|very)\)(?=\s|$)/iu
/** 'HS tự trả lời' is said to those who mark it. */
const remark =
  /^[\s(]*(?:hs|học sinh|tuỳ|tùy|students?|open answers?|own answers?|đặt câu|viết (?:câu|đoạn|đúng)|vd|ví dụ|gợi ý|đúng (?:mỗi|được|ý)|mỗi|e\.g|eg\.|for example)(?![\p{L}])/iu
/** Nobody answers that in the same words. */
export const openly =
  /vì sao|tại sao|như thế nào|(?<![\p{L}])(?:em hãy|hãy) (?:nêu|kể|viết|đặt|giải thích|trình bày)|(?:^|[.:?]\s?)(?:chứng (?:minh|tỏ)|phân tích|thế nào là|(?:em )?(?:có )?nhận xét|(?:tả|vẽ)(?=\s)|nêu|kể|đặt (?:một |hai |\d )?câu|giải thích|trình bày|viết (?:một |hai |\d )?(?:câu|đoạn|bài))|khuyên (?:em|chúng ta)|(?<![\p{L}])em (?:thích|yêu|viết|muốn)(?![\p{L}])|tên (?:của )?em|giới thiệu|nói lời|(?:tìm|viết|nêu|cho) (?:một|hai|ba|\d) (?:từ|số|ví dụ|câu|tiếng)|(?<![\p{L}])your (?:name|favou?rite|age|family|school|hobby)|do you (?:like|live|want|have)|make (?:a|your own) sentence|em (?:sẽ|học được|rút ra)|(?<![\p{L}])why(?![\p{L}])|(?:^|[.:?)]\s?)(?:describe|explain|discuss|compare and contrast|justify|outline|summari[sz]e|d[ée]cri(?:s|vez)|expliquez?|descri(?:ba|ban|va|vi)|expli(?:ca|que)|beschreiben?|erklären?|erläutern?|begründen?|jelaskan|uraikan|опиши(?:те)?|объясни(?:те)?|opisz|wyjaśnij)(?![\p{L}])/iu
/** The same, and what is calculated or drawn step by step. */
export const ofTask = new RegExp(
  String.raw`${openly.source}|(?:^|[\s.,:;?)])(?:hỏi|giải|tính|tìm|vẽ|lập|rút gọn|so sánh|xác định|cho biết|hãy)(?![\p{L}])`,
  'imu',
)
const longestTask = 160
const mostWords = 3

/**
 * What a list behind the paper says of a question without options, where it is nothing that everybody types alike: a
 * remark, a reason, the key of one gap among several, a letter that may be a truth.
 */
export function settleTyped(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const { partKey, options } = draft
    if (partKey?.kind !== 'text' || options.length > 0 || draft.fields.type !== undefined) continue
    const asked = draft.stem.map((part) => ('line' in part ? plainLine(part.line) : '')).join(' ')
    const task = [...draft.shared.map(plainLine).filter(({ length }) => length <= longestTask), asked].join(' ')
    const gap = gapOf(draft.stem)
    // 'What (be) ___ your favourite colour?' asks for a word.
    const isWithin = gap !== null && /\p{L}/u.test(gap.behind) && partKey.text.split(/\s+/u).length <= mostWords
    const [, first = '', reason = ''] = ofTruth.test(task) ? (judgedFirst.exec(partKey.text) ?? []) : []
    if (first !== '' && !isTruths(partKey.text) && !thirds.some(({ sign }) => sign.test(task))) {
      draft.explanation.unshift(textLine(reason))
      draft.partKey = { kind: 'text', text: first }
      continue
    }
    if (optional.test(partKey.text)) {
      const texts = partKey.text.split(' | ').map((text) => (gap ? withoutOwn(text, gap) : text))
      const both = texts.flatMap((text) => [text.replace(optional, '').trim(), text.replace(optional, ' $1').trim()])
      draft.partKey = { kind: 'text', text: [...new Set(both)].join(' | ') }
      continue
    }
    if (/^[STFĐ]\.?$/iu.test(partKey.text) && !ofTruth.test(task)) draft.partKey = { kind: 'unclear', letters: [] }
    else if (remark.test(partKey.text) || (openly.test(asked) && !isWithin) || (hasGaps(draft.stem) && !gap)) {
      draft.explanation.unshift(textLine(partKey.text.split(' | ').at(-1) ?? ''))
      draft.isGuided = !hasGaps(draft.stem)
      draft.partKey = null
    } else if (gap) {
      // With what stands beside the gap, and without it.
      const own = withoutOwn(partKey.text, gap)
      if (own !== '' && own !== partKey.text) draft.partKey = { kind: 'text', text: `${own} | ${partKey.text}` }
    }
  }
}
