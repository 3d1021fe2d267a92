/** Words that point at something to be seen beside a question. */
const pointing = [
  /(?<!(?:loại|mô|tình|cấu|địa|điển|hữu|vô|truyền|đội|chương|màn|thể) )(?<!\p{L})(?:hình|ảnh|tranh)(?: vẽ| chụp| minh h[oọ][aạ])? (?:bên(?! (?:trong|ngoài))|dưới(?: đây)?|ở dưới|phía dưới|kèm theo|đính kèm)(?!\p{L})/iu,
  /(?<!\p{L})(?:hình vẽ|biển báo|biểu đồ|đồ thị|sơ đồ|bản đồ|lược đồ) (?:ở |phía )?(?:bên|dưới|sau|trên)(?: đây| cạnh)?(?=\s*(?:$|[,.:;?!)]|và|để|hãy|cho|có|là))/iu,
  /(?<!\p{L})(?:trong|như|nhìn(?: vào)?|quan sát|xem)(?: các)? (?:hình(?: vẽ)?|(?:bức )?(?:tranh|ảnh))(?=\s*(?:$|[,.:;?!)]|\d|bên|trên|dưới|này|sau))/iu,
  /\bthe (?:picture|figure|image|diagram|photo|photograph|graph|chart|map|drawing)s? (?:below|above|shown|on the (?:right|left))\b/iu,
  /\b(?:shown|seen) in (?:the|this) (?:picture|figure|image|diagram|photo|photograph|graph|chart|drawing)\b/iu,
]

/** The words with which it points; empty where it points at nothing. */
export function pictureSpokenOf(asked: string): string {
  const text = asked.normalize('NFC')
  return pointing.map((words) => words.exec(text)?.[0] ?? '').find((found) => found !== '') ?? ''
}
