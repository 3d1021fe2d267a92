import type { Child } from '@lms/contracts/children/children.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button } from '@mantine/core'
import { IconShieldQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { consentTexts } from './consent-texts.ts'
import classes from './consent.module.css'

/** Asks parents for what was never said, child by child; closes nothing. */
export function ConsentBanner({ of }: { of: readonly Child[] }) {
  const t = useTexts(consentTexts)
  const asked = of.filter(({ needsConsent }) => needsConsent === true)
  if (asked.length === 0) return null
  const names = asked.map(({ fullName }) => fullName).join(', ')
  return (
    <Alert color="warning" variant="outline" title={t('ask')} icon={<IconShieldQuestion aria-hidden />}>
      <div className={classes.choices}>
        {t('askAbout', { names })}
        <div className={classes.acts}>
          {asked.map(({ _id: id, fullName }) => (
            <Button
              key={id}
              size="compact-sm"
              variant="default"
              renderRoot={(button) => <Link {...button} to={screens.childPrivacy.path} params={{ id }} />}
            >
              {t('askOpen', { name: fullName })}
            </Button>
          ))}
        </div>
      </div>
    </Alert>
  )
}
