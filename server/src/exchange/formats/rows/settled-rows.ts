import { settleKeysInWords } from './doubted/keys-in-words.ts'
import { settlePicturesBeside } from './doubted/pictures-beside.ts'
import { settleShownOften } from './doubted/shown-often.ts'
import { settleGlued } from './doubted/glued-options.ts'
import { settleCounts } from './doubted/odd-counts.ts'
import { settleEntities } from './doubted/typed-entities.ts'
import { settleTakenForDates } from './doubted/taken-for-dates.ts'
import { settleSpokenOf } from './doubted/texts-spoken-of.ts'
import { settleRunOver } from './doubted/texts-run-over.ts'
import { settleTypes } from './foreign-types.ts'
import { settleBits, settleCircled, settleJudged, settleJudgedLetters } from './layouts/judged-rows.ts'
import { settlePassages } from './layouts/passages.ts'
import { settleBetween } from './doubted/texts-between.ts'
import { settleTyped } from './layouts/typed-column.ts'
import { settleShort, settleTorn } from './nameless/torn-rows.ts'
import { settleFormulas } from './options/formula-options.ts'
import { settleRuns } from './options/run-keys.ts'
import { settleLooks, settleStars } from './look-keys.ts'
import type { ReadRow } from './row-question.ts'
import { settleShortAsked } from './told/short-asked.ts'
import { settleWordedKeys } from './roles/worded-keys.ts'
import { settleLetterRuns } from './keys/letter-runs.ts'
import { settleOddReadings } from './keys/odd-readings.ts'
import { settleAdded } from './roles/settled-added.ts'
import { settleForeign, settleHabits, settleZeros } from './zero-keys.ts'

/** What no row says by itself, and all rows of a sheet together do. */
export function settleRows(rows: readonly ReadRow[]): void {
  settleEntities(rows)
  settleAdded(rows)
  if (!settleWordedKeys(rows)) settleZeros(rows)
  settleHabits(rows)
  settleForeign(rows)
  settleRuns(rows)
  settleLetterRuns(rows)
  settleOddReadings(rows)
  settleTorn(rows)
  settleLooks(rows)
  settleStars(rows)
  settleShort(rows)
  settleTypes(rows)
  settleCircled(rows)
  settleTyped(rows)
  settleJudged(rows)
  settleJudgedLetters(rows)
  settleBits(rows)
  settleFormulas(rows)
  settlePassages(rows)
  settleShortAsked(rows)
  settleBetween(rows)
  settleGlued(rows)
  settleTakenForDates(rows)
  settleRunOver(rows)
  settleCounts(rows)
  settleKeysInWords(rows)
  settleShownOften(rows)
  settlePicturesBeside(rows)
  settleSpokenOf(rows)
}
