import { screens } from '@lms/contracts/screens.ts'
import { Alert, Anchor } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { ownFactorsQuery } from './second-factor-api.ts'
import { secondFactorTexts } from './second-factor-texts.ts'

/** Stands over every page of an administrator until the duty is done. */
export function OwedFactorBanner() {
  const t = useTexts(secondFactorTexts)
  const { data } = useQuery(ownFactorsQuery())
  if (data?.isOwed !== true) return null
  return (
    <Alert color="warning" icon={<IconShieldLock aria-hidden />} title={t('owedTitle')} mb="md">
      {t('owedBody')}{' '}
      <Anchor
        renderRoot={(props) => <Link {...props} to={screens.profile.path} search={{ tab: 'security' }} />}
        inherit
        fw={600}
      >
        {t('owedLink')}
      </Anchor>
    </Alert>
  )
}
