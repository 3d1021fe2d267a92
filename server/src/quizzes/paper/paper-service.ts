import {
  equalPapersHeader,
  type PaperChoices,
  type QuizPaperChoices,
  type PaperDraft,
  paperFileName,
  paperLimits,
  paperMediaTypes,
} from '@lms/contracts/quizzes/quiz-papers.ts'
import type { SiteSettings } from '@lms/contracts/settings/settings.ts'
import { htmlOfParts } from '@lms/contracts/question-types/parts.ts'
import { drawnCount } from '@lms/contracts/quizzes/quiz-draws.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { quizPaperMessages as messages } from '@lms/contracts/quizzes/quiz-paper-messages.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { By, SentFile } from '../../platform/http/route.ts'
import { seedFrom, seededRandom } from '../../platform/seeded-random.ts'
import type { Question } from '../../questions/question.ts'
import { findQuestions } from '../../questions/question-store.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { expectQuestions, expectSubject, readableQuestions, sightOf } from '../quiz-access.ts'
import type { QuizDraws } from '../draws/quiz-draws.ts'
import { type PlacedVersion, versionsInQuiz } from '../quiz-points-store.ts'
import type { Quiz } from '../quiz.ts'
import { findQuiz } from '../quiz-store.ts'
import type { QuizDependencies } from '../quiz-dependencies.ts'
import type { PaperHead } from './paper-file.ts'
import { type PictureStorage, picturesIn } from './paper-pictures.ts'
import type { PaperJob, PrintedCode } from './paper-job.ts'
import type { SheetPage } from './sheet-page.ts'
import type { PaperWorkers } from './paper-workers.ts'
import { type AskedQuestion, seedOf } from './paper.ts'

export interface QuizPapers {
  ofQuiz(by: By, id: string, choices: QuizPaperChoices): Promise<SentFile>
  /** What each code asks, for who may print the quiz. */
  codesOf(by: By, id: string, choices: PaperOrder): Promise<{ quiz: Quiz; codes: PrintedCode[] }>
  ofDraft(by: By, draft: PaperDraft): Promise<SentFile>
}

/** A question as it stands in a quiz. */
type PlacedQuestion = Question & { section?: number }

interface Printable {
  head: PaperHead
  /** Of one version. */
  count: number
  read: () => Promise<PlacedQuestion[]>
  /** What one version has besides. */
  drawFor: (random: () => number) => Promise<PlacedQuestion[]>
}

/** What decides which questions stand where. */
type PaperOrder = Pick<PaperChoices, 'versions' | 'shuffleQuestions' | 'shuffleAnswers' | 'seed'>

/** Sheets of answers for what is printed, by the slice above: they are kept before they leave. */
export interface SheetPrinting {
  sheetsFor(by: By, quiz: Quiz, codes: readonly PrintedCode[], choices: QuizPaperChoices): Promise<SheetPage[]>
}

type HeadTexts = Pick<PaperHead, 'title' | 'description' | 'instructions' | 'class' | 'timeLimit'>

export interface PaperDependencies extends Pick<QuizDependencies, 'database' | 'audit' | 'assignments'> {
  draws: QuizDraws
  storage: PictureStorage
  settings: { current(): Promise<Pick<SiteSettings, 'schoolName' | 'departmentName'>> }
  paperWorkers: PaperWorkers
  sheets: SheetPrinting
}

export function createQuizPapers({
  database,
  audit,
  assignments,
  draws,
  storage,
  settings,
  paperWorkers,
  sheets,
}: PaperDependencies): QuizPapers {
  /** In the order of the ids, with what they say now. */
  async function asked(ids: readonly string[]): Promise<PlacedQuestion[]> {
    const known = new Map((await findQuestions(database.read(), ids)).map((question) => [question.id, question]))
    return ids.map((id) => known.get(id)).filter((question) => question !== undefined)
  }

  /** With what they are worth in a quiz, and where they stand in it. */
  async function placed(versions: readonly PlacedVersion[]): Promise<PlacedQuestion[]> {
    const places = new Map(versions.map((version) => [version.questionId, version]))
    return (await asked([...places.keys()])).map((question) => {
      const { points = null, section = null } = places.get(question.id) ?? {}
      return { ...question, points: points ?? question.points, ...(section !== null && { section }) }
    })
  }

  /** No more than is printed leaves for the paperWorkers: a quiz has a password too. */
  async function headOf(
    { title, description, instructions, class: code, timeLimit }: HeadTexts,
    subjectId: string | null,
  ): Promise<PaperHead> {
    const { schoolName: school, departmentName: department } = await settings.current()
    const names = await subjectNamesOf(database.read(), subjectId === null ? [] : [subjectId])
    const subject = names.get(subjectId ?? '') ?? ''
    return { school, department, subject, title, description, instructions, class: code, timeLimit }
  }

  function expectPrintable({ count }: Printable, versions: number): void {
    if (count === 0) throw invalid([{ field: 'questions', message: messages.noQuestions }])
    if (count * versions > paperLimits.questionsMaximum)
      throw invalid([{ field: 'versions', message: messages.tooManyPages }])
  }

  /** The questions are read when it is this person's turn: a crowd that waits holds nothing but its wishes. */
  async function jobFor({ head, read, drawFor }: Printable, choices: PaperChoices): Promise<PaperJob> {
    const { format, versions, key = false, language } = choices
    const explanations = key && (choices.explanations ?? false)
    const all = await read()
    const toAsked = (question: PlacedQuestion) => {
      const {
        id,
        version,
        type,
        content: text,
        points,
        section,
        answers,
        parts,
        template,
        explanation,
        hint,
      } = question
      return {
        id,
        version,
        type,
        content: text,
        points,
        section,
        answers,
        parts,
        template,
        // What a template draws must come out in all of its texts, shown or not: it has the same numbers whenever it is printed.
        explanation: explanations || template !== null ? explanation : '',
        ...(template !== null && { hint }),
      }
    }
    const questions = all.map(toAsked)
    const options = {
      versions,
      shuffleQuestions: choices.shuffleQuestions ?? versions > 1,
      shuffleAnswers: choices.shuffleAnswers ?? versions > 1,
      seed: choices.seed ?? seedOf(questions),
    }
    const codes = Array.from({ length: versions }, (_, index) =>
      seededRandom(seedFrom(`${options.seed}:draw:${index}`)),
    )
    const drawn: AskedQuestion[][] = []
    for (const random of codes) drawn.push((await drawFor(random)).map(toAsked))
    return {
      format,
      head,
      questions,
      drawn,
      options,
      withKey: key,
      withExplanations: explanations,
      language,
      pictures: await picturesIn(storage, textsOf([...questions, ...drawn.flat()])),
    }
  }

  async function print(
    by: By,
    quizId: string,
    printable: Printable,
    choices: PaperChoices & { sheetsOnly?: boolean | undefined },
    sheetsFor?: (codes: PrintedCode[]) => Promise<SheetPage[]>,
  ): Promise<SentFile> {
    const { format, versions, key = false, sheetsOnly = false } = choices
    expectPrintable(printable, versions)
    const { content, equalCodes } = await paperWorkers.print(by.actor.id, async (freeze) => {
      const job = await jobFor(printable, choices)
      await record(by, quizId, { format, versions, key, ...(sheetsFor && { sheet: true }) })
      return sheetsFor ? { ...job, sheets: await sheetsFor(await freeze(job)), sheetsOnly } : job
    })
    const { head } = printable
    const said = equalCodes.map((codes) => codes.join(' ')).join(',')
    return {
      name: paperFileName(head.title, format),
      type: paperMediaTypes[format],
      content,
      ...(said !== '' && { headers: { [equalPapersHeader]: said } }),
    }
  }

  function record({ actor, caller }: By, recordId: string, details: Record<string, string | number | boolean>) {
    const entry = { actor, caller, action: 'quiz.export', recordType: 'quiz', recordId, details }
    return database.transaction((tx) => audit.record(tx, entry))
  }

  /** A quiz that this person may print as a whole. */
  async function expectQuiz({ actor }: By, id: string): Promise<{ quiz: Quiz; printable: Printable }> {
    const quiz = await findQuiz(database.read(), id)
    const sight = quiz && (await sightOf(database.read(), actor, quiz, assignments.isAssigned))
    if (!quiz || quiz.deletedAt !== null || !sight || sight === 'face') throw notFound(quizMessages.notFound)
    const versions = await versionsInQuiz(database.read(), id)
    const read = async (): Promise<PlacedQuestion[]> => {
      const questions = await placed(versions)
      // A paper with some of the questions would pass for the whole quiz.
      const isWhole =
        sight === 'author' || (await readableQuestions(database.read(), actor, questions)).length === questions.length
      if (!isWhole) throw notFound(quizMessages.notFound)
      return questions
    }
    const drawFor = async (random: () => number): Promise<PlacedQuestion[]> => {
      const { questions, missing } = await draws.drawn(database.read(), quiz, { random, met: null })
      if (missing > 0)
        throw conflict('not_enough_questions', messages.notEnough, { values: { count: String(missing) } })
      const found = await placed(questions)
      if (sight !== 'author' && (await readableQuestions(database.read(), actor, found)).length < found.length)
        throw notFound(quizMessages.notFound)
      return found
    }
    const count = versions.length + drawnCount(quiz.draws)
    const head = { ...(await headOf(quiz, quiz.subjectId)), sections: quiz.sections }
    return { quiz, printable: { head, count, read, drawFor } }
  }

  return {
    async ofQuiz(by, id, choices) {
      const { quiz, printable } = await expectQuiz(by, id)
      if (!choices.sheet) return print(by, id, printable, choices)
      if (choices.format !== 'pdf') throw invalid([{ field: 'format', message: messages.sheetInPdf }])
      return print(by, id, printable, choices, (codes) => sheets.sheetsFor(by, quiz, codes, choices))
    },

    async codesOf(by, id, choices) {
      const { quiz, printable } = await expectQuiz(by, id)
      expectPrintable(printable, choices.versions)
      const whole = { ...choices, format: 'pdf', key: false, explanations: false, language: 'default' } as const
      return { quiz, codes: await paperWorkers.freeze(by.actor.id, () => jobFor(printable, whole)) }
    },

    async ofDraft(by, draft) {
      authorizeRole(by.actor, 'quiz:create')
      await expectQuestions(database.read(), by.actor, draft.questions)
      const { subject: subjectId } = draft
      if (subjectId !== undefined)
        await expectSubject(database.read(), by.actor, { ...draft, subjectId }, quizMessages.subjectRequired)
      const read = (): Promise<PlacedQuestion[]> => asked(draft.questions)
      const drawFor = async (): Promise<PlacedQuestion[]> => []
      return print(
        by,
        'draft',
        { head: await headOf(draft, subjectId ?? null), count: draft.questions.length, read, drawFor },
        draft,
      )
    },
  }
}

function textsOf(questions: readonly AskedQuestion[]): string[] {
  return questions.flatMap(({ content, answers, parts = {}, explanation }) => [
    content,
    ...Object.values(htmlOfParts(parts)),
    ...answers.map(({ text }) => text),
    explanation,
  ])
}
