import type { SentMessage } from '@lms/contracts/messages.ts'
import type { Schema } from '../platform/database/migrations.ts'
import { json } from '../platform/database/tables.ts'

/** What was said in many words until the 20th of November 2026, by the code that says it since. */
const merged: Readonly<Record<string, string>> = {
  noKey: 'essay',
  keyConflict: 'otherKey severalRight aiKeyDiffers',
  keyUnclear: 'ambiguousKey wrongLetter aiKeyUnproven',
  optionsUnclear: 'optionsMissing notTrueFalse emptyPart emptyOptions pairWithout',
  notAQuestion: 'sectionText',
  lineUnclear: 'textBelow tornApart titleAsked',
  linesLeftOver: 'sheetsLeft aiHeldLeftOut',
  pictureMissing:
    'attachmentsLost pictureSpokenOf pictureNamed pictureInSheet pictureElsewhere pictureUnreadable pictureInCommands',
  textDamaged: 'lettersMended lettersBroken oldLetters tooLong tooComplex',
  unreadable: 'braceMissing',
  codeShown: 'formulaShown formulaAsText commandRead markupShown',
  markingUnclear: 'rulesUnknown gapsAlike gapListUnsaid creditShared creditChanged weights pairsMany',
  answerUnclear: 'numeric toleranceUnsaid toleranceChanged wildcard starKept typedLong',
  typeUnknown: 'unknownType composite calculated',
  cellUnsure: 'dateCell formulaCell',
  rowUnclear: 'cellsShifted rowHidden',
  notKept: 'wordingDropped',
  pointsChanged: 'pointsScaled pointsRounded',
  aiDiffers: 'notInFile aiPartLeftOut aiWordsLeftOut aiLeftOut aiToldUnread',
}
const codes = new Map(
  Object.entries(merged).flatMap(([code, old]) => old.split(' ').map((one) => [one, code] as const)),
)

const failures: Readonly<Record<string, string>> = {
  pdfScanned: 'onlyPictures',
  pdfLocked: 'locked',
  officeLocked: 'locked',
  scanLong: 'aiLong',
  photoFailed: 'aiFailed',
  scanWithout: 'aiFailed',
  tooComplex: 'tooMuch',
  tooMany: 'tooMuch',
  empty: 'noQuestions',
  failed: 'broken',
}

export async function mergeFailures(db: Schema): Promise<void> {
  for (const [old, code] of Object.entries(failures)) {
    const imports = db.updateTable('question_imports')
    const key = `exchange.failures.${old}`
    await imports
      .set({ failure_key: `exchange.failures.${code}` })
      .where('failure_key', '=', key)
      .execute()
    await imports.set({ asking: code }).where('asking', '=', old).execute()
  }
}

/** The sentence stays for who reads it as it was. */
function renamed(said: SentMessage): SentMessage {
  const [, code] = /^exchange\.problems\.(\w+)$/.exec(said.key ?? '') ?? []
  if (code === undefined) return said
  const text = [...new Set(Object.values(said.values ?? {}))].join(' → ')
  return { ...said, key: `exchange.problems.${codes.get(code) ?? code}`, values: { text: text || '…' } }
}

/** What waits for somebody is still filtered, looked at and mended by what is said of it. */
export async function mergeProblemCodes(db: Schema): Promise<void> {
  const items = await db.selectFrom('question_import_items').select('import_id').distinct().execute()
  for (const { import_id } of items) {
    const rows = db.selectFrom('question_import_items').where('import_id', '=', import_id).where('is_noted', '=', true)
    for (const { number, problems } of await rows.select(['number', 'problems']).execute())
      await db
        .updateTable('question_import_items')
        .set({ problems: json((problems as SentMessage[]).map(renamed)) })
        .where('import_id', '=', import_id)
        .where('number', '=', number)
        .execute()
  }
  const files = db.selectFrom('question_import_readings').where('notes', 'is not', null)
  for (const { import_id, notes } of await files.select(['import_id', 'notes']).execute())
    await db
      .updateTable('question_import_readings')
      .set({ notes: json((notes as SentMessage[]).map(renamed)) })
      .where('import_id', '=', import_id)
      .execute()
}
