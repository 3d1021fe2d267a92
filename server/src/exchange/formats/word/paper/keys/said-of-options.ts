import { type Problem, blocking } from '../../../item.ts'
import { cutLine, plainLine, trimLine } from '../../line-text.ts'
import type { WordOption } from '../settled-keys.ts'

const right = [
  'đúng|đáp án đúng|correct|right|correct answer|right answer',
  'správn[aáeyě]|správná|správna odpoveď|správná odpověď|poprawna|prawidłowa|poprawna odpowiedź|prawidłowa odpowiedź',
  'правильный|правильно|верно|верный|правильный ответ|верный ответ|правильна|правильна відповідь|вярно|верен отговор',
  'točno|točan odgovor|tačno|tačan odgovor|pravilno|corect|corectă|răspuns corect|helyes|helyes válasz',
  'correct[ao]|respuesta correcta|resposta correta|resposta certa|correta|correto|bonne réponse|réponse correcte|vrai',
  'corretta|giusta|risposta corretta|richtig|richtige antwort|doğru|doğru cevap|benar|jawaban benar',
  "to[‘’ʻʼ`']g[‘’ʻʼ`']ri|to[‘’ʻʼ`']g[‘’ʻʼ`']ri javob|дұрыс|дұрыс жауап|正确|正确答案|正解",
].join('|')
const wrong = [
  'sai|wrong|incorrect|false|nesprávn[aáey]|niepoprawna|błędna|неправильно|неверно|netočno|netačno|incorrect[ao]',
  "incorreta|errada|faux|sbagliata|falsch|yanlış|salah|noto[‘’ʻʼ`']g[‘’ʻʼ`']ri|错误",
].join('|')

function saidBehind(words: string): RegExp {
  return new RegExp(
    String.raw`(?<=\S)(?:\s*[(（[]\s?(?:${words})\s?[.!]?[\])）]|\s+[-–—]\s?(?:${words}))\s*[.!;,]?\s*$`,
    'iu',
  )
}

const rightBehind = saidBehind(right)
const wrongBehind = saidBehind(wrong)
/** 'I - sai, II - đúng' says what is right of something else. */
const judges = new RegExp(String.raw`(?<!\p{L})(?:${right}|${wrong})(?!\p{L})`, 'iu')

/**
 * 'Huế (đáp án đúng)' is no part of what can be chosen where it says what the key says. Where the key is another one, both
 * may be meant.
 */
export function withoutSaidRight(
  options: readonly WordOption[],
  keys: ReadonlySet<string>,
  problems: Problem[],
): readonly WordOption[] {
  const said = options.filter((option) => placeOf(option) !== null)
  if (said.length === 0 || keys.size === 0 || options.some((option) => wrongBehind.test(lastOf(option)))) return options
  const letters = said.map(({ letter }) => letter)
  if (letters.length !== keys.size || letters.some((letter) => !keys.has(letter))) {
    const answers = [keys, letters].map((own) => [...own].toSorted().join(', ')).join(' / ')
    problems.push(blocking('keyConflict', { answers: answers.slice(0, 100) }))
    return options
  }
  return options.map((option) => {
    const at = placeOf(option)
    if (at === null) return option
    return { ...option, lines: [...option.lines.slice(0, -1), trimLine(cutLine(option.lines.at(-1) ?? [], 0, at))] }
  })
}

function lastOf({ lines }: WordOption): string {
  return plainLine(lines.at(-1) ?? [])
}

function placeOf(option: WordOption): number | null {
  const text = lastOf(option)
  const at = rightBehind.exec(text)?.index
  return at === undefined || judges.test(text.slice(0, at)) ? null : at
}
