import type { ReadItem } from '../../item.ts'
import { withKeyUnclear } from './taken-items.ts'
import { isNothingAsked } from './asked-doubts.ts'
import {
  areMoved,
  isOfAll,
  withoutAllButOne,
  withoutColumns,
  withoutGroups,
  withoutLettersBehind,
  withoutLettersToCircle,
  withoutPicturesAbove,
} from './beside-others.ts'
import { isChosenForOthers } from './chosen-doubts.ts'
import { withTextTold } from './lost-texts.ts'
import { withNumbersFirst, withoutHeads, withoutNextTasks } from './next-tasks.ts'
import { isNeverTyped } from './typed-doubts.ts'
import { isNeverWritten } from './written-doubts.ts'

/** Keys that were read, and that may be those of something else. */
export function withoutDoubts(items: readonly ReadItem[]): ReadItem[] {
  if (areMoved(items)) return items.map(withKeyUnclear)
  const doubted = items.map((one) => (isDoubted(one) ? withKeyUnclear(one) : one))
  const own = isOfAll(doubted)
    ? doubted.map(withKeyUnclear)
    : withoutAllButOne(withoutLettersToCircle(withoutColumns(withoutGroups(doubted))))
  return withTextTold(withoutHeads(withNumbersFirst(withoutNextTasks(withoutLettersBehind(withoutPicturesAbove(own))))))
}

function isDoubted(one: ReadItem): boolean {
  if (one.isTypeSaid) return false
  return isNothingAsked(one) || isChosenForOthers(one) || isNeverTyped(one) || isNeverWritten(one)
}
