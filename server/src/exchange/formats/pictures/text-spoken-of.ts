import { textOf } from '@lms/contracts/rich-text.ts'
import type { Item } from '../item.ts'

/** Words with which a question points at a text that stands elsewhere. */

const ofText = 'text|passage|article|story|extract|excerpt|poem|dialogue|conversation|paragraph|stanza'
const counted = '(?:first|second|third|fourth|fifth|sixth|last|final|opening|closing)'
const inEnglish = [
  String.raw`(?:according to|based on|refer(?:s|ring)? to|mentioned in|stated in|suggested in|implied (?:in|by)|described in|used in|back at|read) (?:the|this) (?:\p{L}+ )?(?:${ofText})`,
  String.raw`(?:^|[.?!,:;]\s*)(?:in|from) (?:the|this) (?:\p{L}+ )?(?:${ofText})(?=\s*[,?.:])`,
  String.raw`(?:in|from) the (?:passage|extract|excerpt|(?:text|article|story|poem|dialogue|conversation)(?=\s*(?:[?.,!]|$)))(?! of)`,
  String.raw`(?:title|idea|point|purpose|tone|theme|message|summary|author|writer|narrator|part|rest) (?:of|for) (?:the|this) (?:${ofText})`,
  String.raw`the (?:text|passage|article|extract|excerpt|poem) (?:(?:is|was) (?:mainly|mostly|about|primarily)|mainly|says?|states?|suggests?|implies|mentions?|tells?|describes?|above)`,
  String.raw`(?:in|on|at|from) lines? \d{1,3}(?!\d|\p{L})`,
  String.raw`(?:in|of|to) (?:the )?${counted} (?:paragraph|stanza)`,
  String.raw`(?:in|of|to) paragraphs? (?:\d{1,2}|one|two|three|four|five|six|seven|eight)(?!\p{L})`,
]
const underlined =
  /the (?:bold(?:ed)?|italici[sz]ed) (?:words?|phrases?|parts?|sentences?)|(?<!\p{L})(?:từ|cụm từ|tiếng|câu) in (?:đậm|nghiêng)(?= (?:trong|có|sau|dưới|thuộc|là|chỉ|ở|được))|the underlined (?:words?|parts?|phrases?|sentences?|letters?|pronouns?|verbs?|sections?|portions?|text|clauses?|expressions?)|(?<!\p{L})(?:từ|cụm từ|phần|bộ phận|câu|tiếng|chữ)(?: \p{L}+){0,3} (?:được )?gạch (?:chân|dưới)/iu

const piece = String.raw`(?:đoạn(?: văn(?: bản)?| thơ| trích| hội thoại| thông tin| tư liệu)?|khổ(?: thơ)?|bài(?: đọc| thơ| văn| viết| báo)|văn bản|ngữ liệu|tư liệu|thông tin|tình huống|câu chuyện|truyện|mẩu chuyện)`
const inVietnamese = [
  String.raw`(?:theo|trong|dựa vào|dựa theo|căn cứ vào|qua|từ|của|ở|đọc) (?:nội dung )?(?:các )?${piece} (?:\p{L}+ )?(?:trên|vừa đọc|đã đọc)(?!\p{L})(?! \d)`,
  String.raw`(?:^|[.?!:,]\s*)(?:theo|trong|dựa vào|qua) (?:nội dung )?(?:đoạn (?:văn|trích|thơ|hội thoại)|bài đọc|bài văn|bài thơ|câu chuyện|bài viết|văn bản)(?=\s*[,?.:]| (?:thì|vì|ai|tác giả|nhân vật)(?!\p{L}))`,
  String.raw`theo (?:nội dung )?(?:đoạn (?:văn|trích|thơ|hội thoại)|bài đọc)(?=\s*[,?.:]|$)`,
  String.raw`(?:đoạn (?:văn(?: bản)?|thơ|trích|(?:hội|đối) thoại)|bài (?:thơ|đọc|văn)|khổ thơ|văn bản|câu chuyện|mẩu chuyện) trên(?=\s*[,?.:]|$| (?:được|thuộc|có|là|nói|viết|sử dụng|trích|kể|miêu tả|thể hiện|cho|đề cập|tập trung|chủ yếu|gồm|do)(?!\p{L}))`,
  String.raw`(?:ở|trong|tại) (?:dòng|câu thơ|khổ thơ|đoạn văn|đoạn thơ|đoạn) (?:thứ (?:nhất|hai|ba|tư|năm|\d)|số \d|\d{1,2}|đầu tiên)(?=\s*[,?.:]|\s+\p{L}|$)`,
]
const inOthers = [
  String.raw`(?:según|de acuerdo con) (?:el|la) (?:texto|lectura|párrafo|fragmento)|(?:primer|segundo|tercer|cuarto|último) párrafo`,
  String.raw`(?:d['’]après|selon) (?:le texte|l['’]extrait|le document|l['’]article)|(?:premier|deuxième|troisième|dernier) paragraphe`,
  String.raw`laut (?:dem )?text|(?:ersten|zweiten|dritten|letzten) absatz|in zeile \d`,
  String.raw`(?:de acordo com|segundo|conforme) o (?:texto|trecho|artigo)|(?:primeiro|segundo|terceiro|último) parágrafo`,
  String.raw`secondo il (?:testo|brano)|nel brano|(?:primo|secondo|terzo|ultimo) paragrafo`,
  String.raw`согласно тексту|(?:в|из) (?:первом|втором|третьем|последнем) абзаце`,
  String.raw`(?:menurut|berdasarkan) (?:teks|bacaan|paragraf)`,
]
const anywhere = /根据(?:短文|文章|课文|材料|上文)|(?:短文|文章|上文)中|第.段/u
const words = new RegExp(
  String.raw`(?<!\p{L})(?:${[...inEnglish, ...inVietnamese, ...inOthers].join('|')})(?!\p{L})`,
  'iu',
)
/** 'in line 5' of a bus, 'theo bài thơ "Tre Việt Nam"': nobody has to see that. */
const named = /^\s*["“‘'«]|^\s+(?:of the|by|titled|entitled|called)\s/u

/** What it says of a text elsewhere; empty where it says nothing of one. */
export function textSpokenOf(asked: string): string {
  const text = asked.normalize('NFC')
  const found = words.exec(text) ?? anywhere.exec(text) ?? underlined.exec(text)
  return !found || named.test(text.slice(found.index + found[0].length)) ? '' : found[0].replace(/^[\s.?!:,;]+/u, '')
}

/** Something to be heard or watched, which no description can hold. */
export const isHeard = (told: string): boolean =>
  /(?<!\p{L})(?:listen(?:ing)? to|you(?:['’]re| are) going to (?:hear|watch)|you (?:will|['’]ll) hear|watch the|nghe (?:đoạn|bài|và|audio|file)|xem (?:video|đoạn phim))(?!\p{L})/iu.test(
    told,
  )

const fewestOfText = 60
const looked = /<(?:u|em|i|strong|b|mark|span|code)\b/i
const shown = /<(?:img|table|pre|code|blockquote|audio|video|iframe)\b/i
const quoted = /["“«‘'][^"”»’']{15,}["”»’']|[:：]\s*\S.{24,}/u

/** It brings the text along that it speaks of. */
export function holdsText({ content, answers }: Item, spoken: string): boolean {
  const text = textOf(content)
  if (underlined.test(spoken) && [content, ...answers.map((answer) => answer.text)].some((html) => looked.test(html)))
    return true
  const sentences = text.split(/(?<=[.?!:])\s+/u)
  const others = sentences.filter((sentence) => spoken === '' || !sentence.includes(spoken)).join(' ')
  return shown.test(content) || quoted.test(text) || others.length >= fewestOfText
}

/** The writer of a text that was read; elsewhere anybody may be asked about. */
export const speaksOfWriter = (asked: string): boolean =>
  /(?<!\p{L})the (?:writer|author|narrator|speaker|poet|passage|text|article|story|extract)s?(?!\p{L})|(?<!\p{L})(?:tác giả|nhân vật|đoạn (?:văn|trích|thơ)|bài (?:đọc|thơ|văn)|câu chuyện|văn bản)(?!\p{L})/iu.test(
    asked,
  )
