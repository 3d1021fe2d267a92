import type { Manner } from './spoken-text.ts'

/** What a question must not be helped with by reading it aloud. */
export interface KeyCare {
  manner: Manner
  /** Where sounds are asked for, hearing the options is the answer. */
  areOptionsSilent: boolean
}

/** 'Số 105 đọc là', 'viết bằng chữ', 'kí hiệu của mét vuông', 'số La Mã XIX': the reading itself is asked for. */
const asksForReading =
  /đọc (?:là|số|các số|đúng|phân số|như thế nào|thế nào|ra sao)|(?:cách|được) đọc|viết (?:là|như thế nào|thành (?:số|chữ)|bằng (?:số|chữ)|tắt)|cách viết|viết (?:các )?số(?: sau| đó|:| [“"])|k[íý] hiệu|la mã/iu
const asksForSound =
  /phát âm|trọng âm|cách đọc (?:của )?(?:từ|chữ)|vần giống|cùng vần|pronounc|pronunciation|stressed|\bstress\b|\brhym|\bsounds?\b/iu

export function keyCareOf(question: string): KeyCare {
  const text = question.normalize('NFC').replaceAll(/\s+/g, ' ')
  return { manner: asksForReading.test(text) ? 'spelled' : 'plain', areOptionsSilent: asksForSound.test(text) }
}
