/** What asks whether something is true. */

/** 'F' says that it is not true only where that is asked. */
export const ofTruth =
  /true.{0,20}false|right\s?\(r\).{0,10}wrong\s?\(w\)|đúng.{0,25}sai|yes\s?(?:or|\/)\s?no|(?<![\p{L}])t\s?(?:or|\/)\s?f(?![\p{L}])|đ\s?(?:hoặc|\/|,)\s?s(?![\p{L}])|tick.{0,20}cross|[✓✔√]\)?\s?(?:or|\/|hoặc)\s?\(?[x✗✘]/iu

/** 'Câu trắc nghiệm đúng sai', 'ĐÚNG – SAI', 'đúng hay sai': the name of a part whose questions are of that kind. */
export const truthPart = /đúng[\s,/–-]{0,3}(?:(?:hoặc|hay)\s{0,3})?sai/iu

/** 'Đúng ghi Đ, sai ghi S': what is to be written is a truth, and no sentence. */
export const truthsToWrite =
  /đúng\s(?:thì\s)?(?:ghi|điền|viết)\s.{0,4}đ.{0,12}sai\s(?:thì\s)?(?:ghi|điền|viết)\s.{0,4}s(?![\p{L}])/iu

/** 'Các phát biểu sau đúng hay sai?' asks it of each of them, and lets nobody choose one. */
export const eachIsTrueOrNot =
  /sau(?: đây)?(?: là)? đúng hay sai|nào đúng, [^.?]{0,30}nào sai|đúng\s?\(đ\)\s?(?:hay|hoặc) sai/iu

/** One of two such words alone in its line. */
export const truthWord =
  /^(?:đúng|true|verdadero|verdadeiro|vrai|richtig|vero|верно|да|benar|doğru|to['’‘ʻ]g['’‘ʻ]ri|prawda|adev[aă]rat|正确|对)[.;]?$/iu
export const falsehoodWord =
  /^(?:sai|false|falso|faux|falsch|неверно|нет|salah|yanlış|noto['’‘ʻ]g['’‘ʻ]ri|fałsz|fals|错误|错)[.;]?$/iu

const signsOfTruth: readonly (readonly [sign: RegExp, isTrue: boolean])[] = [
  [/^[✓✔√☑✅]\uFE0F?$/u, true],
  [/^[✗✘×✕✖❌❎]\uFE0F?$/u, false],
]

/** A tick or a cross alone; 'x' may be either. */
export function signOfTruth(text: string): boolean | null {
  return signsOfTruth.find(([sign]) => sign.test(text.trim()))?.[1] ?? null
}
