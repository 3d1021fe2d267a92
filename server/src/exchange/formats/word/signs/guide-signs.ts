const guide =
  /^[^\p{L}]*(?:[IVX]{1,4}\s*[.:)]\s*)?(?:hướng dẫn (?:chấm|giải|trả lời|đánh giá)|(?:gợi ý )?đáp án(?!\s*[:：]?\s*(?:[A-J]|\d+)(?!\p{L}))|biểu điểm|thang điểm|lời giải|answer key|mark(?:ing)? (?:scheme|guide))(?!\p{L})/iu
const longestHeading = 120

/** 'HƯỚNG DẪN CHẤM', 'Đáp án và biểu điểm' */
export function isGuideHead(text: string): boolean {
  return text.length <= longestHeading && guide.test(text)
}
