import type { KeyMarks } from '@lms/contracts/exchange/origin.ts'
import { PlainType, QuestionType } from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import {
  type Item,
  type Problem,
  type ReadItem,
  type Reason,
  blocking,
  choiceType,
  emptyItem,
  plainTruthOf,
  pointsFrom,
  problem,
  readTrueFalse,
  settledType,
  titleFrom,
  trueFalseAnswers,
  placeOf,
} from '../../item.ts'
import { foreignTruthOf } from '../../foreign-truths.ts'
import { classFrom, difficultyFrom, typeFrom } from '../../rows/row-words.ts'
import { fillsSeveral, typedDoubt } from '../../text/several-typed.ts'
import { isAside } from './asides.ts'
import { withoutOwnLetters } from './kinds/own-letters.ts'
import { completeTask } from './kinds/completed-tasks.ts'
import { htmlOf } from './draft-html.ts'
import { clean, cleaned, linesOf, plainStem, sourceOf, stemLines, tracesOf } from './draft-texts.ts'
import { asTyped, isDoubtful, isOfProgram, withResult } from './kinds/doubtful-keys.ts'
import { droppedProblem } from './dropped-wording.ts'
import { withoutResult } from './guides/guide-keys.ts'
import type { SheetKey } from './guides/key-sheets.ts'
import { isNameOfOption, letterChosen, withoutOptions } from './missing-options.ts'
import type { WordDraft } from './question-draft.ts'
import { answerAtEnd } from './guides/reasoned-keys.ts'
import { keysSaid } from './keys/said-keys.ts'
import { withoutSaidRight } from './keys/said-of-options.ts'
import { lettersOf, settledKeys } from './settled-keys.ts'
import { partTypeOf, readWordParts } from '../word-parts.ts'
import type { Line } from '../word-file.ts'

type PictureName = (part: string) => string

export function readItemOf(draft: WordDraft, sheetKey: SheetKey | null, pictureName: PictureName): ReadItem {
  const { fields } = draft
  const problems: Problem[] = []
  const rich = (lines: readonly Line[]): string =>
    htmlOf(
      lines.map((line) => ({ line })),
      pictureName,
    )
  const item: Item = {
    ...emptyItem(),
    content: htmlOf([...draft.shared.map((line) => ({ line })), ...draft.stem], pictureName),
    explanation: rich(draft.explanation),
    topic: clean(fields.topic),
    tags: clean(fields.tags)
      .split(';')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    ignoreAccents: /^(có|x|co|yes)$/iu.test(clean(fields.ignoreAccents)),
    difficulty: difficultyFrom(clean(fields.difficulty)),
    class: classFrom(clean(fields.class)),
    subject: clean(fields.subject) || null,
  }
  item.title = clean(fields.title) || titleFrom(htmlOf(draft.stem, pictureName) || item.content)
  const points = fields.points === undefined ? draft.points : Number(clean(fields.points).replace(',', '.'))
  if (points !== null) item.points = pointsFrom(points, problems)
  if (draft.skipped.length > 0) problems.push(droppedProblem(draft.skipped))
  if (draft.ring === 'key') problems.push(blocking('keyDrawn'))
  const { marks, reasons } = fillAnswers(item, draft, sheetKey, problems, rich)
  completeTask(item, problems)
  if (item.type !== 'essay' && draft.criteria.length > 0)
    problems.push(problem('wordingDropped', { text: draft.criteria.map(clean).join('; ').slice(0, 200) }))
  const chosen = letterChosen(item, draft)
  if (chosen !== null && !problems.some(({ isBlocking }) => isBlocking))
    problems.push(blocking('optionsMissing', { letter: chosen }))
  if (draft.lineBelow !== undefined)
    problems.push(blocking('answerBelow', { text: clean(draft.lineBelow).slice(0, 120) }))
  for (const text of draft.disordered) problems.push(blocking('unreadable', { text: clean(text).slice(0, 60) }))
  if (draft.unclaimed.length > 0)
    problems.push(blocking('textBelow', { text: clean(draft.unclaimed.join(' / ')).slice(0, 200) }))
  const lost = [...draft.shared, ...linesOf(draft)].filter((line) => line.some(({ kind }) => kind === 'lost'))
  // Without its formula a question asks something else; a picture above many may be there to be looked at.
  const isAsked = lost.some((line) => !draft.shared.includes(line) || line.some(isWorded))
  if (lost.length > 0 || draft.ring === 'drawing')
    problems.push((isAsked || draft.ring === 'drawing' ? blocking : problem)('pictureUnreadable'))
  return {
    item,
    problems,
    place: draft.number === 0 ? 'Câu không số' : placeOf(draft.number) + draft.suffix,
    source: sourceOf(draft),
    traces: tracesOf(draft, sheetKey),
    marks,
    reasons,
    ...(fields.type !== undefined && { isTypeSaid: true }),
  }
}

interface Why {
  marks: KeyMarks
  reasons: Reason[]
}

function fillAnswers(
  item: Item,
  draft: WordDraft,
  foundKey: SheetKey | null,
  problems: Problem[],
  rich: (lines: readonly Line[]) => string,
): Why {
  const isOpen = draft.options.length === 0 && draft.answers.length === 0 && foundKey === null && !draft.isEssay
  const solved = isOpen ? answerAtEnd(draft.explanation) : null
  const listed = foundKey?.kind === 'text' ? foundKey.text : solved
  const sheetKey = foundKey?.kind === 'text' ? null : foundKey
  const nothing: Why = {
    marks: {},
    reasons: listed === null ? [] : [{ code: solved === null ? 'keyFromSheet' : 'keyFromSolution' }],
  }
  const saidHere = draft.answers.length > 0 || listed === null ? draft.answers : [listed]
  if (listed !== null && draft.answers.some((text) => clean(text) !== listed))
    problems.push(blocking('keyConflict', { answers: [...draft.answers.map(clean), listed].join(' / ').slice(0, 100) }))
  const named = typeFrom(clean(draft.fields.type))
  const known = QuestionType.safeParse(named).data ?? null
  const typed = saidHere.map(clean)
  const isBare = draft.options.length === 0 && draft.answers.length === 0 && draft.gaps.size === 0 && sheetKey === null
  const isEssay = named === null && draft.isEssay && isBare
  if (isEssay && listed !== null) {
    // A person marks it: what the list says is how it may be answered.
    item.explanation = `<p>${escapeText(listed)}</p>${item.explanation}`
    typed.length = 0
  }
  const partType = isEssay ? 'essay' : partTypeOf(cleaned(draft), known, typed)
  if (partType !== null) {
    if (foundKey?.kind === 'unclear') problems.push(unclear(foundKey.letters))
    readWordParts(partType, { item, draft: cleaned(draft), typed, problems, rich })
    return nothing
  }
  const type = PlainType.safeParse(known).data ?? null
  if (named !== null && type === null) problems.push(blocking('unknownType', { type: named }))
  const { unit = '' } = draft.fields
  if (unit !== '') problems.push(problem('wordingDropped', { text: clean(unit).slice(0, 200) }))
  const accepted = [
    ...new Set(
      saidHere
        .flatMap((text) => text.split(/\s\|\s/))
        .map((text) => withoutResult(clean(text)))
        .flatMap((text) => withResult(text, plainStem(draft)))
        .flatMap(asTyped),
    ),
  ]
  if (draft.options.length === 0 || type === 'fill_blank') {
    item.type = 'fill_blank'
    const asked = plainStem(draft)
    // 'False (it is a bird)'
    const [, judged = typed[0] ?? '', reason = ''] = /^(\p{L}+)\s*\(([^()]{8,})\)\.?$/u.exec(typed[0] ?? '') ?? []
    const truth =
      type === 'true_false'
        ? truthOf(judged)
        : (plainTruthOf(judged) ?? (/^\p{L}+$/u.test(judged) ? foreignTruthOf(judged) : null))
    if (sheetKey?.kind === 'unclear' && sheetKey.letters.length === 0) problems.push(blocking('keyUnclear'))
    else if (sheetKey !== null) problems.push(blocking('optionsMissing', { letter: lettersOf(sheetKey) }))
    else if (typed.length === 0) problems.push(withoutOptions(stemLines(draft), asked))
    else if (typed.some(isOfProgram)) problems.push(blocking('unreadable', { text: typed.join(' ').slice(0, 60) }))
    else if (
      type === null &&
      typed.every((text) =>
        isNameOfOption(text, { content: item.content, asked, lines: stemLines(draft), number: draft.number }),
      )
    )
      problems.push(blocking('optionsMissing', { letter: typed.join(', ') }))
    else if (truth !== null && type !== 'fill_blank')
      Object.assign(item, {
        type: 'true_false',
        answers: trueFalseAnswers(truth),
        explanation: item.explanation + (reason === '' ? '' : `<p>${escapeText(reason)}</p>`),
      })
    else {
      item.answers = accepted.filter((text) => text !== '').map((text) => ({ text: escapeText(text), isCorrect: true }))
      const [only = ''] = accepted
      const doubt = type === null && accepted.length === 1 ? typedDoubt(only) : null
      if (doubt) problems.push(doubt)
      else if (accepted.length === 1 && fillsSeveral(asked, only, 1))
        problems.push(blocking('typedSeveral', { answer: only.slice(0, 60) }))
    }
    if (typed.length > 0 && isMoreOf(item, draft.behind))
      problems.push(blocking('textBelow', { text: clean(draft.behind.join(' / ')).slice(0, 200) }))
    return nothing
  }
  const said = typed.length > 0 ? keysSaid(typed, draft, problems) : null
  const { keys, options, marks, reasons } = settledKeys(draft, said, sheetKey, problems)
  if (draft.isLookRare) problems.push(blocking('lookRare', { letters: [...keys].join(', ') }))
  for (const letter of keys)
    if (!options.some((option) => option.letter === letter)) problems.push(blocking('wrongLetter', { letter }))
  // What was not settled before is asked about already.
  const offered = draft.disordered.length > 0 ? options : withoutSaidRight(options, keys, problems)
  item.answers = withoutOwnLetters(offered).map(({ letter, lines, note }) => {
    const explanation = rich(note)
    return { text: rich(lines), isCorrect: keys.has(letter), ...(explanation !== '' && { explanation }) }
  })
  const isColored = [marks.color, marks.highlight].some((places) => places?.length === 1)
  if (isDoubtful(plainStem(draft), options, keys, { isUntyped: type === null, isColored }))
    problems.push(blocking('keyUnclear'))
  if (keys.size === 0 && !problems.some(({ isBlocking }) => isBlocking))
    problems.push(blocking(draft.areAllMarked ? 'allMarked' : 'noKey'))
  item.type = type ?? choiceType(item.answers)
  if (type === null) Object.assign(item, settledType(item))
  if (type === 'true_false' && !problems.some(({ isBlocking }) => isBlocking)) {
    const read = readTrueFalse(item.answers)
    if (Array.isArray(read)) item.answers = read
    else problems.push(read)
  }
  return { marks, reasons }
}

/** Truths that two places say differently; what may be said of another part is not told. */
function unclear(said: readonly string[]): Problem {
  return said.length > 1 && said.every((own) => own.includes(', '))
    ? blocking('keyConflict', { answers: said.join(' / ').slice(0, 100) })
    : blocking('keyUnclear')
}

/** What stands right below what is to be typed may be more of it: 'True' and 'False' line by line, or another line. */
function isMoreOf({ type }: Item, [first = '']: readonly string[]): boolean {
  if (type === 'true_false') return plainTruthOf(first) !== null
  // Words in large letters are the heading of what follows.
  return first !== '' && !isAside(first) && !/^\p{Lu}{3,}(?:\s+\p{Lu}{3,})+\s*$/u.test(first)
}

const isWorded = (piece: Line[number]): boolean => piece.kind === 'text' && piece.text.trim() !== ''
