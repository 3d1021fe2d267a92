import { Button } from '@mantine/core'
import { IconCheck, IconDots, IconFlagFilled } from '@tabler/icons-react'
import type { Translate } from '../../lib/texts.ts'
import { answerStateOf } from './open-places.ts'
import type { Sheet } from './sheet.ts'
import { groupsOf, shortcutsOver } from './sheet-summary.ts'
import type { SheetText } from './sheet-texts.ts'
import classes from './navigator.module.css'

interface NavigatorProps {
  sheet: Sheet
  t: Translate<SheetText>
  columns: 5 | 8
}

/** Numbers in groups of ten; what a color says, a sign and a word say too. */
export function Navigator({ sheet, t, columns }: NavigatorProps) {
  const { questions, index } = sheet
  const last = questions.length - 1
  // The compact grid of the demo stands as one.
  const groups = columns === 8 ? [questions.map((_, number) => number)] : groupsOf(questions.length)
  return (
    <nav aria-label={t('navigator')} className={classes.navigator}>
      {groups.map((group) => (
        <ul key={group[0]} className={classes.numbers} data-columns={columns}>
          {group.map((number) => (
            <li key={number}>
              <NumberButton sheet={sheet} number={number} t={t} />
            </li>
          ))}
        </ul>
      ))}
      {questions.length > shortcutsOver && (
        <div className={classes.shortcuts}>
          <Button variant="default" size="lg" disabled={index === 0} onClick={() => sheet.goTo(0)}>
            {t('first')}
          </Button>
          <Button variant="default" size="lg" disabled={index === last} onClick={() => sheet.goTo(last)}>
            {t('last')}
          </Button>
        </div>
      )}
    </nav>
  )
}

function NumberButton({ sheet, number, t }: { sheet: Sheet; number: number; t: Translate<SheetText> }) {
  const question = sheet.questions[number]
  const id = question?._id ?? ''
  const state = question ? answerStateOf(question, sheet.answers[id] ?? null) : 'none'
  const isFlagged = sheet.flagged.includes(id)
  const words = [
    t('goTo', { number: number + 1 }),
    ...(state === 'none' ? [] : [t(state === 'done' ? 'isAnswered' : 'isBegun')]),
    ...(isFlagged ? [t('isFlagged')] : []),
  ]
  return (
    <button
      type="button"
      className={classes.numberButton}
      data-state={state}
      data-flagged={isFlagged || undefined}
      aria-current={number === sheet.index ? 'step' : undefined}
      aria-label={words.join(', ')}
      onClick={() => sheet.goTo(number)}
    >
      {number + 1}
      {state === 'done' && <IconCheck size={14} stroke={3} aria-hidden className={classes.numberCheck} />}
      {state === 'begun' && <IconDots size={14} stroke={3} aria-hidden className={classes.numberCheck} />}
      {isFlagged && <IconFlagFilled size={14} aria-hidden className={classes.numberFlag} />}
    </button>
  )
}
