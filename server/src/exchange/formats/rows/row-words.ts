import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { type QuestionType, questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

/** Words of people for what a question is: how hard, for whom, of which type. */

const difficultyWords: Readonly<Record<string, Difficulty>> = {
  easy: 'easy',
  de: 'easy',
  'nhan biet': 'easy',
  nb: 'easy',
  m1: 'easy',
  'muc 1': 'easy',
  medium: 'medium',
  normal: 'medium',
  average: 'medium',
  moderate: 'medium',
  intermediate: 'medium',
  m2: 'medium',
  'muc 2': 'medium',
  'trung binh': 'medium',
  vua: 'medium',
  'thong hieu': 'medium',
  th: 'medium',
  tb: 'medium',
  hard: 'hard',
  m3: 'hard',
  'muc 3': 'hard',
  m4: 'hard',
  'muc 4': 'hard',
  kho: 'hard',
  'van dung': 'hard',
  'van dung thap': 'hard',
  'van dung cao': 'hard',
  vd: 'hard',
  vdt: 'hard',
  vdc: 'hard',
  facil: 'easy',
  facile: 'easy',
  leicht: 'easy',
  mudah: 'easy',
  简单: 'easy',
  medio: 'medium',
  media: 'medium',
  moyen: 'medium',
  mittel: 'medium',
  sedang: 'medium',
  中等: 'medium',
  dificil: 'hard',
  difficile: 'hard',
  schwer: 'hard',
  sulit: 'hard',
  困难: 'hard',
}

/** 'constructor' is a word of every list, and of none. */
function wordIn<Meaning>(words: Readonly<Record<string, Meaning>>, word: string): Meaning | null {
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null
}

export function difficultyFrom(word: string): Difficulty | null {
  return wordIn(difficultyWords, foldText(word))
}

export function classFrom(word: string): ClassCode | null {
  const code = foldText(word)
    .replaceAll(/[\s_]+/g, '')
    .replace(/^(lop|class|grade|khoi)/, '')
    .toUpperCase()
  return ClassCode.safeParse(`LOP_${code}`).data ?? null
}

const otherTypeWords: Readonly<Record<string, QuestionType>> = {
  'ghep doi': 'matching',
  'ghep noi': 'matching',
  noi: 'matching',
  'sap xep': 'ordering',
  'sap thu tu': 'ordering',
  'dung sai tung y': 'statements',
  'trac nghiem dung sai': 'statements',
  'tra loi so': 'numeric',
  'dien so': 'numeric',
  'nhap so': 'numeric',
  nat: 'numeric',
  numerical: 'numeric',
  number: 'numeric',
  integer: 'numeric',
  'integer type': 'numeric',
  'integer answer': 'numeric',
  'numerical answer': 'numeric',
  'numerical answer type': 'numeric',
  'numeric answer': 'numeric',
  'numeric answer type': 'numeric',
  'numerical type': 'numeric',
  'numeric type': 'numeric',
  'numeric entry': 'numeric',

  true_false: 'true_false',
  'true/false': 'true_false',
  'dung/sai': 'true_false',
  'dung sai': 'true_false',
  ds: 'true_false',
  'd/s': 'true_false',
  multiple_choice: 'multiple_choice',
  'nhieu dap an': 'multiple_choice',
  'multiple choice': 'multiple_choice',
  single_choice: 'single_choice',
  'mot dap an': 'single_choice',
  'trac nghiem': 'single_choice',
  'single choice': 'single_choice',
  fill_blank: 'fill_blank',
  'dien vao cho trong': 'fill_blank',
  'dien khuyet': 'fill_blank',
  'fill in the blank': 'fill_blank',
  'tra loi ngan': 'fill_blank',
  'text input': 'fill_blank',
  truefalse: 'true_false',
  'true false': 'true_false',
  'true or false': 'true_false',
  tf: 'true_false',
  boolean: 'true_false',
  bool: 'true_false',
  't/f': 'true_false',
  dungsai: 'true_false',
  shortanswer: 'fill_blank',
  'short answer': 'fill_blank',
  short: 'fill_blank',
  saq: 'fill_blank',
  tln: 'fill_blank',
  'fill blank': 'fill_blank',
  fill: 'fill_blank',
  'fill in': 'fill_blank',
  'fill in blank': 'fill_blank',
  fillblank: 'fill_blank',
  dientu: 'fill_blank',
  'dien tu': 'fill_blank',
  tl: 'essay',
  tuluan: 'essay',
  'open ended': 'essay',
  'long answer': 'essay',
  paragraph: 'essay',
  dissertativa: 'essay',
  dissertacao: 'essay',
  discursiva: 'essay',
  desarrollo: 'essay',
  'pregunta abierta': 'essay',
  'questao aberta': 'essay',
  single: 'single_choice',
  'single answer': 'single_choice',
  'single select': 'single_choice',
  singlechoice: 'single_choice',
  'one answer': 'single_choice',
  radio: 'single_choice',
  'mot lua chon': 'single_choice',
  'multiple answer': 'multiple_choice',
  'multiple answers': 'multiple_choice',
  'multiple select': 'multiple_choice',
  'multi select': 'multiple_choice',
  'multi choice': 'multiple_choice',
  'multi answer': 'multiple_choice',
  judge: 'true_false',
  judgement: 'true_false',
  judgment: 'true_false',
  fillintheblank: 'fill_blank',
  fillintheblanks: 'fill_blank',
  'fill in the blanks': 'fill_blank',
  sc: 'single_choice',
  multiselect: 'multiple_choice',
  singleselect: 'single_choice',
  ma: 'multiple_choice',
  mr: 'multiple_choice',
  msq: 'multiple_choice',
  mca: 'multiple_choice',
  fib: 'fill_blank',
  fitb: 'fill_blank',
  '1 dap an': 'single_choice',
  'chon 1 dap an': 'single_choice',
  'chon mot dap an': 'single_choice',
  'chon nhieu dap an': 'multiple_choice',
  'dien dap an': 'fill_blank',
  單選題: 'single_choice',
  單選: 'single_choice',
  多選題: 'multiple_choice',
  複選題: 'multiple_choice',
  複選: 'multiple_choice',
  多選: 'multiple_choice',
  是非題: 'true_false',
  是非题: 'true_false',
  填充題: 'fill_blank',
  填空題: 'fill_blank',
  checkbox: 'multiple_choice',
  checkboxes: 'multiple_choice',
  'multiple response': 'multiple_choice',
  multipleresponse: 'multiple_choice',
  dropdown: 'single_choice',
  'drop down': 'single_choice',
  'open question': 'essay',
  openquestion: 'essay',
  单选题: 'single_choice',
  多选题: 'multiple_choice',
  判断题: 'true_false',
  填空题: 'fill_blank',
  单选: 'single_choice',
  多选: 'multiple_choice',
  判断: 'true_false',
  填空: 'fill_blank',
  简答: 'essay',
  问答题: 'essay',
  简答题: 'essay',
  'verdadeiro/falso': 'true_false',
  'verdadero/falso': 'true_false',
  'verdadeiro ou falso': 'true_false',
  'verdadeiro falso': 'true_false',
  'verdadero falso': 'true_false',
  'vero falso': 'true_false',
  'vrai faux': 'true_false',
  'richtig falsch': 'true_false',
  unica: 'single_choice',
  unico: 'single_choice',
  'seleccion unica': 'single_choice',
  'verdadero o falso': 'true_false',
  'certo/errado': 'true_false',
  'vrai/faux': 'true_false',
  'vero/falso': 'true_false',
  'richtig/falsch': 'true_false',
  'benar/salah': 'true_false',
  'resposta curta': 'fill_blank',
  'respuesta corta': 'fill_blank',
  'reponse courte': 'fill_blank',
  kurzantwort: 'fill_blank',
  'choix unique': 'single_choice',
  'choix multiple': 'multiple_choice',
  'opcion unica': 'single_choice',
  'resposta unica': 'single_choice',
  einfachauswahl: 'single_choice',
  mehrfachauswahl: 'multiple_choice',
}

/** Each type by its own name, by what people here call it, and by other words for it. */
const typeWords: Readonly<Record<string, QuestionType>> = {
  ...Object.fromEntries(
    questionTypes.flatMap((type) => {
      const { label } = questionTypeRules[type]
      return [type, label.vi, label.en].map((word) => [foldText(word), type])
    }),
  ),
  ...otherTypeWords,
}

/** 'selectionUniq', 'chọn một đáp án đúng': whatever the words, one of several. */
function isOfOne(said: string): boolean {
  return (
    /select|choi[cx]|choose|selecci|auswahl|lua chon|chon/.test(said) &&
    /uniq|unic|single|\bone\b|\bmot\b|\b1\b/.test(said)
  )
}

/** Null when nothing is said; a word that means nothing here comes back as it is. */
export function typeFrom(word: string): string | null {
  const said = foldText(word)
  if (said === '') return null
  const known = wordIn(typeWords, said) ?? wordIn(typeWords, said.replaceAll(/[_-]+/g, ' '))
  return known ?? (isOfOne(said) ? 'single_choice' : word.trim())
}
