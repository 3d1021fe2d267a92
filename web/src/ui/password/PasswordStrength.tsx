import { childPasswordMessages, passwordMessages } from '@lms/contracts/accounts/password-messages.ts'
import {
  type PasswordAudience,
  type PasswordOwner,
  type Verdict,
  strengths,
} from '@lms/contracts/accounts/password-rule.ts'
import { VisuallyHidden } from '@mantine/core'
import { useDeferredValue, useEffect, useState } from 'react'
import { registerMessages, useLanguage, useTexts } from '../../lib/texts.ts'
import { passwordStrengthTexts } from './password-strength-texts.ts'
import type { judge } from './password-judge.ts'
import classes from './password-strength.module.css'

registerMessages(passwordMessages)
registerMessages(childPasswordMessages)

interface PasswordStrengthProps {
  password: string
  /** Whose it will be, as far as the form knows: names are guessed first. */
  owner?: PasswordOwner
  audience?: PasswordAudience
}

const unknown: PasswordOwner = {}

/** How hard a new password is to guess while it is typed, in words and as a bar; and why it would be refused. */
export function PasswordStrength({ password, owner = unknown, audience = 'adult' }: PasswordStrengthProps) {
  const t = useTexts(passwordStrengthTexts)
  const language = useLanguage()
  const verdict = useVerdict(useDeferredValue(password), owner, audience)
  const level = verdict === null ? 0 : strengths.indexOf(verdict.strength) + 1
  const reasons = audience === 'child' ? childPasswordMessages : passwordMessages
  const reason = verdict?.reason ? reasons[verdict.reason][language] : null
  return (
    <div className={classes.strength} data-strength={verdict?.strength}>
      <VisuallyHidden>
        <meter
          aria-label={t('label')}
          min={0}
          max={strengths.length}
          value={level}
          aria-valuetext={verdict === null ? t('none') : t(verdict.strength)}
        />
      </VisuallyHidden>
      <div className={classes.bar} aria-hidden>
        {strengths.map((strength, index) => (
          <span key={strength} data-filled={index < level || undefined} />
        ))}
      </div>
      <p className={classes.words} aria-live="polite">
        {verdict === null ? t('none') : <strong>{t(verdict.strength)}</strong>}
        {reason !== null && <span>{reason}</span>}
      </p>
    </div>
  )
}

type Judge = typeof judge

let loaded: Judge | null = null

/** Null while nothing is typed, and while the dictionary is on its way: then the server is the one who says it. */
function useVerdict(password: string, owner: PasswordOwner, audience: PasswordAudience): Verdict | null {
  const [known, setKnown] = useState<Judge | null>(() => loaded)
  const isWanted = password !== '' && known === null
  useEffect(() => {
    if (!isWanted) return undefined
    let isOpen = true
    import('./password-judge.ts').then(
      (module) => {
        loaded = module.judge
        if (isOpen) setKnown(() => module.judge)
      },
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [isWanted])
  return known === null || password === '' ? null : known(password, owner, audience)
}
