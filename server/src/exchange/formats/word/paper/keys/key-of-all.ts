import { plainLine } from '../../line-text.ts'
import type { Line } from '../../word-file.ts'
import type { SheetKey } from '../guides/key-sheets.ts'
import type { WordDraft } from '../question-draft.ts'
import { anyStart, labelOf } from '../../signs/line-signs.ts'
import { optionStarts } from '../../signs/option-signs.ts'
import { areKeyWords } from '../respelled/keys/key-sentences.ts'
import { saysKey } from '../respelled/keys/key-words.ts'

/** What one sentence says of all questions of a file. */
export interface KeyOfAll {
  lines: ReadonlySet<Line>
  keyFor(options: WordDraft['options']): SheetKey | null
}

const longest = 160
const always =
  /(?<!\p{L})(?:immer|stets|always|siempre|sempre|toujours|zawsze|всегда|завжди|selalu|luôn(?:\sluôn)?|altijd|alltid|altid|vždy|mindig|her zaman|doim)(?!\p{L})|总是|總是|始终|始終/giu
const all =
  /(?<!\p{L})(?:all|every|each|alle[nr]?|jeder|tod[ao]s|toutes|tous|wszystkich|всех|всем|semua|tất cả|mọi)(?!\p{L})/iu
const first =
  /(?<!\p{L})(?:first|erste|primera|primeira|première|pierwsza|перв(?:ый|ым|ом)|pertama|đầu tiên)(?!\p{L})/giu
/** What such a sentence says beside words for a key. */
const around = new Set(
  [
    'in this file paper test exam quiz catalogue catalog document all every each question questions for of to under at here one answers options are',
    'in diesem dieser katalog fragenkatalog test datei bei für aller allen alle fragen jeder frage hier erste antwort',
    'en este esta todas todos las los preguntas pregunta cuestionario examen archivo de la el primera',
    'em neste nesta todas todos as os perguntas questões questão prova arquivo do da primeira',
    'dans ce cette questionnaire document toutes les tous questions question de première',
    'w tym teście pliku to jest pod literą odpowiedź odpowiedzi prawidłowa poprawna prawidłowe we wszystkich pytaniach dla pytań',
    'в этом тесте файле для во всех вопросов вопросах стоит находится под буквой номером идёт вариантом ответа на месте',
    'pada semua soal ini untuk di dalam file trong đề tệp này tất cả các mọi câu hỏi của thì luôn ở vị trí',
  ]
    .join(' ')
    .split(' '),
)
const noun =
  /(?:antwort|buchstabe|answer|option|letter|choice|respuesta|opción|letra|resposta|alternativa|réponse|lettre|odpowiedź|literą|ответ|буква|буквой|вариант|jawaban|huruf|đáp án|phương án|câu|chữ)\s["“„'(]?$/iu

/** 'In this file answer A is always right.' above all questions, and nothing else that says a key. */
export function keyOfAll(lines: readonly Line[]): KeyOfAll {
  const said = lines.flatMap((line, at) => {
    const letter = letterIn(plainLine(line))
    return letter === null ? [] : [{ at, line, letter }]
  })
  const [one, ...others] = said
  const isAbove = one !== undefined && !lines.slice(0, one.at).some((line) => isOption(plainLine(line)))
  const isOnly = isAbove && others.every(({ letter }) => letter === one.letter) && !lines.some(hasKey)
  const sentence = isOnly ? plainLine(one.line).trim() : ''
  return {
    lines: new Set(isOnly ? said.map(({ line }) => line) : []),
    keyFor: (options) => (isOnly && options.length > 1 ? { kind: 'letters', letters: [one.letter], sentence } : null),
  }
}

function isOption(text: string): boolean {
  return optionStarts(text, 0).length > 0
}

function hasKey(line: Line): boolean {
  const text = plainLine(line)
  return labelOf(text)?.kind === 'answer' && letterIn(text) === null
}

function letterIn(text: string): string | null {
  const isAlways = text.length <= longest && (text.search(always) !== -1 || all.test(text))
  if (!isAlways || anyStart(text) !== null || isOption(text)) return null
  const said = text.replaceAll(always, ' ')
  const rest = said.replaceAll(first, ' ')
  const words = rest.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  if (!saysKey(rest) || !words.every((word) => areKeyWords(word) || around.has(word.toLowerCase()) || isLetter(word)))
    return null
  const signs = [...said.matchAll(/(?<![\p{L}\p{N}])[A-Ja-j](?![\p{L}\p{N}])/gu)]
  const large = signs.filter(([sign]) => /[A-J]/u.test(sign))
  const small = signs.filter(
    ({ index, 0: sign }) => noun.test(said.slice(0, index)) || /^[)\]"”“.\s]*$/u.test(said.slice(index + sign.length)),
  )
  const found = large.length > 0 ? large : small
  const ordinals = said.match(first)?.length ?? 0
  if (found.length + ordinals !== 1) return null
  return found[0]?.[0].toUpperCase() ?? 'A'
}

function isLetter(word: string): boolean {
  return /^[A-J]$/iu.test(word)
}
