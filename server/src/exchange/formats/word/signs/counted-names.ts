import { questionStart } from './line-signs.ts'
import { optionStarts, optionsInside } from './option-signs.ts'

/** '[Câu 3]', '[Q3] :': brackets around the name of a question are no part of it, unlike '(câu 3)' behind what refers to it. */
export const nameInBrackets =
  /^\s*[[(]\s*(?:câu(?:\s+hỏi)?|question|ques|q)\s*\.?\s*(\d{1,4})\s*[\])]\s*(?:[:：.]\s*)?/iu

export interface Counted {
  /** Which line it is. */
  at: number
  word: string
  number: number
  length: number
}

const counted =
  /^\s*(?:\*\*)?([/!@$]{0,3}\p{L}{1,12}(?:\.?\s?(?:\p{L}{1,4}(?:\.?[°º])?|[№#]))?\s{0,3}(?:\d{1,2}\.(?=\d)|[.#:\-–—]{0,2})|[#№])\s{0,3}(\d{1,4})\s{0,3}(?:[题題](?=\s|$)|[.:)\-–—]{1,2}(?=\s|\p{L}|$)|(?=\s)|$)\s{0,3}/u
const fewest = 3
/** So many in a row count, wherever they begin: somebody cut them out of more. */
const fewestCut = 5

/**
 * 'NO.1', 'Ques - 2', 'Soal 3': nobody knows all words that stand before numbers. One that counts from one on, with
 * the options of one question below each, is the name of questions; empty where they have one that is known.
 */
export function countedNames(texts: readonly string[]): readonly Counted[] {
  const known = texts.filter((text) => questionStart(text, 'named') !== null).length
  const groups = Map.groupBy(texts.flatMap(countedAt), ({ word }) => word)
  // One among many may be a slip.
  const others = [...groups.values()].filter(({ length }) => known * 8 < length)
  const names = others.find((group) => isCounting(group) && haveOptions(group, texts)) ?? askedNames(texts, known)
  const kept = known > 0 ? [] : texts.flatMap(keptAt)
  return names ?? (kept.length >= fewest && haveOptions(kept, texts) ? kept : [])
}

/** What a question is called, in the languages in which papers are sent. */
export const questionNames = [
  'question|pergunta|quest[ãa]o|pregunta|cuesti[óo]n|frage|aufgabe|domanda|quesito|vraag|fråga|soal|pertanyaan',
  'pytanie|zadanie|otázka|úloha|kérdés|întrebarea|soru|savol|вопрос|задание|питання|запитання|завдання|въпрос|сұрақ',
].join('|')
const added = 'new|nova|novo|nueva|nuevo|nouvelle|neue|nuova|nowe|nová|baru|yeni|yangi|новый|новое|нове|жаңа'
const askedName = new RegExp(
  String.raw`^\s*(?:#{1,6}\s+)?(?:\*\*)?(?:(?:(?:${added})\s)?(?<asked>${questionNames})|(?<any>\p{L}{2,15}))\s{1,3}(?:n[°ºr]?\.?\s?|№\s?|#)?(?<number>\d{1,4})\s{0,3}(?:(?<end>[.:)]?\s{0,3}(?:\*\*\s{0,3})?$)|[.:)]\s{0,3})`,
  'iu',
)

/**
 * 'Pergunta 14', 'Nova pergunta 19': behind a word for a question numbers only rise, whichever somebody left out; so they
 * do behind any word that stands alone with its number above each.
 */
function askedNames(texts: readonly string[], known: number): readonly Counted[] | undefined {
  const found = texts.flatMap((text, at): Counted[] => {
    const own = askedName.exec(text)
    const { asked: name, any = '', number = '', end } = own?.groups ?? {}
    const word = name === undefined ? any.toLowerCase() : 'asked'
    return own && (name !== undefined || end !== undefined)
      ? [{ at, word, number: Number(number), length: own[0].length }]
      : []
  })
  const groups = [...Map.groupBy(found, ({ word }) => word).values()]
  return groups.find((group) => {
    const areRising = group.every(({ number }, at) => number > (group[at - 1]?.number ?? 0))
    const areAll = group.length >= fewest && areRising && known * 8 < group.length
    return areAll && haveOptions(group, texts)
  })
}

/** '20281. What …' is the number under which somebody keeps it; here it is the next one. */
function keptAt(text: string, at: number): Counted[] {
  const label = /^\s*\d{4,7}\s?[.)]\s+(?=\S)/u.exec(text)?.[0] ?? ''
  return label === '' ? [] : [{ at, word: '', number: 0, length: label.length }]
}

function countedAt(text: string, at: number): Counted[] {
  const [label = '', word = '', number = ''] = counted.exec(text) ?? []
  return label === ''
    ? []
    : [{ at, word: word.replaceAll(/\s/gu, '').toLowerCase(), number: Number(number), length: label.length }]
}

/** Each is the one behind that before it; whoever miscounted once did so once. */
function isCounting(group: readonly Counted[]): boolean {
  const next = group.filter(({ number }, at) => number === (group[at - 1]?.number ?? 0) + 1)
  const counted = group[0]?.number === 1 ? next.length : next.length + 1
  const isMany = group.length >= (group[0]?.number === 1 ? fewest : fewestCut)
  return isMany && counted * 10 >= group.length * 9
}

/** Most have the options of one question below them, and no others stand anywhere. */
function haveOptions(group: readonly Counted[], texts: readonly string[]): boolean {
  const isFirst = (text: string): boolean => optionStarts(text, 0).length > 0 || optionsInside(text).length > 0
  const asked = group.map(({ at }, place) => texts.slice(at, group[place + 1]?.at).filter(isFirst).length)
  const all = texts.filter(isFirst).length
  return asked.filter((count) => count === 1).length * 4 >= group.length * 3 && all * 10 <= group.length * 11
}
