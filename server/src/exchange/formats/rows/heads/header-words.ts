import { type AnswerLetter, ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { foreignWords } from './foreign-heads.ts'
import { foreignKey, foreignOption, foreignWrong } from './foreign-patterns.ts'
import { foreignWordsBeside } from './foreign-heads-beside.ts'
import { ownWords } from './own-heads.ts'
import { ownWordsBeside } from './own-heads-beside.ts'

export type HeadMeaning = ColumnRole | 'numberOrContent'

const meanings = new Map<string, HeadMeaning>(
  [foreignWords, foreignWordsBeside, ownWords, ownWordsBeside].flatMap((words) =>
    Object.entries(words).flatMap(([role, names]) => {
      const meaning = role === 'numberOrContent' ? role : ColumnRole.parse(role)
      return names.map((name) => [foldText(name.normalize('NFKC')), meaning] as const)
    }),
  ),
)

const longestHead = 80

/** As programs call their columns: 'dapan_dung', 'NoiDungCauHoi', 'cauhoi'. */
const apart = new Map(
  [
    'cau tra loi',
    'tra loi',
    'dap an',
    'cau hoi',
    'noi dung',
    'phuong an',
    'lua chon',
    'giai thich',
    'loi giai',
    'do kho',
    'muc do',
    'chu de',
    'mon hoc',
    'tieu de',
    'hinh anh',
    'goi y',
  ].map((words) => [words.replaceAll(' ', ''), words] as const),
)
const writtenTogether = new RegExp([...apart.keys()].join('|'), 'g')

/** 'Đáp án (A, B, C, D):', 'Question - max 120 characters' and 'questionText' are 'dap an', 'question' and 'question text'. */
export function plainHead(text: string): string {
  // '2. Question Type:' is the second thing to be filled in.
  const bare = text.normalize('NFKC').replace(/^\s*\d{1,2}[.)]\s+(?=\p{L}{3})/u, '')
  const folded = foldText(bare.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replaceAll(/(?<=[a-z])\([a-z]{1,2}\)/g, '')
    .replaceAll(/(\d{1,2})\s*\(\s*([a-t])\s*\)/g, (both, number: string, letter: string) =>
      letter.codePointAt(0) === 96 + Number(number) ? number : both,
    )
    .replaceAll(/\(\s*([a-t]|\d{1,2})\s*\)/g, ' $1 ')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replaceAll(/[.*:?"'!“”„«»「」]/g, '')
    .replaceAll(/[_/\\]/g, ' ')
    // '題  目' is set wide.
    .replaceAll(/(?<=\p{sc=Han})\s+(?=\p{sc=Han})/gu, '')
    .replaceAll(writtenTogether, (word) => ` ${apart.get(word) ?? word} `)
  const cut = folded.split(/\s[-–—]\s/)[0]?.trim() ?? ''
  return (cut === '' ? folded : cut)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<=^[^()]*)\)$/, '')
    .replace(/(?<=\p{L} ?)0(?=[1-9]$)/u, '')
    .replace(/(?<=^(?:вариант|ответ|вариант ответа) )[абвгд]$/u, (letter) => 'abcde'['абвгд'.indexOf(letter)] ?? letter)
    .replace(/(?<=\p{L} )(?:one|two|three|four|five|six)$/u, (word) => String(countWords.indexOf(word) + 1))
}

const countWords = ['one', 'two', 'three', 'four', 'five', 'six']

const optionHead = new RegExp(
  `^(?:noi dung )?(?:phuong an|lua chon|dap an|cau tra loi|tra loi|option|choice|answer option|answer choice|answer|response|opt|pa|da|ans|y|${foreignOption})? ?([a-t]|20|1\\d|[1-9])$`,
  'u',
)
/** 'A选项', 'D项目', 'B. Option', 'C đáp án': the letter first; 'a resposta' is the answer, and '4 lựa chọn' are four of them. */
const letterFirst =
  /^(?:选项|選項)?([a-t]) ?(?:[项項]目?|phuong an|lua chon|dap an|option|choice|answer|选项|選項|選択肢|보기|вариант|варіант|pilihan|opsi|secenek|s[ıi]k(?:k[ıi])?|cevap|valasz|odpowiedz|odp|odpoved|moznost|odgovor|alternativa|opcion|opcao|respuesta|antwort|opzione|varianti?|javob|vastus|svar|raspuns)$/
const noteHead =
  /^(?:giai thich|explanation|expl?|feedback)(?: cho)?(?: phuong an| dap an| option| answer)? ?([a-t]|1\d|[1-9])$/
const wrongHead = new RegExp(
  `^(?:phuong an nhieu|phuong an sai|dap an sai|dap an nhieu|(?:wrong|incorrect|false|fake)(?: answer| option| choice)?|distractor|decoy|${foreignWrong}) ?(?:[a-e]|\\d{1,2})$`,
)

const markHead = /^(?:(?:dung|is correct|correct|la dap an dung) |is correct)([a-t]|1\d|[1-9])$/

function letterOf(sign: string): AnswerLetter | null {
  if (/^\d+$/.test(sign)) return answerLetters[Number(sign) - 1] ?? null
  return answerLetters.find((letter) => letter.toLowerCase() === sign) ?? null
}

const loose: readonly { role: ColumnRole; pattern: RegExp }[] = [
  { role: 'explanation', pattern: /^(?:explanation|reason|rationale) (?:of|for|why)\b/ },
  { role: 'explanation', pattern: /^(?:\w+ )?explanation$|^(?:correct |answer )?(?:reasoning|rationale)$/ },
  {
    role: 'correct',
    pattern:
      /(?:dap an|phuong an|tra loi|lua chon) (?:dung|chinh xac)|(?:^|\s)(?:correct|right) (?:answer|ans|option|choice|index)|^(?:answer|ans|option|choice) (?:correct|right)$/,
  },
  { role: 'correct', pattern: foreignKey },
  { role: 'content', pattern: /^(?:noi dung )?cau hoi\b|^question (?:text|stem|content)/ },
  { role: 'difficulty', pattern: /^(?:muc do|do kho|cap do)\b/ },
  { role: 'explanation', pattern: /^(?:giai thich|loi giai|huong dan giai|huong dan cham|dap an mau|goi y tra loi)\b/ },
  { role: 'time', pattern: /^(?:thoi gian|timer?)\b/ },
  { role: 'options', pattern: /^(?:cac )?(?:phuong an|lua chon)\b/ },
  { role: 'options', pattern: /^(?:answer )?(?:options|choices) (?:comma|semicolon|pipe|separated|list|all|in one)\b/ },
]

/** What a column with this name holds; null when nobody can tell. */
export function meaningOf(head: string): HeadMeaning | null {
  // A name that lists others stands above what was put together from them.
  if (head.length > longestHead || /\|[^|]*\S[^|]*\|/.test(head)) return null
  const name = plainHead(head)
  if (name === '') return null
  // 'Dễ' is no 'Đề'.
  if (name === 'de' && !/^(?:đề|de)\P{L}*$/iu.test(head.trim().normalize('NFC'))) return null
  const known = meanings.get(name)
  if (known !== undefined) return known
  const letter = letterOf(noteHead.exec(name)?.[1] ?? '-')
  if (letter !== null) return `note${letter}`
  if (wrongHead.test(name)) return 'wrong'
  const mark = letterOf(markHead.exec(name)?.[1] ?? '-')
  if (mark !== null) return `mark${mark}`
  const sign = (optionHead.exec(name) ?? letterFirst.exec(name))?.[1]
  // A number alone may be anything; 'respuestas' are several, not the one called S.
  const isNone = sign === undefined || /^\d+$/.test(name) || /[a-z]s$/.test(name)
  const option = isNone ? null : letterOf(sign)
  if (option !== null) return option
  return loose.find(({ pattern }) => pattern.test(name))?.role ?? null
}

/** Nothing is said beside the name. */
export function isWholeName(head: string): boolean {
  return meanings.has(plainHead(head))
}

/** The option that a name below another one means: a letter, or a number. */
export function placeBelow(head: string): AnswerLetter | null {
  const sign = /^(?:phuong an|lua chon|dap an|option|answer|pa|da)? ?([a-t]|1\d|[1-9])$/.exec(plainHead(head))?.[1]
  return sign === undefined ? null : letterOf(sign)
}
