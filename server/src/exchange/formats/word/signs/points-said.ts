/** What stands in brackets beside a question: how many points it brings, and how hard it is. */
export interface SaidPoints {
  points: number | null
  level: string | null
}

const words = String.raw`điểm|đ|points?|pts?|marks?|punt[io]s?|pontos?|ptos?|punkte?|pkt|punkt(?:y|ów)|poin|puan|балл(?:а|ов|ы)?|ball|点|分|점|درجات?|درجة|نقطة|نقاط`
const points = new RegExp(String.raw`^(\d{1,3}(?:\s?[.,]\s?\d{1,3})?)\s?(?:${words})?\.?$`, 'iu')
const levels =
  /^(?:easy|medium|hard|difficult|facile|difficile|difícil|fácil|leicht|mittel|schwer|mudah|sedang|sulit|(?:mức(?:\s+độ)?\s+)?(?:nb|th|vd|vdc|vdt|nhận biết|thông hiểu|vận dụng(?: cao| thấp)?|dễ|trung bình|tb|khó)|(?:m|mức|mđ)\s?[1-4](?:\s?,\s?[1-4]){0,2})$/iu

/** How hard something is, and nothing else. */
export function isLevel(said: string): boolean {
  return levels.test(said.trim())
}

const kinds =
  /^(?:trắc nghiệm(?:\s(?:khách quan|nhiều lựa chọn|đúng[\s/–-]{1,3}sai))?|tự luận|trả lời ngắn|multiple choice|essay|short answer)$/iu

/** How something is to be answered, and nothing else. */
export function isKind(said: string): boolean {
  return kinds.test(said.trim())
}

/** '0,5 điểm', 'M1 - 0,5đ', 'NB', 'Tự luận'; null where anything else stands there. */
export function pointsIn(said: string): SaidPoints | null {
  const found: SaidPoints = { points: null, level: null }
  const words = said
    .split(/[-–—;:]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  for (const word of words) {
    const number = points.exec(word)?.[1]
    if (number !== undefined) found.points = Number(number.replaceAll(/\s/gu, '').replace(',', '.'))
    else if (levels.test(word)) found.level = word.replace(/^mức(?:\s+độ)?\s+(?=\p{L}{2})/iu, '')
    else if (!isKind(word)) return null
  }
  return words.length === 0 ? null : found
}

/** A number alone in brackets is part of what is said. */
const isOfPoints = new RegExp(String.raw`\d\s?(?:${words})\.?\s?$`, 'iu')

const bracketed = /^\s{0,5}[([]\s?([^()[\]]{1,40})[)\]]\s{0,5}(?:[.:]|[–—-](?=\s))?\s*/u

/** Behind the number of a question; where the text goes on. */
export function pointsBehind(text: string, from: number): SaidPoints & { at: number } {
  const found = { points: null as number | null, level: null as string | null, at: from }
  for (let times = 0; times < 3; times += 1) {
    const [all = '', said = ''] = bracketed.exec(text.slice(found.at)) ?? []
    const own = isOfPoints.test(said) || levels.test(said.trim()) ? pointsIn(said) : null
    if (!own) break
    found.points = own.points ?? found.points
    found.level = own.level ?? found.level
    found.at += all.length
  }
  return found
}

const atEnd = /[([]\s?([^()[\]]{1,40})[)\]]\s{0,5}[.:]?\s*$/u

/** '[NB]', '(Thông hiểu)' */
const levelCode =
  /^\s*(?:NB|TH|VD|VDC|VDT|(?:[Mm]ức độ\s)?(?:[Nn]hận biết|[Tt]hông hiểu|[Vv]ận dụng(?: cao| thấp)?))\s*$/u

/** '… là gì? (0,5 điểm)', '… là gì? [NB]': where it begins. */
export function pointsAtEnd(text: string): (SaidPoints & { at: number }) | null {
  const from = Math.max(0, text.length - 60)
  const found = atEnd.exec(text.slice(from))
  const isMeant = isOfPoints.test(found?.[1] ?? '') || levelCode.test(found?.[1] ?? '')
  const said = found && isMeant ? pointsIn(found[1] ?? '') : null
  return found && said ? { ...said, at: from + found.index } : null
}
