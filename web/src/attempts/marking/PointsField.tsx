import { pointStep } from '@lms/contracts/attempts/marking.ts'
import { NumberInput } from '@mantine/core'
import { useId } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { isGivable, offeredPoints } from './mark-draft.ts'
import { markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface PointsFieldProps {
  label: string
  most: number
  value: number | null
  onChange: (points: number | null) => void
}

/** Points by one click, or to a quarter by typing them. */
export function PointsField({ label, most, value, onChange }: PointsFieldProps) {
  const t = useTexts(markingTexts)
  const id = useId()
  // Never brought into bounds by itself: who types 60 for 6 shall not give everything.
  const isWrong = value !== null && !isGivable(value, most)
  return (
    <fieldset className={classes.points} aria-label={label}>
      {offeredPoints(most).map((points) => (
        <button
          key={points}
          type="button"
          className={classes.chip}
          aria-pressed={value === points}
          aria-label={t('give', { points: formatNumber(points) })}
          onClick={() => onChange(points)}
        >
          {formatNumber(points)}
        </button>
      ))}
      <NumberInput
        aria-label={label}
        className={classes.typed}
        placeholder={t('other')}
        min={0}
        max={most}
        step={pointStep}
        decimalScale={2}
        decimalSeparator=","
        allowedDecimalSeparators={['.', ',']}
        inputMode="decimal"
        clampBehavior="none"
        allowNegative={false}
        error={isWrong}
        aria-describedby={isWrong ? id : undefined}
        value={value ?? ''}
        onChange={(next) => onChange(next === '' ? null : Number(next))}
      />
      <div aria-live="polite" className={classes.wrong} id={id}>
        {isWrong && t('wrongPoints', { points: formatNumber(most) })}
      </div>
    </fieldset>
  )
}
