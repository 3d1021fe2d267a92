import { textOf } from '@lms/contracts/rich-text.ts'
import { typedText } from '../../formulas-in-text.ts'
import type { RowOption } from './question-cells.ts'

/**
 * '<p><b>x</p></b>' beside '<p><b>x</b></p>': nothing but their tags tells two of them apart, so these are what is
 * offered. So are tags below a question in plain text that asks about them.
 */
export function withMeantTags(options: readonly RowOption[], asked: string): RowOption[] {
  const shown = options.map(({ text }) => textOf(text).trim())
  const isMeant = options.some(({ raw }, index) => {
    const other = shown.indexOf(shown[index] ?? '')
    // A picture alone says nothing in letters.
    if (shown[index] === '') return false
    return raw.trim().startsWith('<') && other !== index && options[other]?.raw.trim() !== raw.trim()
  })
  return isMeant || isOnePicture(options) || areAskedAbout(options, asked)
    ? options.map((option) => ({ ...option, text: typedText(option.raw.trim()) }))
    : [...options]
}

/** Nobody offers the same picture twice: what differs is how it is written. */
function isOnePicture(options: readonly RowOption[]): boolean {
  const written = new Set(options.map(({ raw }) => raw.trim()))
  const shown = [...written].flatMap((raw) => /<img\b[^<>]*?\bsrc\s*=\s*["']?([^"'\s<>]{1,300})/i.exec(raw)?.[1] ?? [])
  return shown.length > 1 && new Set(shown).size < shown.length
}

const ofTags =
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|(?<![\p{L}\p{N}])(?:x?html5?|css|xml|jsx?|jsp|jquery|javascript|typescript|vue|react|angular|asp|php|tags?|markup|code|hyperlink|iframe|web ?pages?|(?:thẻ|mã|đoạn mã|cặp thẻ|trang web|siêu liên kết|phần tử)|étiquette|balises?|etiquetas?|tags|тег\p{L}{0,3}|код)(?![\p{L}\p{N}])|html|标签|标记|代码|网页|超链接|標籤|標記|程式碼|網頁|タグ|コード|태그|코드/iu

/** All of them in one tag that says nothing is how a program keeps texts; so is a tag that was typed as entities. */
function areAskedAbout(options: readonly RowOption[], asked: string): boolean {
  const tagged = options.filter(({ raw }) => /^<[a-z]/i.test(raw.trim()))
  if (tagged.length === 0 || /^<[a-z][^<>]*>[\s\S]*>$/i.test(asked.trim()) || !ofTags.test(asked)) return false
  if (options.some(({ raw }) => /&(?:lt|gt|nbsp|amp);/i.test(raw))) return false
  const wraps = new Set(options.map(({ raw }) => /^<(\w+)>[^<>]*<\/\1>$/.exec(raw.trim())?.[1] ?? ''))
  return wraps.size > 1 || wraps.has('')
}
