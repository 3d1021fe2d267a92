import { may } from '@lms/contracts/permissions.ts'
import type { User } from '@lms/contracts/users/users.ts'
import { IconAdjustments, IconDevices, IconKey, IconShieldLock, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { SecurityPanel } from '../second-factor/SecurityPanel.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageTabs } from '../ui/page/PageTabs.tsx'
import { FormSkeleton } from '../ui/page/skeletons.tsx'
import { OwnDataForm } from './OwnDataForm.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { profileQuery } from './profile-api.ts'
import { profileTexts } from './profile-texts.ts'

export function ProfilePage() {
  const t = useTexts(profileTexts)
  const hasFactors = may(useSignedInUser(), 'second-factor:own')
  return (
    <Page title={t('title')} description={t('description')}>
      <PageTabs
        label={t('tabs')}
        tabs={[
          {
            id: 'data',
            label: t('data'),
            icon: IconUser,
            content: <OfProfile>{(user) => <OwnDataForm user={user} />}</OfProfile>,
          },
          { id: 'password', label: t('password'), icon: IconKey, content: <PasswordForm /> },
          ...(hasFactors
            ? [{ id: 'security', label: t('security'), icon: IconShieldLock, content: <SecurityPanel /> }]
            : []),
          { id: 'sessions', label: t('sessions'), icon: IconDevices, content: <OwnSessions /> },
          {
            id: 'preferences',
            label: t('preferences'),
            icon: IconAdjustments,
            content: <OfProfile>{(user) => <PreferencesForm user={user} />}</OfProfile>,
          },
        ]}
      />
    </Page>
  )
}

function OfProfile({ children }: { children: (user: User) => ReactNode }) {
  const t = useTexts(profileTexts)
  const query = useQuery(profileQuery())
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <FormSkeleton fields={5} />
  return (
    <ErrorState
      title={t('loadFailed')}
      message={messageOf(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
