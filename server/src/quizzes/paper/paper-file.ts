import { classNameOf, type ClassCode } from '@lms/contracts/classes/classes.ts'
import type { Language } from '@lms/contracts/messages.ts'
import { quizPaperMessages } from '@lms/contracts/quizzes/quiz-paper-messages.ts'
import type { QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { SheetPage } from './sheet-page.ts'
import { type PrintedPaper, type PrintedQuestion, equalCodes } from './paper.ts'

/** What stands above the questions of every version. */
export interface PaperHead {
  /** As the site calls itself on paper; empty ones are left to be filled in by hand. */
  school: string
  department: string
  /** Its name; empty when there is none. */
  subject: string
  title: string
  description: string
  instructions: string
  class: ClassCode
  /** Minutes; 0 when there is none. */
  timeLimit: number
  sections?: readonly QuizSection[]
}

/** A picture as every format can show it. */
export interface PaperPicture {
  type: 'jpg' | 'png'
  content: Uint8Array
  /** As it was meant to be shown, in CSS pixels. */
  width: number
  height: number
}

/** Everything that goes into one file, whatever its format. */
export interface PaperFile {
  head: PaperHead
  papers: PrintedPaper[]
  /** In PDF only. */
  sheets?: readonly SheetPage[]
  withKey: boolean
  /** With the key, on the same pages. */
  withExplanations: boolean
  language: Language
  /** By their address; one that is gone is not there. */
  pictures: ReadonlyMap<string, PaperPicture>
}

type Texts = { readonly [Name in keyof typeof quizPaperMessages]: string }

export function textsIn(language: Language): Texts {
  const entries = Object.entries(quizPaperMessages).map(([name, message]) => [name, message[language]])
  return Object.fromEntries(entries) as Texts
}

export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** What stands in the left half of the head: whose paper it is. */
export function houseLines({ head, language }: Pick<PaperFile, 'head' | 'language'>): {
  department: string
  school: string
} {
  const texts = textsIn(language)
  return {
    department: head.department === '' ? texts.department : head.department.toLocaleUpperCase('vi'),
    school: head.school === '' ? texts.school : head.school.toLocaleUpperCase('vi'),
  }
}

/** What stands below the title: 'Môn: Toán · Lớp 4', 'Thời gian làm bài: 30 phút', '20 câu hỏi · 100 điểm' */
export function factLines({ head, papers, language }: Pick<PaperFile, 'head' | 'papers' | 'language'>): string[] {
  const texts = textsIn(language)
  const questions = papers[0]?.questions ?? []
  const points = questions.reduce((sum, question) => sum + question.points, 0)
  const subject = head.subject === '' ? [] : [filled(texts.subject, { name: head.subject })]
  return [
    [...subject, classNameOf(head.class)].join(' · '),
    ...(head.timeLimit > 0 ? [filled(texts.time, { minutes: head.timeLimit })] : []),
    [
      filled(texts.questionCount, { count: questions.length }),
      filled(texts.totalPoints, { points: figure(points, language) }),
    ].join(' · '),
  ]
}

/** 'Câu 3 (10 điểm; có thể chọn nhiều đáp án)' */
export function questionLabel(
  { number, points, answeredBy }: Pick<PrintedQuestion, 'number' | 'points' | 'answeredBy'>,
  language: Language,
): string {
  const texts = textsIn(language)
  const about = filled(texts.totalPoints, { points: figure(points, language) })
  const hint = answeredBy === 'many' ? `; ${texts.chooseSeveral}` : ''
  return `${filled(texts.question, { number })} (${about}${hint})`
}

/** What stands before the room for an answer that is written; null where something is chosen. */
export function answerLineOf({ answeredBy }: Pick<PrintedQuestion, 'answeredBy'>, language: Language): string | null {
  const texts = textsIn(language)
  if (answeredBy === 'number') return texts.answerNumber
  return answeredBy === 'text' ? texts.answerLine : null
}

/** '1,25' */
function figure(value: number, language: Language): string {
  const written = String(Math.round(value * 100) / 100)
  return language === 'en' ? written : written.replace('.', ',')
}

/** What stands above a question that is the first of its section. */
export function openingOf(
  { head, language }: Pick<PaperFile, 'head' | 'language'>,
  questions: readonly Pick<PrintedQuestion, 'section'>[],
  index: number,
): { title: string; time: string[]; lines: string[] } | null {
  const place = questions[index]?.section ?? null
  const section = place === null ? undefined : head.sections?.[place]
  if (section === undefined || questions[index - 1]?.section === place) return null
  const time = section.minutes === null ? [] : [filled(textsIn(language).time, { minutes: section.minutes })]
  return { title: section.title, time, lines: section.instruction.split('\n').filter((line) => line !== '') }
}

/** More columns than this are too narrow for what was typed. */
const codesPerTable = 6

/** The keys of all versions side by side: one row per question number, one column per code. */
export function keyTables({ papers }: Pick<PaperFile, 'papers'>): { codes: string[]; rows: string[][][] }[] {
  const tables: { codes: string[]; rows: string[][][] }[] = []
  // Seven make four and three, not six and one.
  const perTable = Math.ceil(papers.length / Math.ceil(papers.length / codesPerTable))
  for (let start = 0; start < papers.length; start += perTable) {
    const portion = papers.slice(start, start + perTable)
    tables.push({
      codes: portion.map(({ code }) => code),
      rows: (portion[0]?.key ?? []).map(({ number }, index) => [
        [String(number)],
        ...portion.map(({ key }) => key[index]?.answer ?? []),
      ]),
    })
  }
  return tables
}

/** 'Mã đề 101, 103 giống nhau.', one line per group of equal papers. */
export function equalityNotes({ papers, language }: Pick<PaperFile, 'papers' | 'language'>): string[] {
  const { equalCodes: text } = textsIn(language)
  return equalCodes(papers).map((codes) => filled(text, { codes: codes.join(', ') }))
}

export interface PrintedExplanation {
  /** 'Câu 3 (mã đề 102: câu 5)' */
  label: string
  /** Safe HTML. */
  content: string
}

/** In the order of the first version, with the numbers that the others give them. */
export function explanationsOf({ papers: [first, ...others], language }: Pick<PaperFile, 'papers' | 'language'>) {
  const texts = textsIn(language)
  const numbers = others.map(({ code, questions }) => ({
    code,
    places: new Map(questions.map(({ id, number }) => [id, number])),
  }))
  const common = (first?.key ?? []).flatMap(({ number, explanation }, index): PrintedExplanation[] => {
    if (explanation === '') return []
    const id = first?.questions[index]?.id ?? ''
    const elsewhere = numbers.flatMap(({ code, places }) => {
      const place = places.get(id)
      return place === undefined ? [] : [filled(texts.sameQuestion, { code, number: place })]
    })
    const label = filled(texts.question, { number })
    return [{ label: elsewhere.length === 0 ? label : `${label} (${elsewhere.join('; ')})`, content: explanation }]
  })
  // What only later codes have drawn, by the first of them.
  const seen = new Set(first?.questions.map(({ id }) => id))
  const drawn = others.flatMap(({ code, questions, key }) =>
    key.flatMap(({ number, explanation }, index): PrintedExplanation[] => {
      const id = questions[index]?.id ?? ''
      if (explanation === '' || seen.has(id)) return []
      seen.add(id)
      return [{ label: filled(texts.sameQuestion, { code, number }), content: explanation }]
    }),
  )
  return [...common, ...drawn]
}

/** Short options stand side by side, as on the papers of a school. */
export function answerColumns({ options }: Pick<PrintedQuestion, 'options'>): 1 | 2 | 4 {
  const longest = Math.max(
    ...options.map(({ text }) => (/<(img|table|ul|ol|div)\b/.test(text) ? Infinity : textOf(text).length)),
  )
  if (longest <= 16) return 4
  return longest <= 38 ? 2 : 1
}
