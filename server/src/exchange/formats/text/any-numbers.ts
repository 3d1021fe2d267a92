/** A number before a question, whatever stands around it: 'Câu 1 (NB):', '[Q1]', '(1)', '1_', '1,', 'I.'. Texts are in NFC. */
export interface AnyNumber {
  number: number
  /** Where the text behind it begins. */
  at: number
  /** '(NB)', '(0,5 điểm)'. */
  said: string
  /** What all numbers of a paper have in common. */
  shape: string
}

/** What begins every question of a paper that is not counted. */
export const sameBefore = /^\s*((?:hỏi|q|question|câu hỏi)\s?[:.]|[-–*•?>]\s)\s*(?!\d{1,4}\s*$)(?=\S)/iu

const word = String.raw`(?:(?:câu(?:\s+(?:hỏi|số|thứ))?|bài|question|q\.?|c)\s?)`
/** 'Question n°1', 'Вопрос № 1', 'Soal nomor 1': the word for a number, or its sign. */
const numberWord = String.raw`(?:(?:no|nr)(?:\.\s?|\s)|n\.?\s?[°º]\.?|num(?:ber|ero|éro)?\.?\s|número\s|nomor\s|[№#])`
const said = String.raw`((?:\s?[([][^()[\]\n]{1,20}[)\]]){0,2})`
const ways = [
  // '[Q1] :', '(Câu 1)', '(1)'
  String.raw`[([]${word}?(\d{1,4})[)\]]\s?[:.]?`,
  String.raw`${word}\s?(\d{1,4}|[IVX]{1,6})${said}\s?[.):,/\-–]{0,2}`,
  String.raw`(?:\p{L}{1,12}\s?)?${numberWord}\s?(\d{1,4})\s?[.):：\-–]{0,2}`,
  String.raw`第\s?(\d{1,4})\s?[题題问問道]\s?[:：.、．]?`,
  // 'Ask1:', 'cauhoi_1.'
  String.raw`\p{L}{1,12}[\s_]?(\d{1,4})\s?[.):：]`,
  String.raw`(\d{1,4})\s?[°º]?\s?[.):/_,\-–：、．]{1,2}${said}`,
  String.raw`([IVX]{1,6})\s?[.):]`,
].map((own) => new RegExp(String.raw`^(\s*[*#]{0,6}\s?)${own}\*{0,2}\s*(?=\S)`, 'iu'))
/** A sentence behind it: '5 nhân 6' begins with no number of a question. */
const bare = /^(\s*[*#]{0,6}\s?)(\d{1,4})\s{1,3}(?=\p{Lu})/u
const romans: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

function valueOf(text: string): number {
  if (/\d/u.test(text)) return Number(text)
  const values = text
    .toUpperCase()
    .split('')
    .map((letter) => romans[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

export function anyNumber(text: string): AnyNumber | null {
  for (const way of [...ways, bare]) {
    const found = way.exec(text)
    if (!found) continue
    const [whole, before = '', number = '', level = ''] = found
    const label = whole.slice(before.length).replace(number, '1').replace(level, '')
    const shape = label.trim().toLowerCase()
    return {
      number: valueOf(number),
      at: whole.length,
      said: level.trim(),
      shape: /\d/u.test(number) ? shape : `i${shape}`,
    }
  }
  return null
}
