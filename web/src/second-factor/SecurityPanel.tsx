import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { FormSkeleton } from '../ui/page/skeletons.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { TotpSection } from './TotpSection.tsx'
import { ownFactorsQuery } from './second-factor-api.ts'
import { securityTexts } from './security-texts.ts'
import classes from './security.module.css'

/** The second factors of the signed-in person, in their profile. */
export function SecurityPanel() {
  const t = useTexts(securityTexts)
  const query = useQuery({ ...ownFactorsQuery(), staleTime: 0 })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const factors = query.data
  if (factors === undefined) {
    if (query.isPending) return <FormSkeleton fields={3} />
    return (
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const showCodes = (made: readonly string[] | undefined) => setCodes(made ?? null)
  return (
    <div className={classes.panel}>
      <TotpSection factors={factors} onCodes={showCodes} />
      <Passkeys factors={factors} onCodes={showCodes} />
      {(factors.totp !== null || factors.passkeys.length > 0) && (
        <RecoveryCodes left={factors.recoveryCodesLeft} onCodes={showCodes} />
      )}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </div>
  )
}
