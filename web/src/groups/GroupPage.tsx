import type { Group } from '@lms/contracts/groups/groups.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconChartBar, IconClipboardPlus, IconPencil, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { classOptions } from '../classes/class-options.ts'
import { formatNumber } from '../lib/formats.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useTexts } from '../lib/texts.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageTabs } from '../ui/page/PageTabs.tsx'
import { PageSkeleton } from '../ui/page/skeletons.tsx'
import { useDialog } from '../users/dialog.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { GroupFailure } from './GroupFailure.tsx'
import { ActsTab } from './acts/ActsTab.tsx'
import { groupQuery } from './group-api.ts'
import { groupTexts } from './group-texts.ts'
import { MembersTab } from './members/MembersTab.tsx'
import { ResultsTab } from './results/ResultsTab.tsx'

export function GroupPage() {
  const t = useTexts(groupTexts)
  const { id } = useParams({ from: screens.groupView.path })
  const query = useQuery(groupQuery(id))
  const { data: group, error } = query
  const edit = useDialog<Group | 'new'>()
  usePageTitle(group?.name)
  if (group === undefined)
    return error === null ? <PageSkeleton /> : <GroupFailure title={t('oneLoadFailed')} query={{ ...query, error }} />
  const className = classOptions.find(({ value }) => value === group.class)?.label
  const count = t('countOf', { count: formatNumber(group.memberCount) })
  return (
    <Page
      title={group.name}
      description={className === undefined ? count : `${className} · ${count}`}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.groups.path} />}
          >
            {t('backToGroups')}
          </Button>
          <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit.open(group)}>
            {t('edit')}
          </Button>
        </>
      }
    >
      <PageTabs
        label={t('tabs')}
        tabs={[
          { id: 'members', label: t('tabMembers'), icon: IconUsers, content: <MembersTab group={group} /> },
          { id: 'acts', label: t('tabActs'), icon: IconClipboardPlus, content: <ActsTab group={group} /> },
          { id: 'results', label: t('tabResults'), icon: IconChartBar, content: <ResultsTab group={group} /> },
        ]}
      />
      <GroupDialog dialog={edit} />
    </Page>
  )
}
