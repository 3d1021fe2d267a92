const guide =
  /^[^\p{L}]*(?:[IVX]{1,4}\s*[.:)]\s*)?(?:hướng dẫn (?:chấm|giải|trả lời|đánh giá)|(?:gợi ý )?đáp án(?!\s*(?:đúng\s*)?[:：]?\s*(?:[A-J]|\d+)(?!\p{L})|\s+đúng\s+là(?!\p{L}))|biểu điểm|thang điểm|lời giải|answer key|mark(?:ing)? (?:scheme|guide))(?!\p{L})/iu
const longestHeading = 120

/** 'HƯỚNG DẪN CHẤM', 'Đáp án và biểu điểm' */
export function isGuideHead(text: string): boolean {
  return text.length <= longestHeading && (guide.test(text) || isGuideTitle(text))
}

const title =
  /^[^\p{L}]*(?:[IVX]{1,4}\s*[.:)]\s*)?(?:(?:GỢI Ý |BẢNG )?ĐÁP ÁN(?![\p{L}])(?!\s*(?:ĐÚNG\s*)?[:：]?\s*[A-J\d](?!\p{L})|\s+(?:KHÁC|NÀO|TRÊN|SAU))|HƯỚNG DẪN (?:CHẤM|ĐÁNH GIÁ)|BIỂU ĐIỂM|THANG ĐIỂM|(?:[Đđ]áp án|[Hh]ướng dẫn chấm)\s*(?:và|,|-|–|&)\s*(?:biểu điểm|thang điểm|hướng dẫn chấm|cho điểm))/u

/** 'C. ĐÁP ÁN, BIỂU ĐIỂM'; 'D. ĐÁP ÁN KHÁC' is an option. */
const letteredTitle =
  /^\s*[A-E]\s*[.)]\s*(?:ĐÁP ÁN|HƯỚNG DẪN CHẤM)\s*(?:$|[,:(–-]|(?:VÀ|BIỂU ĐIỂM|THANG ĐIỂM)(?!\p{L}))/u

/** 'ĐápánĐềthihọckì1': the spaces got lost. */
const unspaced = /^[^\p{L}\s]*(?:đápán|hướngdẫn(?:chấm|giải))(?=\S{6})[\p{L}\d.,:–-]+$/iu

/** In large letters, or with both words, it is no label of one question. */
export function isGuideTitle(text: string): boolean {
  return text.length <= longestHeading && (title.test(text) || letteredTitle.test(text) || unspaced.test(text.trim()))
}
