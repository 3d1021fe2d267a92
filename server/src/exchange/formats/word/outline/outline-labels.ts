import { questionStart, squeezed } from '../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../signs/option-signs.ts'
import { pointsBehind } from '../signs/points-said.ts'

/** How the parts of a school paper are named and counted, from the paper itself down to 'a)'. */
type OutlineStyle =
  /** 'ĐỀ SỐ 2' */
  | 'paper'
  /** 'Phân môn Lịch sử' */
  | 'subject'
  /** 'PHẦN II' */
  | 'part'
  /** 'II.' */
  | 'roman'
  /** 'B. ĐỌC HIỂU' */
  | 'upper'
  /** '2.1. Chính tả' */
  | 'decimal'
  /** 'Đọc đoạn văn sau và trả lời câu 3 đến câu 5' between two questions. */
  | 'passage'
  /** 'TẬP LÀM VĂN' */
  | 'title'
  | 'named'
  | 'number'
  | 'small'

export interface OutlineLabel {
  style: OutlineStyle
  /** 'bài' beside 'câu' counts by itself. */
  word: string
  /** What it is called in the list of keys as well: '2' of 'II.', 'B.' and 'Câu 2'. */
  key: string
  at: number
  points: number | null
  level: string | null
  /** 'B. TỰ LUẬN': nothing that is chosen. */
  isTitle?: true
  /** 'E. WRITING' */
  isLarge?: true
}

const sections = new Set<OutlineStyle>(['paper', 'subject', 'part', 'roman', 'upper', 'decimal', 'passage', 'title'])

/** 'PHẦN II', 'II.' and 'B.' count the same. */
export const countedStyles: ReadonlySet<OutlineStyle> = new Set(['part', 'roman', 'upper'])

export function isSection({ style }: OutlineLabel): boolean {
  return sections.has(style)
}

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const before = String.raw`^[\s*#•–—-]{0,8}`
const paper =
  /^[^\p{L}\d]{0,8}(?:.{0,60}\s)?đề\s{0,3}(?:(?:thi|kiểm tra|ôn tập)\s{1,3})?(?:số\s{0,3})?0?(\d{1,2})(?![\p{L}\d])/iu
/** '1. Đề thi học kì 1 môn Toán' is counted, and asks nothing. */
const test = /^[\s*#]{0,8}\d{1,2}\s?[.)]\s*(đề\s(?:thi|kiểm tra|ôn tập|khảo sát)\s[^?:]*)$/iu
const subject = new RegExp(String.raw`${before}phân môn\s{1,3}([\p{L}\s]{2,30})`, 'iu')
const part = new RegExp(
  String.raw`${before}(?:phần|part|section)\s{1,3}([IVX]{1,4}|\d{1,2}|[A-E])(?![\p{L}\d])\s{0,3}[.:)/–-]?\s*`,
  'iu',
)
/** 'II.', 'Question II.' */
const numeral =
  /^[\s*#]{0,8}(?:(?:[Qq]uestion|QUESTION)\s{1,3}(?=[IVX]{1,5}\s?[.:(]))?([IVX]{1,5})(?:\s?[./):–-]\s*|(?<=uestion\s{1,3}[IVX]{1,5})\s?(?=\())/u
/** 'I, ĐỌC HIỂU' */
const commaed = /^[\s*#]{0,8}([IVX]{1,5})\s?,\s*/u
const upper = /^[\s*#]{0,8}([A-F])\s?[./):–-]\s*/u
/** 'A.1' of part A. */
const lettered = /^[\s*#]{0,8}([A-D])\.(\d{1,2})(?!\d)\s?(?:[.:)](?!\d)\s*|(?=[([]|\s\p{Lu}))/u
/** 'C1.' of those who save ink. */
const initial = /^[\s*#]{0,8}C\s?(\d{1,2})\s?[.:)]\s*/u
/** 'Câu II:' above '1.' to '4.' */
const romanNamed = /^[\s*#]{0,8}câu\s{1,3}([IVX]{1,5})\s?(?:[.:)]\s*|(?=\())/iu
const task = /^[\s*#]{0,8}(task|exercise|activity|number|ex)\s{0,3}[.:]?\s{0,3}(\d{1,2})(?!\d)\s{0,3}[.:)/–-]?\s*/iu
const number = /^[\s*#]{0,8}(\d{1,3})\s?(?:[.)/](?!\d)|:(?=\s|\p{L})|[-–](?=\s?[\p{L}"“]))\s*/u
const small = /^[\s*#]{0,8}([a-h])\s?(?:[.)](?!\d)|\/(?=\s))\s*/u
const decimal =
  /^[\s*#]{0,8}(\d{1,2})\.(\d{1,2})(?:\s?[.:)]\s+(?=\p{Lu})|\s+(?=(?:Trắc nghiệm|Tự luận|TRẮC NGHIỆM|TỰ LUẬN|Phần |PHẦN )))/u
const longestTitle = 90

/** What heads a part of a paper; nobody chooses between such lines. */
const heads =
  /^(?:phần(?=\s)|kiểm tra|bài kiểm tra|trắc nghiệm|tự luận|đọc|viết|chính tả|tập làm văn|làm văn|luyện từ|luyện tập|kiến thức|nghe|nói|câu hỏi|bài tập|phonetics|pronunciation|vocabulary|grammar|reading|listening|writing|speaking|language|use of english|multiple choice|read(?=\s)|listen|choose|circle|write(?=\s)|put(?=\s)|match|complete|fill|rewrite|rearrange|reorder|odd one|find|khoanh (?:tròn|vào)|trả lời (?:các )?câu hỏi|dựa vào (?:nội dung )?(?:bài|đoạn|văn bản|câu chuyện))(?![\p{L}])/iu

/** Words in large letters; 'NaCl' and 'SGK' may be chosen. */
function isCapital(text: string): boolean {
  return /\p{Lu}{2,}\s+\p{Lu}{2,}/u.test(text) && !/\p{Ll}{2}/u.test(text.replaceAll(/\([^()]*\)/gu, ''))
}

function isLarge(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text.replaceAll(/\([^()]*\)/gu, ''))
}

/** 'A. ĐỌC HIỂU', 'B. Viết (4 điểm)'; 'A. Huế' is something to be chosen. */
function isHead(text: string): boolean {
  const said = text.trim()
  if (said === '' || optionsInside(` A. ${said}`).length > 0) return false
  return isCapital(said) || heads.test(said) || /\(\s?[\d.,]{1,5}\s?(?:điểm|đ|pts?|points?|marks?)/iu.test(said)
}

function label(style: OutlineStyle, key: string | number, at: number, word = ''): OutlineLabel {
  return { style, word, key: String(key), at, points: null, level: null }
}

function ordinal(sign: string): number {
  if (/^\d+$/u.test(sign)) return Number(sign)
  const own = sign.toUpperCase()
  return roman.includes(own) ? roman.indexOf(own) : 'ABCDEF'.indexOf(own) + 1
}

function sectionLabel(text: string): OutlineLabel | null {
  if (text.length <= longestTitle) {
    const ofPaper = paper.exec(text)
    if (ofPaper && !/câu\s/iu.test(text)) return label('paper', Number(ofPaper[1]), text.length)
    const ofTest = test.exec(text)?.[1]
    if (ofTest !== undefined) return label('title', ofTest.trim().toLowerCase(), text.length)
    const ofSubject = subject.exec(text)
    if (ofSubject)
      return label(
        'subject',
        squeezed(ofSubject[1] ?? '')
          .trim()
          .toLowerCase(),
        text.length,
      )
  }
  const ofPart = part.exec(text)
  if (ofPart) return label('part', ordinal(ofPart[1] ?? ''), ofPart[0].length)
  const ofRoman = numeral.exec(text)
  if (ofRoman && roman.includes(ofRoman[1] ?? '')) return label('roman', ordinal(ofRoman[1] ?? ''), ofRoman[0].length)
  const ofDecimal = decimal.exec(text)
  if (ofDecimal) return label('decimal', `${ofDecimal[1]}.${ofDecimal[2]}`, ofDecimal[0].length)
  const ofComma = commaed.exec(text)
  if (ofComma && roman.includes(ofComma[1] ?? '') && isHead(text.slice(ofComma[0].length)))
    return label('roman', ordinal(ofComma[1] ?? ''), ofComma[0].length)
  const ofLetter = upper.exec(text)
  if (ofLetter && isHead(text.slice(ofLetter[0].length)))
    return {
      ...label('upper', ordinal(ofLetter[1] ?? ''), ofLetter[0].length),
      ...(isLarge(text.slice(ofLetter[0].length)) && { isLarge: true as const }),
      ...(/^(?:phần\s(?:kiểm tra|đọc|viết|tự luận|trắc nghiệm)|kiểm tra\s(?:đọc|viết)|tự luận|trắc nghiệm|tập làm văn)(?![\p{L}])/iu.test(
        text.slice(ofLetter[0].length),
      ) && {
        isTitle: true as const,
      }),
    }
  return null
}

const title =
  /^[^\p{L}\d]{0,4}(?:(?:bài\s)?(?:tập làm văn|chính tả)|làm văn|viết(?=\s?[(:]|$)|phần\s(?:viết|đọc|trắc nghiệm|tự luận|làm văn|tập làm văn|chính tả)|trắc nghiệm|tự luận|đọc hiểu|writing|reading|listening)(?![\p{L}])/iu

/** 'Tập làm văn: Mở bài giới thiệu …' */
const titled = /^[^\p{L}\d]{0,4}(?:bài\s)?(?:tập làm văn|chính tả)\s?(?:\([^()]{1,20}\)\s?)?[:：]/iu

/** 'TẬP LÀM VĂN (8 điểm)' counts nothing: its words are its name. */
function titleLabel(text: string): OutlineLabel | null {
  const found = text.length <= longestTitle || titled.test(text) ? title.exec(text) : null
  return (
    found &&
    label(
      'title',
      found[0]
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim()
        .toLowerCase(),
      found[0].length + (/^\s*[:：]\s*/u.exec(text.slice(found[0].length))?.[0].length ?? 0),
    )
  )
}

export function outlineLabel(text: string): OutlineLabel | null {
  const named = questionStart(text, 'named')
  if (named) {
    const { number: own, part: suffix = '', at, points, level } = named
    return {
      style: 'named',
      word: /^\s*(?:[*•]\s?)?bài/iu.test(text) ? 'bài' : 'câu',
      key: `${own}${suffix}`,
      at,
      points,
      level,
    }
  }
  const ofRoman = romanNamed.exec(text)
  if (ofRoman && roman.includes((ofRoman[1] ?? '').toUpperCase())) {
    const { points, level, at } = pointsBehind(text, ofRoman[0].length)
    return { ...label('named', ordinal(ofRoman[1] ?? ''), at, 'câu'), points, level }
  }
  const ofTask = task.exec(text)
  if (ofTask) return label('named', Number(ofTask[2]), ofTask[0].length, 'task')
  const ofLettered = optionStarts(text, 0).length > 1 ? null : lettered.exec(text)
  if (ofLettered) {
    const { points, level, at } = pointsBehind(text, ofLettered[0].length)
    return { ...label('named', Number(ofLettered[2]), at, ofLettered[1] ?? ''), points, level }
  }
  const ofInitial = initial.exec(text)
  if (ofInitial) return label('named', Number(ofInitial[1]), ofInitial[0].length, 'câu')
  const section = sectionLabel(text)
  if (section) return section
  const ofNumber = number.exec(text) ?? small.exec(text)
  if (ofNumber) {
    const own = ofNumber[1] ?? ''
    // '1. ..............' is where somebody signs.
    if (/^[\s.…_]*$/u.test(text.slice(ofNumber[0].length)) && /[.…_]{4}/u.test(text)) return null
    const { points, level, at } = pointsBehind(text, ofNumber[0].length)
    return { ...label(/\d/u.test(own) ? 'number' : 'small', /\d/u.test(own) ? Number(own) : own, at), points, level }
  }
  return titleLabel(text)
}
