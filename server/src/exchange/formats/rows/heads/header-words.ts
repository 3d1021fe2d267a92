import { type AnswerLetter, ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { foreignKey, foreignOption, foreignWords, foreignWrong } from './foreign-heads.ts'

/** What people call their columns, folded: without case, marks, and signs at the end. */
const words: Readonly<Partial<Record<ColumnRole | 'numberOrContent', readonly string[]>>> = {
  content: [
    'noi dung',
    'cau hoi',
    'content',
    'question',
    'questions',
    'noi dung cau hoi',
    'de bai',
    'question text',
    'stem',
    'question stem',
    'cau dan',
    'phan dan',
    'noi dung cau dan',
    'prompt',
    'question content',
    'noi dung de',
    'de',
    'cau hoi trac nghiem',
    'question description',
    'problem',
    'text',
    'questiontext',
    'question txt',
    'statement',
    'mcq',
    'sentence',
  ],
  numberOrContent: ['cau', 'q', 'questao'],
  title: ['tieu de', 'title', 'ten cau hoi', 'question name', 'question title', 'name', 'questionname'],
  correct: [
    'dap an dung',
    'dap an',
    'correct',
    'correct answer',
    'correct answers',
    'answer',
    'key',
    'dung',
    'ket qua',
    'da',
    'd a',
    'da dung',
    'ans',
    'answer key',
    'ground truth',
    'right answer',
    'correct option',
    'correct choice',
    'phuong an dung',
    'lua chon dung',
    'cau tra loi dung',
    'tra loi dung',
    'tra loi',
    'cau tra loi',
    'dap an chinh xac',
    'dap an dung nhat',
    'dap an cau hoi',
    'dap an chuan',
    'correctanswer',
    'dung sai',
    'correct key',
    'key answer',
    'true answer',
    'true answers',
    'trueanswer',
    'trueanswers',
    'correct awnser',
    'true option',
    'right option',
    'right choice',
    'correct one',
  ],
  options: [
    'phuong an',
    'phuong an tra loi',
    'phuong an lua chon',
    'cac phuong an',
    'cac phuong an tra loi',
    'lua chon',
    'cac lua chon',
    'cac dap an',
    'options json',
    'choices json',
    'answers json',
    'danh sach lua chon',
    'dap an lua chon',
    'danh sach dap an',
    'options',
    'option',
    'choices',
    'choice',
    'answers',
    'answer options',
    'answer choices',
    'question answers',
  ],
  wrong: [
    'phuong an nhieu',
    'phuong an sai',
    'dap an sai',
    'dap an nhieu',
    'wrong answer',
    'wrong answers',
    'wrong',
    'incorrect answer',
    'incorrect answers',
    'incorrect',
    'distractor',
    'distractors',
  ],
  type: [
    'loai',
    'type',
    'loai cau hoi',
    'loai cau',
    'dang',
    'dang cau hoi',
    'dang cau',
    'question type',
    'qtype',
    'q type',
    'kieu',
    'kieu cau hoi',
    'hinh thuc',
    'dang thuc',
  ],
  difficulty: [
    'do kho',
    'difficulty',
    'muc do',
    'level',
    'muc',
    'cap do',
    'muc do nhan thuc',
    'cap do nhan thuc',
    'muc do kho',
    'nhan thuc',
    'difficulty level',
    'muc do cau hoi',
  ],
  points: ['diem', 'points', 'point', 'score', 'mark', 'marks', 'so diem', 'thang diem', 'diem so', 'defaultmark'],
  class: ['lop', 'class', 'khoi', 'grade', 'khoi lop'],
  subject: ['chu de', 'subject', 'mon', 'mon hoc'],
  topic: [
    'chuyen de',
    'topic',
    'bai',
    'bai hoc',
    'ten bai',
    'chuong',
    'lesson',
    'chapter',
    'don vi kien thuc',
    'noi dung kien thuc',
    'mach kien thuc',
    'category',
    'phan',
    'theme',
    'section',
  ],
  tags: ['the', 'tags', 'tag', 'tu khoa', 'nhan', 'keyword', 'keywords'],
  explanation: [
    'giai thich',
    'explanation',
    'loi giai',
    'loi giai chi tiet',
    'giai chi tiet',
    'huong dan giai',
    'huong dan',
    'huong dan cham',
    'hdg',
    'giai thich dap an',
    'answer explanation',
    'feedback',
    'general feedback',
    'generalfeedback',
    'rationale',
    'solution',
    'ly giai',
    'giai',
  ],
  hint: ['goi y', 'hint', 'hints', 'tip', 'tips'],
  unit: ['don vi', 'unit'],
  credit: ['cach tinh diem', 'credit'],
  ignoreAccents: ['bo dau', 'ignore accents'],
  number: [
    'stt',
    'tt',
    'no',
    '#',
    'so thu tu',
    'thu tu',
    'id',
    'ma',
    'ma cau',
    'ma cau hoi',
    'so cau',
    'cau so',
    'number',
    'index',
    'order',
    'question number',
    'question no',
    'question id',
    'code',
  ],
  time: [
    'thoi gian',
    'time',
    'time limit',
    'time in seconds',
    'thoi luong',
    'duration',
    'seconds',
    'thoi gian lam',
    'thoi gian tra loi',
  ],
  image: [
    'image',
    'image link',
    'image url',
    'question img',
    'image name',
    'image file',
    'ten anh',
    'ten hinh',
    'question image',
    'img',
    'picture',
    'hinh',
    'hinh anh',
    'anh',
    'link anh',
    'link hinh',
    'hinh minh hoa',
    'tranh',
    'media',
  ],
}

export type HeadMeaning = ColumnRole | 'numberOrContent'

const meanings = new Map<string, HeadMeaning>(
  [...Object.entries(foreignWords), ...Object.entries(words)].flatMap(([role, names]) => {
    const meaning = role === 'numberOrContent' ? role : ColumnRole.parse(role)
    return names.map((name) => [foldText(name), meaning] as const)
  }),
)

const longestHead = 80

/** 'Đáp án (A, B, C, D):', 'Question - max 120 characters' and 'questionText' are 'dap an', 'question' and 'question text'. */
export function plainHead(text: string): string {
  const folded = foldText(text.normalize('NFKC').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replaceAll(/(?<=[a-z])\([a-z]{1,2}\)/g, '')
    .replaceAll(/\(\s*([a-t]|\d{1,2})\s*\)/g, ' $1 ')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replaceAll(/[.*:?"'!“”„«»「」]/g, '')
    .replaceAll(/[_/\\]/g, ' ')
  const cut = folded.split(/\s[-–—]\s/)[0]?.trim() ?? ''
  return (cut === '' ? folded : cut)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<=^[^()]*)\)$/, '')
    .replace(/(?<=\p{L} ?)0(?=[1-9]$)/u, '')
    .replace(/(?<=\p{L} )(?:one|two|three|four|five|six)$/u, (word) => String(countWords.indexOf(word) + 1))
}

const countWords = ['one', 'two', 'three', 'four', 'five', 'six']

/** What is called a note may be a reason, or anything else. */
export function isNoteHead(head: string): boolean {
  return /^(?:question |answer )?(?:description|desc|comments?|notes?|remarks?|reason|details?|ghi chu|nhan xet|mo ta|comentarios?|observacion(?:es)?|observacao|commento|note?|kommentar|commentaires?|bemerkung)$/.test(
    plainHead(head),
  )
}

const optionHead = new RegExp(
  `^(?:noi dung )?(?:phuong an|lua chon|dap an|cau tra loi|tra loi|option|choice|answer option|answer choice|answer|response|opt|pa|da|ans|y|${foreignOption})? ?([a-t]|20|1\\d|[1-9])$`,
  'u',
)
const noteHead =
  /^(?:giai thich|explanation|expl?|feedback)(?: cho)?(?: phuong an| dap an| option| answer)? ?([a-t]|1\d|[1-9])$/
const wrongHead = new RegExp(
  `^(?:phuong an nhieu|phuong an sai|dap an sai|dap an nhieu|wrong answer|wrong|incorrect answer|incorrect|distractor|${foreignWrong}) ?\\d{1,2}$`,
)

function letterOf(sign: string): AnswerLetter | null {
  if (/^\d+$/.test(sign)) return answerLetters[Number(sign) - 1] ?? null
  return answerLetters.find((letter) => letter.toLowerCase() === sign) ?? null
}

const loose: readonly { role: ColumnRole; pattern: RegExp }[] = [
  { role: 'explanation', pattern: /^(?:explanation|reason|rationale) (?:of|for|why)\b/ },
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
]

/** What a column with this name holds; null when nobody can tell. */
export function meaningOf(head: string): HeadMeaning | null {
  if (head.length > longestHead) return null
  const name = plainHead(head)
  if (name === '') return null
  // 'Dễ' is no 'Đề'.
  if (name === 'de' && !/^(?:đề|de)\P{L}*$/iu.test(head.trim().normalize('NFC'))) return null
  const known = meanings.get(name)
  if (known !== undefined) return known
  const letter = letterOf(noteHead.exec(name)?.[1] ?? '-')
  if (letter !== null) return `note${letter}`
  if (wrongHead.test(name)) return 'wrong'
  const sign = optionHead.exec(name)?.[1]
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
