import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { getSettings } from '@lms/contracts/settings/settings.ts'
import { IconAdjustments, IconSettings, IconShieldLock, IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageTabs } from '../ui/page/PageTabs.tsx'
import { FormSkeleton } from '../ui/page/skeletons.tsx'
import { DefaultsForm } from './DefaultsForm.tsx'
import { DemoData } from './DemoData.tsx'
import { GenerationLimitsForm } from './GenerationLimitsForm.tsx'
import { MailState } from './MailState.tsx'
import { RecordLinks } from './RecordLinks.tsx'
import { SecurityForm } from './SecurityForm.tsx'
import { SiteForm } from './SiteForm.tsx'
import { settingsQuery } from './settings-api.ts'
import { settingsTexts } from './settings-texts.ts'

export function SettingsPage() {
  const t = useTexts(settingsTexts)
  const query = useQuery(settingsQuery())
  return (
    <Page title={t('title')} description={t('description')}>
      {query.isPending && <FormSkeleton fields={4} />}
      {query.isError && query.data === undefined && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && <SettingsTabs {...query.data} />}
    </Page>
  )
}

function SettingsTabs({ settings, mail, demo }: DataOf<typeof getSettings>) {
  const t = useTexts(settingsTexts)
  return (
    <PageTabs
      label={t('tabs')}
      tabs={[
        {
          id: 'general',
          label: t('general'),
          icon: IconSettings,
          content: (
            <>
              <SiteForm settings={settings} />
              <MailState mail={mail} />
              <RecordLinks />
              <DemoData demo={demo} />
            </>
          ),
        },
        {
          id: 'security',
          label: t('security'),
          icon: IconShieldLock,
          content: <SecurityForm settings={settings} />,
        },
        {
          id: 'ai',
          label: t('ai'),
          icon: IconSparkles,
          content: <GenerationLimitsForm settings={settings} />,
        },
        {
          id: 'preferences',
          label: t('preferences'),
          icon: IconAdjustments,
          content: <DefaultsForm settings={settings} />,
        },
      ]}
    />
  )
}
