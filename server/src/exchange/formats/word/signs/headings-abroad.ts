/** What stands between the questions of papers in other languages and belongs to none. Texts are in NFC. */

const words = [
  'chapter|unit|module|lesson|topic|week|quiz|level|section|part',
  'chapitre|thème|leçon|partie|séance|unité',
  'cap[íi]tulo|secci[óo]n|tema|unidad|bloque|m[óo]dulo|lecci[óo]n|parte',
  'seção|secção|unidade|bloco|aula',
  'kapitel|teil|abschnitt|thema|modul|lektion',
  'bab|bagian|topik|materi|paket',
  'глава|раздел|часть|тема|модуль|урок|блок|вариант',
  'capitolo|sezione|lezione|modulo|rozdział|część|dział|bölüm|ünite|konu|розділ|частина',
].join('|')
const count = String.raw`(?:\d{1,3}|[IVXLC]{1,5}|[A-HА-Г]|one|two|three|four|five|six)`
const patterns = [
  // 'Chapter 2: Animals', '## Teil B'; what goes on as a sentence is something else.
  new RegExp(
    String.raw`^[\s#*=–—-]{0,9}(?:${words})\s(?:n[°º]\s?)?${count}(?:\s?[.:–—-]\s?[^.?!:]{1,80}|\s[\p{Lu}\s]{3,60})?[\s#*=–—-]{0,9}$`,
    'iu',
  ),
  /^\s*第\s?[\d一二三四五六七八九十]{1,3}\s?(?:章|节|節|单元|單元|部分|课|課|篇|讲|講)(?:\s?[：:、 ].{0,30})?\s*$/u,
  /^\s*(?:单元|單元|模块)\s?[\d一二三四五六七八九十]{1,3}\s*$/u,
  /^\s*[（(][一二三四五六七八九十]{1,3}[）)]\s?\p{Script=Han}{2,12}\s*$/u,
  // The kind of what follows.
  /^[\s#*=–—-]{0,9}(?:(?:[IVX]{1,4}|[A-E])\s?[.)]\s)?(?:multiple[ -]choice(?: questions)?|true(?:\s?\/\s?|\sor\s|\sand\s)false(?: questions)?|reading comprehension|short answers?(?: questions)?|fill in the blanks?|vrai ou faux|verdadero o falso|verdadeiro ou falso|richtig oder falsch|benar atau salah|верно или неверно)(?:\s?\(\s?\d{1,3}\s?(?:marks?|points?|pts)\s?\))?[\s#*=–—-]{0,9}$/iu,
  // What a list or a table of keys is called.
  /^[\s#*=–—-]{0,9}(?:(?:cevap|yanıt) anahtarı|kunci jawaban|gabarito(?: oficial)?|klucz odpowiedzi|lösungsschlüssel|clave de respuestas|corrigé|ключи? к тесту|soluzioni)\s?:?[\s#*=–—-]{0,9}$/iu,
  // 'Page 2 of 5', '--- Page 2 ---'
  /^[\s#*=–—-]{0,9}(?:page|página|seite|halaman|страница)\s\d{1,3}(?:\s?(?:\/|of|de|von|dari|из|sur)\s?\d{1,3})?[\s#*=–—-]{0,9}$/iu,
  /^\s*第\s?\d{1,3}\s?[页頁](?:\s?[，,/]?\s?共\s?\d{1,3}\s?[页頁])?\s*$/u,
]
/** What is to be done with those that follow. */
const tasks = [
  /^\s*(?:(?:please )?(?:choose|circle|select|tick|mark|pick)\s(?:the\s)?(?:one\s)?(?:best|correct|right)\s(?:answers?|letters?|options?|choices?|alternatives?)|choisissez la bonne réponse|entourez la bonne réponse|cochez la bonne réponse|(?:elija|elige|seleccione|marque|señale) la (?:respuesta|opción|alternativa) correcta|(?:assinale|marque|escolha) a (?:alternativa|resposta|opção) (?:correta|certa)|kreuzen? sie die richtigen? antwort(?:en)? an|pilihlah (?:salah satu )?jawaban yang (?:paling )?(?:benar|tepat)|выберите (?:один )?правильный (?:вариант )?ответ(?:а)?)\s?[.!:]?\s*$/iu,
  /^\s*请(?:选择|選擇|选出|勾选)正确的?(?:答案|选项)\s?[。.：:]?\s*$/u,
]
const longest = 120

export function isHeadingAbroad(text: string): boolean {
  return text.length <= longest && patterns.some((pattern) => pattern.test(text))
}

/** 'Choose the best answer.' below the last option. */
export function isTaskAbroad(text: string): boolean {
  return text.length <= longest && tasks.some((pattern) => pattern.test(text))
}
