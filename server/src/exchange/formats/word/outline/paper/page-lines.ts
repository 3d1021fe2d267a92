import { plainLine } from '../../line-text.ts'
import type { WordBlock } from '../../word-file.ts'
import { isMarking } from '../keys/guide-lines.ts'

const ofPage = /^[\s\-–—(*>]{0,8}(?:bạn đang xem|xem thêm|tham khảo thêm)\s?[:：]/iu
/** Behind the keys a page says goodbye. */
const farewell =
  /^[\s\-–—(*>]{0,8}(?:trên đây là|để xem (?:tiếp|thêm)|mời (?:các )?(?:bạn|em|thầy)|chúc (?:các )?(?:em|bạn)|hy vọng|tải (?:về|xuống|file))(?![\p{L}])/iu

/** What the page around a paper says. */
export function isOfPage(block: WordBlock, isGuide: boolean): boolean {
  const text = block.kind === 'line' ? plainLine(block.line) : ''
  return ofPage.test(text) || (isGuide && farewell.test(text))
}

const matrix =
  /^[^\p{L}\d]{0,8}(?:[IVX]{1,4}\s?[.):]\s*)?(?:KHUNG\s)?(?:MA TRẬN|BẢN(?:G)? (?:MA TRẬN|ĐẶC TẢ))(?![\p{L}])/u

/** 'MA TRẬN ĐỀ KIỂM TRA' behind the keys: from there on it is said how the paper was made. */
export function matrixAt(guide: readonly WordBlock[]): number {
  const at = guide.findIndex((block, place) => place > 0 && block.kind === 'line' && matrix.test(plainLine(block.line)))
  return at === -1 ? guide.length : at
}

/** 'MÔN: TOÁN – LỚP 6' above a list of keys, and how points are given. */
export function isTitle(text: string): boolean {
  return (
    !/\p{Ll}{2}/u.test(text) ||
    /^[^\p{L}]*(?:môn|lớp|năm học|thời gian|đề|trường|đáp án|hướng dẫn|biểu điểm|thang điểm)(?![\p{L}])/iu.test(text) ||
    isMarking(text) ||
    /\d\s?điểm/iu.test(text)
  )
}
