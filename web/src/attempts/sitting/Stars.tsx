import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { giveStars } from './sitting-api.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from './sitting.module.css'

/** 1 to 5; a second choice replaces the first. */
export function Stars({ assignedId, before = 0 }: { assignedId: string; before?: number }) {
  const t = useTexts(sittingTexts)
  const name = useId()
  const [given, setGiven] = useState(before)

  async function give(count: number): Promise<void> {
    const last = given
    setGiven(count)
    try {
      await giveStars(assignedId, count)
      toast.success(translated(attemptMessages.rated))
    } catch (error) {
      setGiven(last)
      toast.error(messageOf(error))
    }
  }

  return (
    <fieldset className={classes.stars}>
      <legend>{t('rate')}</legend>
      <div className={classes.starRow}>
        {[1, 2, 3, 4, 5].map((count) => {
          const Icon = count <= given ? IconStarFilled : IconStar
          return (
            <label key={count} className={classes.star} data-lit={count <= given || undefined}>
              <input
                type="radio"
                name={name}
                value={count}
                checked={given === count}
                aria-label={t('stars', { count })}
                onChange={() => void give(count)}
              />
              <Icon size={36} aria-hidden />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
