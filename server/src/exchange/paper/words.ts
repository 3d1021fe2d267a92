/** The words and signs with which papers are written in Vietnam; texts are in NFC. */

export const letters = 'ABCDEFGHIJ'

/** Labels of options. */
export const firstLabel = /^\s*[*#]?\(?[Aa][.)]\s*\S/u
export const anyLabel = /^\s*[*#]?\(?[A-Ha-h][.)]\s*\S/u
/** A table with such lines only keeps them in their places. */
export const startsInside = /^\s*(?:(?:câu|bài|question)\s*\d|[*#]?\(?[A-Da-d][.)]\s|\d{1,3}[.)]\s)/iu

/** Beginnings of questions. */
export const named =
  /^\s*(?:câu(?:\s+hỏi)?|bài(?:\s+tập|\s+toán)?|question|ques|q|вопрос|frage|pregunta|domanda)\s*(?:số\s*)?(\d{1,3})(?![\d\p{L}]|[.,]\d)\s*(?:\([^()]{1,40}\)|\[[^[\]]{1,40}\])?\s*[.:)\-–/]{0,2}\s*/iu
export const numbered = /^\s*(\d{1,3})\s*[.)/:](?!\d)\s*/u

/** Parts of a paper. */
const headings = [
  /^\s*(?:phần|part|section|mục)\s+(?:[IVX]{1,4}|\d|[A-D]|một|hai|ba)(?![\p{L}\d])/iu,
  /^\s*(?:[IVX]{1,4}|[A-D])\s?[./\-–)]\s?(?:phần (?:trắc|tự|[ivx\d])|trắc nghiệm|tự luận)/iu,
  /^\s*[IVX]{1,4}\s?[./\-–)]\s?\p{Lu}{2}/u,
]
export const isHeading = (text: string): boolean => text.length < 400 && headings.some((one) => one.test(text))

/** Above the keys of all questions. */
export const keyHeading =
  /^\s*(?:[-–=*IVX.\d\s]*)(?:bảng\s+)?(?:đáp\s*án|hướng dẫn (?:chấm|giải)|answer keys?|answers|keys?)(?:\s+(?:chi tiết|và|thang|đề|môn|tham khảo|trắc nghiệm|-|–|:).{0,80})?\s*[:.]?\s*$/iu
/** '--- HẾT ---' */
export const isEnd = (text: string): boolean =>
  /^[\s\-–—_*.·…‥=~+#(]*(?:hết|the end)[\s\-–—_*.·…‥=~+#!)]*$/iu.test(text)

/** A text or a task that stands above several questions. */
export const sharedStart =
  /^\s*(?:mark the letter|read the (?:following|passage|text)|choose the (?:word|best|correct|letter)|questions?\s+\d+\s*(?:[-–]|to)|for questions|(?:đọc|dựa vào|dùng|sử dụng|xét|cho|thông tin).{0,200}(?:trả lời|thực hiện|làm) (?:các )?câu)/iu
export const range = /(?:câu|questions?|from|từ)\s*(?:câu\s*)?(\d{1,3})\s*(?:đến|tới|to|[-–])\s*(?:câu\s*)?(\d{1,3})/iu

/** Below a question: its key, how it is solved, a remark. */
export const keyLine =
  /^\s*(?:=>|→|⇒|-)?\s*(?:đáp\s*án(?:\s+đúng)?|đ\/?a|answer|ans|key|correct(?:\s+answer)?|(?:nên\s+|vậy\s+)?chọn(?:\s+đáp\s*án)?|trả lời|đáp số|đs|ответ)\s*(?:là|is)?\s*[:.\-–]?\s*(.*)$/iu
export const saidLetters = /^\(?([A-H](?:\s*(?:,|;|&|và|and)\s*[A-H])*)\)?(?:\s*$|\s*[.:)\-–(])/u
export const keyAhead = /^\s*\(([A-Ha-h])\)\s*(?:[-–:]|$)\s*/u
export const solutionLine =
  /^\s*(?:lời\s+giải(?:\s+chi\s+tiết)?|hướng dẫn(?:\s+giải)?|giải(?:\s+thích|\s+chi\s+tiết)?|bài giải|hdg|explanation|solution|giải)\s*(?:[:.]|$)/iu
export const keyInside = /(?:chọn|đáp án(?: đúng)?(?: là)?|answer(?: is)?)\s*:?\s*\(?([A-D])\)?(?![\p{L}\d])/giu
export const aside = /^\s*(?:👉|➡|→|=>|⇒|💡|📌|✍)/u
const tick = /\s*(?:✅️?|✓|✔|☑|\(\*\)|(?<!\*)\*|\((?:đúng|correct|đáp án(?: đúng)?)\)|<-+)\s*$/iu

/** Where a sign of the key begins behind an option; -1 where none stands there. Lines may be long, signs are not. */
export function tickAt(text: string): number {
  const from = Math.max(0, text.length - 30)
  const found = tick.exec(text.slice(from))
  return found ? from + found.index : -1
}

export const ofTruths = /đúng\s*(?:[-–/]|hoặc|hay)?\s*sai|true\s*[/-]\s*false/iu
export const asksTruths = /đúng (?:hay|hoặc|\/)\s*sai|mỗi (?:ý|mệnh đề|phát biểu)|tính đúng sai/iu
export const asksMany = /chọn (?:nhiều|\d+|các)|select (?:all|two|three)|những (?:đáp án|phương án)/iu

/** 'trong hình bên', 'bảng sau': what is spoken of has to be there. */
export const pictureSpoken =
  /(?<!mô |loại |điển |màn )hình (?:vẽ|bên|dưới|sau)|đồ thị (?:bên|dưới|sau|như hình)|(?:bảng|biểu đồ) (?:sau|bên|dưới)|the (?:figure|picture|graph|diagram) (?:below|shows)/iu

/** What is left of options that were not parted. */
export const labelLeft = /(?:^|[\s\uFFFC])[*(]?[B-E]\s?[.)/]+(?=\s|[^\s\d.)])|(?:^|\s)\(?[b-e]\)\.?\s|^\s*[).\]]/u
export const listLeft = /(?:^|\s)\(?a[.)]\s.{1,300}\s\(?b[.)]\s/isu

/** '(2 điểm)', '(0,5đ)' beside a heading or a number. */
const pointsSaid = /[([]\s?(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:điểm|đ|pts?|points?|marks?)(?!\p{L})[^()[\]]{0,30}[)\]]/iu
export function pointsIn(text: string): number | null {
  const said = pointsSaid.exec(text)?.[1]
  return said === undefined ? null : Number(said.replace(',', '.'))
}

/** The number that a question begins with. */
export function startNumber(text: string): number | null {
  const found = named.exec(text) ?? numbered.exec(text)
  return found ? Number(found[1]) : null
}

/** A line that begins something, whatever stands above it. */
export const beginsLine = (text: string): boolean =>
  startNumber(text) !== null ||
  anyLabel.test(text) ||
  isHeading(text) ||
  keyHeading.test(text) ||
  solutionLine.test(text) ||
  isEnd(text) ||
  sharedStart.test(text) ||
  /^\s*(?:đáp\s*án|answer|ans|key|chọn)\s*(?:là\s*)?[:.]?\s*[A-H](?![\p{L}])/iu.test(text)
