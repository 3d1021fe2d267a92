import { Title, UnstyledButton } from '@mantine/core'
import { IconMoonStars, IconSparkles } from '@tabler/icons-react'
import { formatNumber } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { OwnOutcome } from './own-outcome.ts'
import { ownResultTexts } from './own-result-texts.ts'
import classes from './own-result.module.css'

interface HowItWentProps {
  outcome: OwnOutcome
  /** Shows the question of this number. */
  onQuestion: (number: number) => void
}

/** What went well, always something and always true; and what is worth another try. */
export function HowItWent({ outcome, onQuestion }: HowItWentProps) {
  const t = useTexts(ownResultTexts)
  const news = useGoodNews(outcome)
  if (outcome.asked === 0) return null
  return (
    <div className={classes.halves}>
      <section className={classes.half} data-tone="well" aria-labelledby="went-well">
        <Title order={3} id="went-well" className={classes.halfTitle}>
          <IconSparkles size={26} aria-hidden />
          {t('well')}
        </Title>
        <ul className={classes.list}>
          {news.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {outcome.again.length > 0 && (
        <section className={classes.half} data-tone="again" aria-labelledby="try-again">
          <Title order={3} id="try-again" className={classes.halfTitle}>
            <IconMoonStars size={26} aria-hidden />
            {t('again')}
          </Title>
          <p className={classes.hint}>{t('againHint')}</p>
          <ul className={classes.chips}>
            {outcome.again.map((number) => (
              <li key={number}>
                <UnstyledButton className={classes.chip} onClick={() => onQuestion(number)}>
                  {t('againQuestion', { number })}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function useGoodNews({ better, right, partly, answered, asked }: OwnOutcome): string[] {
  const t = useTexts(ownResultTexts)
  const news = [
    ...(better === null ? [] : [t('wellBetter', { count: formatNumber(better) })]),
    ...(right === 0 ? [] : [t('wellRight', { count: formatNumber(right) })]),
    ...(partly === 0 ? [] : [t('wellPartly', { count: formatNumber(partly) })]),
    ...(answered === asked ? [t('wellAll')] : []),
  ]
  if (news.length > 0) return news
  return [answered > 0 ? t('wellAnswered', { count: formatNumber(answered) }) : t('wellCame')]
}
