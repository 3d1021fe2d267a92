import { type QuizScale, markOn, writtenMark } from '@lms/contracts/quizzes/quiz-points.ts'
import type { AttemptHistory, GivenMark } from '@lms/contracts/attempts/attempt-results.ts'
import type { AttemptOutcome, GivenAnswers } from '@lms/contracts/attempts/attempts.ts'
import type { Language } from '@lms/contracts/messages.ts'
import type { PracticeResult } from '@lms/contracts/attempts/practice.ts'
import { type PartLine, isOfParts, partLines } from '@lms/contracts/attempts/part-lines.ts'
import { shownContent } from '@lms/contracts/question-types/cloze.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import {
  type ResultQuestion,
  type ShownOption,
  countsOf,
  markOf,
  optionsOf,
} from '@lms/contracts/attempts/result-marks.ts'
import { escapeText, readableTextOf } from '@lms/contracts/rich-text.ts'
import { resultSheetMessages as messages } from '@lms/contracts/attempts/result-sheet-messages.ts'
import type { ResultSheet, SheetOption, SheetQuestion } from '../../quizzes/paper/result-sheet.ts'
import { filled } from '../../quizzes/paper/paper-file.ts'
import { inline } from '../../quizzes/paper/printed-parts.ts'

/** How the person who asks reads. */
export interface Reading {
  language: Language
  timeZone: string
}

interface Paper {
  questions: readonly ResultQuestion[]
  answers: GivenAnswers
  /** Those with full marks. */
  passed: readonly string[]
  waiting: readonly string[]
  scores: Readonly<Record<string, number>>
  /** What people gave. */
  given: Readonly<Record<string, GivenMark>>
}

type Word = keyof typeof messages
type Words = ReturnType<typeof wordsIn>

/** What the result's page shows, on paper. */
export function sheetOfHistory(history: AttemptHistory, readerId: string, reading: Reading): ResultSheet {
  const t = wordsIn(reading)
  const { quizz, student } = history.student_quiz
  const number = history.attempts.find(({ _id }) => _id === history._id)?.number
  const keysNotice = student._id === readerId ? 'keysWithheld' : 'keysWithheldFromParent'
  const notice = quizz.questions.length === 0 ? (history.resultsShown ? 'paperWithheld' : 'withheld') : keysNotice
  return sheetOf(
    {
      title: quizz.title,
      facts: [
        [t('student'), student.name],
        ...(number === undefined ? [] : [[t('attempt'), String(number)] as const]),
        ...scoreFacts(history.total_score, quizz, history.status, reading),
        ...(history.automatic
          ? [[t('automatic'), `${figure(history.automatic.score)} / ${figure(history.automatic.total)}`] as const]
          : []),
        ...timeFacts(history.submissionTime, history.createdAt, reading),
      ],
      notices: [...(history.status === 'pending' ? [t('waitingHint')] : []), ...(history.keysShown ? [] : [t(notice)])],
    },
    {
      questions: quizz.questions,
      answers: history.student_answers,
      passed: history.list_question_passed,
      waiting: history.pending_questions,
      scores: history.question_scores,
      given: history.given_marks,
    },
    reading,
  )
}

export function sheetOfPractice(result: PracticeResult, reading: Reading): ResultSheet {
  const t = wordsIn(reading)
  const all = result.questionResults
  const outcome = result.passed === null ? null : result.passed ? 'passed' : 'failed'
  return sheetOf(
    {
      title: result.quiz.title,
      facts: [
        [t('attempt'), t('practice')],
        ...scoreFacts(result.score, { ...result, ...result.quiz }, outcome, reading),
        ...timeFacts(result.timeSpent, result.createdAt, reading),
      ],
      notices: result.keysShown ? [] : [t(result.resultsShown ? 'keysWithheldFromParent' : 'withheld')],
    },
    {
      questions: all.map(({ question }) => question),
      answers: result.student_answers,
      passed: all.filter(({ isCorrect }) => isCorrect).map(({ question }) => question._id),
      waiting: all.filter(({ score }) => score === null).map(({ question }) => question._id),
      scores: Object.fromEntries(all.flatMap(({ question, score }) => (score === null ? [] : [[question._id, score]]))),
      given: {},
    },
    reading,
  )
}

interface Head {
  title: string
  facts: readonly (readonly [string, string])[]
  notices: string[]
}

function sheetOf({ title, facts, notices }: Head, paper: Paper, reading: Reading): ResultSheet {
  const t = wordsIn(reading)
  const counts = countsOf(paper.questions, paper)
  const always = ['correct', 'wrong', 'unanswered'] as const
  const further = (['partly', 'marked', 'waiting'] as const).filter((mark) => counts[mark] > 0)
  const counted = [...always, ...further].map((mark) => `${t(mark)}: ${counts[mark]}`)
  return {
    language: reading.language,
    heading: t('title'),
    quizTitle: title,
    facts: facts.map(([label, value]) => ({ label, value })),
    notices,
    questionsHeading: paper.questions.length === 0 ? '' : `${t('questions')} (${counted.join(' · ')})`,
    questions: paper.questions.map((question, index) => toSheetQuestion(question, index + 1, paper, reading)),
    pageText: t('page'),
  }
}

function toSheetQuestion(question: ResultQuestion, number: number, paper: Paper, reading: Reading): SheetQuestion {
  const t = wordsIn(reading)
  const { answeredBy, label } = questionTypeRules[question.type]
  const given = paper.answers[question._id]
  const mark = markOf(question, paper)
  const byPerson = paper.given[question._id]
  const score = paper.scores[question._id]
  const options = optionsOf(question, given)
  const correct = options.filter(({ isCorrect }) => isCorrect === true)
  const chosenRightly = correct.filter(({ isChosen }) => isChosen).length
  const isTyped = answeredBy === 'text'
  const points = score === undefined ? [] : [t('pointsOf', { score: figure(score), points: figure(question.points) })]
  const count = { count: chosenRightly, total: correct.length }
  return {
    mark,
    label: [t('question', { number }), t(mark), ...points].join(' · '),
    title: question.title,
    notes: [
      // The sheet's own words are Vietnamese unless somebody chose otherwise.
      label[reading.language === 'default' ? 'vi' : reading.language],
      ...(answeredBy === 'many' && correct.length > 0 ? [t('chosenCorrect', count)] : []),
    ],
    content: shownContent(question) + (answeredBy === 'essay' ? writtenIn(given, t) : ''),
    given: isTyped && typeof given === 'string' ? { label: t('givenAnswer'), value: given } : null,
    options: byPerson
      ? byPerson.criteria.map((criterion, index) => toSheetCriterion(criterion, index, t))
      : isOfParts(question)
        ? partLines(question, given, { isTrue: t('isTrue'), isFalse: t('isFalse') }).map((line, index) =>
            toSheetPart(line, index, reading),
          )
        : options.map((option, index) => toSheetOption(option, index, isTyped, reading)),
    explanation: explanationOf(question, byPerson?.comment ?? '', t),
  }
}

/** What was written at length stands below what was asked. */
function writtenIn(given: GivenAnswers[string] | undefined, t: Words): string {
  return typeof given === 'string' ? `<p><strong>${t('givenAnswer')}</strong></p>${given}` : ''
}

function explanationOf(question: ResultQuestion, comment: string, t: Words): SheetQuestion['explanation'] {
  const explanation = 'explanation' in question ? question.explanation : ''
  if (comment === '') return explanation === '' ? null : { label: t('explanation'), content: explanation }
  const said = `<p>${escapeText(comment)}</p>`
  const also = explanation === '' ? '' : `<p><strong>${t('explanation')}</strong></p>${explanation}`
  return { label: t('comment'), content: said + also }
}

function toSheetCriterion(
  { text, given, points }: GivenMark['criteria'][number],
  index: number,
  t: Words,
): SheetOption {
  return {
    letter: String(index + 1),
    text: escapeText(text),
    state: given === points ? 'correct' : 'plain',
    words: [t('pointsOf', { score: figure(given), points: figure(points) })],
  }
}

/** What was given for one part, and what is right where it was not. */
function toSheetPart({ label, given, right, isRight }: PartLine, index: number, reading: Reading): SheetOption {
  const t = wordsIn(reading)
  const said = given === null ? `<em>${t('unanswered')}</em>` : inline(given)
  const place = String(index + 1)
  return {
    letter: place,
    // A gap is asked for by its place alone.
    text: label === null || label === `(${place})` ? said : `${inline(label)} → ${said}`,
    state: isRight === null ? 'plain' : isRight ? 'correct' : 'wrong',
    words: [
      ...(isRight === null ? [] : [t(isRight ? 'partRight' : 'partWrong')]),
      ...(isRight === false && right !== null ? [`${t('rightAnswer')}: ${readableTextOf(right)}`] : []),
    ],
  }
}

function toSheetOption(option: ShownOption, index: number, isTyped: boolean, reading: Reading): SheetOption {
  const t = wordsIn(reading)
  const isWrong = option.isChosen && option.isCorrect === false
  return {
    letter: String.fromCodePoint(65 + index),
    text: option.text,
    state: option.isCorrect === true ? 'correct' : isWrong ? 'wrong' : 'plain',
    words: [
      ...(option.isCorrect === true ? [t('rightAnswer')] : []),
      ...(isWrong ? [t('wrongAnswer')] : []),
      ...(isWrong && option.mistake !== undefined ? [t('mistake', { mistake: option.mistake })] : []),
      ...(option.isChosen && !isTyped ? [t('chosen')] : []),
    ],
  }
}

/** The points, and what they are on the scale of the quiz. */
function scoreFacts(
  score: number | null,
  { totalPoints: total, scale }: { totalPoints: number; scale: QuizScale },
  status: AttemptOutcome | null,
  reading: Reading,
) {
  const t = wordsIn(reading)
  const language = reading.language === 'en' ? 'en' : 'vi'
  return [
    ...(score === null || scale === 'sum'
      ? []
      : [[t('mark'), writtenMark(markOn(scale, { score, total }), language)] as const]),
    ...(score === null ? [] : [[t('score'), `${figure(score)} / ${figure(total)}`] as const]),
    ...(status === null ? [] : [[t('status'), t(status)] as const]),
  ]
}

function timeFacts(seconds: number, finishedAt: string, reading: Reading) {
  const t = wordsIn(reading)
  return [
    [t('time'), t('minutes', { count: Math.floor(seconds / 60) })] as const,
    [t('date'), dayOf(finishedAt, reading.timeZone)] as const,
  ]
}

/** dd-MM-yyyy */
function dayOf(moment: string, timeZone: string): string {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(moment)).replaceAll('/', '-')
}

function figure(value: number): string {
  return new Intl.NumberFormat('vi-VN').format(value)
}

function wordsIn({ language }: Reading) {
  return (word: Word, values: Record<string, string | number> = {}): string =>
    // Pages are numbered only when they are set.
    word === 'page' ? messages[word][language] : filled(messages[word][language], values)
}
