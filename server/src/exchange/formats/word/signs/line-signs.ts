import { isHeadingAbroad } from './headings-abroad.ts'
import { letterBefore } from './option-letters.ts'
import { type Label, labels } from './labels.ts'
import { type PassageStart, followingSaid, numbersSaid } from './passages/passage-numbers.ts'
import { pointsBehind, pointsIn } from './points-said.ts'

/** The ways in which people in Vietnam write questions, options and what stands around them. Texts are in NFC. */

/** Keeps a text from being taken for a label; nobody sees it. */
export const guard = '\u2060'

const named =
  /^\s*(?:[*•●▪➢❖]\s?)?(?:câu(?:\s+hỏi)?|bài|question|questions(?=\s\d{1,2}\s?[:.])|q(?:ues?)?\s*\.?(?=\s*\d{1,4}\s*(?:[.:)\-–]|$)))\s*(?:số\s*)?(?:\d{1,3}\.(?=\d{1,3}\s*[.:)](?!\d))|[A-D]\.?\s?(?=\d{1,2}\s*[.:)([]))?(\d{1,4})(?:\*{1,3}(?=\s?[.:)([]))?([a-h](?=\s{0,5}[.:)]))?\s*((?:[([][^()[\]]{1,40}[)\]]\s*){0,3})(?:[.:)\-–]|\/(?!\s?\d))?\s*/iu
const numbered =
  /^\s*(?:[•●▪◦‣➢❖]\s*)?(?:(\d{1,4})\s*(?:\.\)|[.)/:](?!\d)|\](?=\s)|[、．])|\[(\d{1,4})\]|((?:\d\uFE0F?\u20E3\s?){1,3}|🔟)[.)]?)\s*/u

export interface QuestionStart {
  number: number
  /** 'a' of 'Câu 1a'. */
  part?: string
  /** Where the text behind the label begins. */
  at: number
  points: number | null
  /** What is said of it in brackets: 'NB', 'Thông hiểu'. */
  level: string | null
}

/** Some numbers are pictures of keys: '1️⃣2️⃣'. */
function numberIn(said = ''): number {
  return said === '🔟' ? 10 : Number(said.replaceAll(/\D/gu, ''))
}

export function questionStart(text: string, style: 'named' | 'numbered'): QuestionStart | null {
  if (style === 'numbered') {
    const found = numbered.exec(text)
    return (
      found && { number: numberIn(found[1] ?? found[2] ?? found[3]), at: found[0].length, points: null, level: null }
    )
  }
  const found = named.exec(text)
  // 'Câu số 1, 2   4   7' names questions and asks none.
  if (!found || /^\s*câu\s+(?:số\s+)?\d{1,3}(?:\s{0,3}[,;]\s{0,3}\d{1,3}|\s+\d{1,3}(?=\s|$))[\d\s,;]*$/iu.test(text))
    return null
  const start: QuestionStart = { number: Number(found[1]), at: found[0].length, points: null, level: null }
  if (found[2] !== undefined) start.part = found[2].toLowerCase()
  const bracketed = found[3] ?? ''
  const words = bracketed.match(/[^()[\]]+/g)?.filter((part) => part.trim() !== '') ?? []
  for (const word of words) {
    const said = pointsIn(word)
    // Anything else in brackets belongs to what is asked.
    if (!said) return { ...start, at: text.indexOf(bracketed), points: null, level: null }
    start.points = said.points ?? start.points
    start.level = said.level ?? start.level
  }
  const behind = pointsBehind(text, start.at)
  return { ...start, at: behind.at, points: behind.points ?? start.points, level: behind.level ?? start.level }
}

/** With its word or without. */
export function anyStart(text: string): QuestionStart | null {
  return questionStart(text, 'named') ?? questionStart(text, 'numbered')
}

/** '10- Which …': a dash may as well be a minus or part of a list, so it counts only where a question must begin. */
export function dashedStart(text: string): QuestionStart | null {
  const found = /^\s*(\d{1,4})\s*[-–—]\s*(?=["“'‘(]?\p{Lu})/u.exec(text)
  return found && { number: Number(found[1]), at: found[0].length, points: null, level: null }
}

const match = /^\s*nối với ([A-T])\s*[:：]\s*/iu
const gap = /^\s*chỗ trống\s*[([]*(\d{1,2})[)\]]*\s*[:：]\s*/iu
const note = /^\s*giải thích ([A-J])\s*[:：]\s*/iu

const mostKnown = 5000
const known = new Map<string, Readonly<Label> | null>()

/** Every rule asks it of the lines around: each line is looked at once. */
export function labelOf(text: string): Readonly<Label> | null {
  const own = known.get(text)
  if (own !== undefined) return own
  const found = labelIn(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, found)
  return found
}

/** '（难度系数C）正确答案：D', '(2 points) Answer: B': a level or points in brackets before the word for the key. */
const levelAhead = /^\s*(?:[（(][^()（）]{3,20}[)）]|【[^【】]{3,20}】)\s*(?=\S)/u

/** What goes on in the next lines says more than its first one. */
const shortKey = /^\s*[^\s()（）{}=;,，]{1,30}\s*$/u

function labelIn(text: string): Label | null {
  const ahead = levelAhead.exec(text)?.[0].length ?? 0
  const behind = ahead === 0 ? null : plainLabelIn(text.slice(ahead))
  if (behind?.kind === 'answer' && shortKey.test(text.slice(ahead + behind.at)))
    return { ...behind, at: behind.at + ahead }
  return plainLabelIn(text)
}

function plainLabelIn(text: string): Label | null {
  const noted = note.exec(text)
  if (noted) return { kind: 'note', letter: (noted[1] ?? '').toUpperCase(), at: noted[0].length }
  const matched = match.exec(text)
  if (matched) return { kind: 'match', letter: (matched[1] ?? '').toUpperCase(), at: matched[0].length }
  const filled = gap.exec(text)
  if (filled) return { kind: 'gap', number: Number(filled[1]), at: filled[0].length }
  for (const { kind, pattern } of labels) {
    const found = pattern.exec(text)
    if (found) return { kind, at: found[0].length }
  }
  if (keyHeading.test(text) || englishKeyHeading.test(text)) return { kind: 'key' }
  if (isEnd(text)) return { kind: 'end' }
  return isHeadingAbroad(text) || sections.some((pattern) => pattern.test(text)) ? { kind: 'section' } : null
}

/** '……… HẾT ………': nothing is asked below it, and nobody asks it. */
export function isEnd(text: string): boolean {
  return /^[\s\-–—_*.·…‥=~+#(]*(?:hết|the end)[\s\-–—_*.·…‥=~+#!)]*$/iu.test(text)
}

/** 'BẢNG ĐÁP ÁN MÃ ĐỀ 101', 'Đáp án và thang điểm', 'HƯỚNG DẪN CHẤM (gợi ý)' */
const keyHeading =
  /^[\s\-–—*#]*(?:[IVX]{1,4}[.:]\s*)?(?:(?:bảng\s+)?đáp án|hướng dẫn chấm|biểu điểm|thang điểm)(?:\s*(?:và|[-–—,&+/])\s*(?:đáp án|hướng dẫn chấm|hướng dẫn giải|biểu điểm|thang điểm|lời giải))*(?:\s+(?:đề|mã đề|trắc nghiệm|phần|chi tiết|(?:bài|chương|buổi|tuần)(?=\s+[\dIVX]))(?!\p{L}).*)?(?:\s*\([^()]{0,40}\))?[\s\-–—*:.]*$/iu

const englishKeyHeading =
  /^[\s\-–—*#=]*(?:the\s+)?(?:(?:complete|full|detailed|final|official|correct)\s+)?answer\s*(?:keys?|sheets?)(?:\s*\([^()]{0,40}\))?[\s\-–—*:.=]*$/iu

const sections = [
  // '二、選擇題（每題 5 分）'
  /^\s*[一二三四五六七八九十]{1,3}\s?[、.．]\s?\p{Script=Han}{1,10}[题題](?:\s?[(（：:【].*)?\s*$/u,
  // '判断题', '单选题（每题2分）' above the questions of a kind.
  /^\s*(?:单项?选择?|多项?选择?|不定项选择|選擇|选择|判断|判斷|填空|简答|簡答|问答|問答|论述|名词解释|是非)[题題](?:\s?[(（：:【].{0,60})?\s*$/u,
  // '• Phần Địa lí (2 điểm) …': a point of a list that heads a part.
  /^\s{0,9}[•●▪*+-]\s{0,3}phần\s.{1,40}\(\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ)\s?\)/iu,
  // Some converters want the name of the type above each question.
  /^\s*(?:multichoice|truefalse|shortanswer|numerical|matching|description|cloze|essay)\s*$/iu,
  // 'Mức 2: Từ câu 21 đến câu 35'
  /^\s*mức(?:\s+độ)?\s+\d{1,2}\s?[:.–-]\s?từ\s+câu\s+\d{1,3}\s+đến\s+(?:câu\s+)?\d{1,3}\s?[.:]?\s*$/iu,
  // 'Dạng 2: Đúng sai'
  /^\s*dạng\s+\d{1,2}\s?[.:–-]\s?\p{L}[^?.:…_]{2,60}[:.]?\s*$/iu,
  /^\s*phân môn\s+\p{L}[\p{L}\s]{1,30}:?\s*$/iu,
  /^\s*(?:phần|part|section|chương)\s+[\dIVXA-H]{1,4}(?![\p{L}\d])/iu,
  /^\s*chapter\s+[\dIVX]{1,4}(?:\s?[.:–-].{0,100})?\s*$/iu,
  /^[\s\-–—*]*(?:đề(?:\s+(?:thi|kiểm tra|ôn(?:\s+tập)?|luyện tập|tham khảo|minh họa))?(?:\s+(?:số|thử))?|bài kiểm tra số|вариант|variant|test|paper)\s*[-–—№:]?\s?\d{1,3}[\s\-–—*.:]*$/iu,
  /^\s*(?:(?:questions?|câu(?:\s+hỏi)?)\s+(?:for|of|loại)\s+)?\(?\d{1,3}\s*[-–]?\s*(?:marks?|điểm)\)?(?:\s*[-–:]\s*.{0,30}|\s+(?:questions?|mcqs?|câu hỏi))?\s*$/iu,
  /^\s*(?:(?:[IVX]{1,4}|[A-E]|\d)\s*[.):\-–/]\s*)?(?:PHẦN|TRẮC NGHIỆM|TỰ LUẬN|TỰ CHỌN|ĐỌC HIỂU|LÀM VĂN|BÀI TẬP|PHÂN MÔN|KIỂM TRA (?:ĐỌC|VIẾT)|CHÍNH TẢ|TẬP LÀM VĂN|LUYỆN TỪ VÀ CÂU)(?![\p{Ll}])/u,
  /^\s*(?:[IVX]{1,4}|[A-E])\s*[.)]\s*(?:(?:bài\s+)?kiểm tra|phần)\s+(?:đọc|viết|nghe|nói|lí thuyết|lý thuyết|thực hành)(?!\p{L})/iu,
  // 'II. Đọc hiểu (6 điểm)'
  /^\s*(?:[IVX]{1,4}|[A-E])\s*[.)\-–]\s*\p{Lu}[^?.…_]{2,60}[:：]?\s*\(\s?\d{1,2}(?:\s?[.,]\s?\d{1,2})?\s?(?:điểm|đ)\s?\)\s*[:.]?\s*$/u,
  /^\s*(?:[IVX]{1,4}|[A-E])\s*[.):\-–/]\s*(?:[Pp]hần\s+(?:[Tt]rắc nghiệm|[Tt]ự luận|chung|riêng|tự chọn|đọc hiểu|bắt buộc|[Ll]ịch sử|[Đđ]ịa l[íý]|[Vv]ật l[íý]|[Hh](?:óa|oá) học|[Ss]inh học|[Kk]hoa học)|(?:[Cc]âu hỏi\s+)?[Tt]rắc nghiệm|[Tt]ự luận|[Đđ]ọc hiểu)(?![\p{L}])/u,
  /^\s*[IVX]{1,4}\s*[.)]\s*(?=[^\p{Lu}]*\p{Lu}{3})[\p{Lu}\d\s,.()–-]{3,}$/u,
]

const passageWord = /^\s*(?:đọc|dựa vào|sử dụng|quan sát|cho|xem|xét|read|use|look)(?![\p{L}])/iu
const source = String.raw`(?:đoạn|bảng|hình|dữ kiện|dữ liệu|thông tin|văn bản|bài|biểu đồ|sơ đồ|mã nguồn)(?![\p{L}])`
/** 'Dùng dữ kiện sau cho câu 2, 3', 'Bảng sau dùng cho câu 2–4', 'Trả lời câu 2 và 3 theo đoạn sau' */
const passageTold = new RegExp(
  String.raw`^\s*(?:dùng\s(?:cho\s(?:các\s)?câu(?![\p{L}])|(?:các\s)?${source})|(?:các\s)?${source}[^.:?]{0,40}\s(?:dùng|để trả lời)(?:\scho)?\s(?:các\s)?câu|trả lời\s(?:các\s)?câu[^.:?]{0,40}\s(?:theo|dựa (?:vào|trên)|từ)\s${source})`,
  'iu',
)

/** 'Questions (3)-(5) refer to …', 'Câu 3 đến câu 5 dựa vào …': no question begins here. */
const passageHead =
  /^\s*(?:câu(?:\s+hỏi)?|questions?)\s*(?:từ\s*)?[({<]{0,2}\d{1,4}[)}>]{0,2}\s*(?:[-–—]|đến|tới|to|through)\s*(?:câu\s*)?[({<]{0,2}\d{1,4}.{0,20}?\s(?:refer|are|is|relate|dựa|sử dụng|liên quan|dùng|có chung)(?![\p{L}])/iu

/** 'Câu 3, 4 và 5 dựa vào …' */
const listHead =
  /^\s*(?:các\s+)?(?:câu(?:\s+hỏi)?|questions?)\s*\d{1,4}(?:\s?(?:[,;]\s?(?:và\s|and\s)?|và\s|and\s|&)\s?(?:câu\s?)?\d{1,4}){1,9}\s?[:：]?\s?(?:đều\s|cùng\s)?(?:refer|are (?:based|about)|relate|dựa|sử dụng|liên quan|có chung|dùng chung)(?![\p{L}])/iu

const contextHead = /^\s*questions?\s+context\s*[:：]?\s*\d{1,4}\s*(?:[-–—]|to)\s*\d{1,4}\s*$/iu

export function isPassageHead(text: string): boolean {
  const said = squeezed(text.slice(0, 200))
  return passageHead.test(said) || listHead.test(said) || contextHead.test(said)
}

/** 'Options:' above them says nothing more. */
export function isOptionsHead(text: string): boolean {
  return /^\s*(?:(?:answer\s+)?(?:options|choices)(?:\s+are)?|(?:possible\s+)?answers(?=\s*[:：])|select one(?: or more)?|chọn một(?: câu trả lời)?(?: hoặc nhiều hơn)?|(?:các\s+)?(?:phương án|lựa chọn|đáp án lựa chọn)(?:\s+trả lời)?)\s*[:：]?\s*$/iu.test(
    text,
  )
}

/** 'Chọn một đáp án đúng' below what is asked says nothing more either. */
export function isTaskHead(text: string): boolean {
  return /^\s*(?:(?:single|multiple) choice\s?[-–:]\s?select[\w\s]{1,60}options(?: list)?\.?|(?:hãy\s+)?chọn\s+(?:một\s+)?(?:đáp án|phương án|câu trả lời)\s+đúng(?:\s+nhất)?\s*[:.]?)\s*$/iu.test(
    text,
  )
}

const boxesToTick = /^\s*(?:[☐□○◯]\s{0,3}[A-J]\s{0,9}){2,10}$/iu

/** 'Trả lời: ………', 'KQ:' and '☐ A ☐ B ☐ C' leave room for an answer and say none. */
export function isPlaceToWrite(text: string): boolean {
  if (boxesToTick.test(text)) return true
  return /^\s*(?:[*•]\s?)?(?:\(?(?:trả lời|(?:điền\s)?đáp án|đáp số|kết quả|đó là|answer|ans)\s{0,20}[:：]?\s{0,20}(?:[.…_]{3}|…)[\s.…_]*\)?\s{0,5}|(?:kq|kết quả)\s*[:：]\s*)$/iu.test(
    text,
  )
}

/** A text that several questions share, and which of them; without numbers it is not said which. */
export function passageStart(text: string): PassageStart | null {
  return passageWord.test(text) || passageTold.test(squeezed(text.slice(0, 200))) || isPassageHead(text)
    ? numbersSaid(squeezed(text))
    : null
}

/** 'Dựa vào bảng trên, trả lời câu 3 đến câu 5', 'Questions 3-5 are based on the above table': what is meant is over already. */
export function isOfAbove(text: string): boolean {
  return /(?:^|[^\p{L}])(?:above|preceding)(?![\p{L}])|\p{L}\s+(?:ở |bên |phía )?trên(?:\s+đây)?\s*(?:[,.:;)]|$|(?:và|để|hãy|em|trả lời)\s)/iu.test(
    squeezed(text.slice(0, 200)),
  )
}

/** 'Đọc đoạn văn sau và trả lời các câu hỏi' without their numbers. */
export function isOpenPassage(text: string): boolean {
  const isCounted = passageWord.test(text) && followingSaid(squeezed(text.slice(0, 200))) !== null
  return (
    isCounted ||
    /^\s*(?:(?:[IVX]{1,4}|[A-E]|\d)\s?[.)]\s?)?(?:em\s)?(?:hãy\s)?(?:(?:đọc|read)\s.{0,60}(?:đoạn|văn bản|bài|câu chuyện|thông tin|passage|text|following)|đọc (?:hiểu|thầm)\s?[:：]\s*$)/iu.test(
      text,
    )
  )
}

/** '-----' parts what stands above it from what stands below; '_____' is a gap, but not below options. */
export function isRule(text: string, isBehindOptions = false): boolean {
  if (isBehindOptions && /^\s*_{8,}\s*$/u.test(text)) return true
  return /^\s*([-–—=~#*])(?:\s?\1){2,}\s*$/u.test(text)
}

/** Spaces in a row could be read in very many ways. */
export function squeezed(text: string): string {
  return text.replaceAll(/\s{2,}/g, ' ')
}

const paperWording =
  /^[\s\-–—_*.·…=~+#(]*hết\s+(?:phần|trang)(?:\s+[\dIVXA-E]{1,4})?[\s\-–—_*.·…=~+#!)]*$|(?:cán bộ|giám thị)\s+(?:coi thi\s+)?không\s+giải thích|^\s*(?:quảng cáo|bài làm\s?[:：]?)\s*$/iu
/** 'Lưu ý: Thí sinh không được sử dụng tài liệu.' at the head of a paper, or in brackets at its foot. */
const examRule =
  /(?:thí sinh|^[\s\-–—_*.+#(]{0,9}(?:(?:lưu ý|ghi chú|chú ý)\s?[:.]?\s?[-–+]?\s?)?học sinh)\s+không\s+(?:được\s+)?(?:sử dụng|dùng|mở)/iu
/** 'Trang 1/2 – Mã đề 101' */
const pageFoot = /^[\s\-–—_*.(]{0,9}trang\s\d{1,2}(?:\s?[/\-–]\s?\d{1,2})?\s?[-–—|]?\s?mã đề.{0,20}$/iu
const timeGiven =
  /^[\s\-–—_*.(]{0,9}thời gian(?:\slàm bài)?\s?[:：]?\s?\d{1,3}\s(?:phút|giờ).{0,40}[\s\-–—_*.)]{0,9}$/iu

/** 'Thời gian: 40 phút' below a heading; within a question it may be what is asked about. */
export function isTimeGiven(text: string): boolean {
  return timeGiven.test(squeezed(text))
}

/** What stands on every paper and belongs to no question. */
export function isPaperWording(text: string): boolean {
  const said = squeezed(text)
  return paperWording.test(said) || pageFoot.test(said) || (examRule.test(said) && !isAskedOrOffered(said))
}

/** 'Câu 3: … học sinh không được sử dụng vật nào?', 'C. Thí sinh không được dùng điện thoại.' */
function isAskedOrOffered(said: string): boolean {
  return /[?？:：]\s*$/u.test(said) || anyStart(said) !== null || letterBefore(said) !== null
}
