import { Text, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCircleDashed } from '@tabler/icons-react'
import type { PasswordOwner } from '@lms/contracts/accounts/password-rule.ts'
import { useSite } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { PasswordStrength } from '../ui/password/PasswordStrength.tsx'
import { accountTexts } from './account-texts.ts'
import classes from './account.module.css'

const requirements = [
  { text: 'requirementLength', isMet: (password: string, minimum: number) => password.length >= minimum },
  { text: 'requirementUpper', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { text: 'requirementLower', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { text: 'requirementDigit', isMet: (password: string) => /\d/.test(password) },
] as const

interface PasswordRequirementsProps {
  password: string
  owner?: PasswordOwner
}

/** Ticks off what a new password still needs, while it is typed, and says how hard it is to guess. */
export function PasswordRequirements({ password, owner }: PasswordRequirementsProps) {
  const t = useTexts(accountTexts)
  const { passwordMinimumLength: minimum } = useSite()
  return (
    <div className={classes.requirements}>
      <Text size="sm" fw={600} id="password-requirements">
        {t('requirements')}
      </Text>
      <ul aria-labelledby="password-requirements">
        {requirements.map(({ text, isMet }) => {
          const met = isMet(password, minimum)
          const Icon = met ? IconCheck : IconCircleDashed
          return (
            <li key={text} data-met={met || undefined}>
              <Icon size={16} stroke={2} aria-hidden />
              {t(text, { minimum })}
              <VisuallyHidden>{t(met ? 'requirementMet' : 'requirementOpen')}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
      <PasswordStrength password={password} {...(owner && { owner })} />
    </div>
  )
}
