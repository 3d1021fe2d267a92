import { childMessages } from '@lms/contracts/children/child-messages.ts'
import type { Child } from '@lms/contracts/children/children.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import {
  IconClipboardPlus,
  IconId,
  IconPlus,
  IconSeedling,
  IconShieldLock,
  IconTicket,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import type { RowAction } from '../ui/data-table/data-column.ts'
import { overHundredItems } from '../ui/pager/Pager.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { useDialog } from '../users/dialog.ts'
import { AddChildDialog, EditChildDialog } from './ChildDialogs.tsx'
import { ConsentBanner } from './consent/ConsentBanner.tsx'
import { guardianTexts } from './guardians/guardian-texts.ts'
import { useInvitedCode } from './guardians/invited-code.ts'
import { JoinDialog } from './guardians/JoinDialog.tsx'
import { ParentLinksDialog } from './ParentLinksDialog.tsx'
import { SignInCardDialog } from './SignInCardDialog.tsx'
import { childrenQuery } from './child-api.ts'
import { childNameOf, useChildColumns } from './child-columns.tsx'
import { childTexts } from './child-texts.ts'

const ChildList = listSchema({ search: textFilter() })
const nobody: readonly Child[] = []

export function ChildrenPage() {
  const t = useTexts(childTexts)
  const tGuardians = useTexts(guardianTexts)
  const list = useListState(ChildList)
  const { page, limit, search } = list.values
  const query = useQuery(childrenQuery({ page, limit, search }))
  const { data, error } = query
  const isAdministrator = useSignedInUser().role === 'administrator'
  const add = useDialog<true>()
  const edit = useDialog<string>()
  const links = useDialog<Child>()
  const card = useDialog<Child>()
  const join = useDialog<true>()
  const invited = useInvitedCode()
  const navigate = useNavigate()
  const columns = useChildColumns({
    from: (page - 1) * limit + 1,
    rows: data?.children ?? nobody,
    isAdministrator,
    onView: ({ _id }) => edit.open(_id),
    onLink: links.open,
  })
  const actionsFor = (child: Child): RowAction[] => {
    const params = { id: child._id }
    const assign: RowAction = {
      label: t('assign'),
      icon: IconClipboardPlus,
      onClick: () => void navigate({ to: screens.childAssign.path, params }),
    }
    return [
      {
        label: t('profile'),
        icon: IconUser,
        onClick: () => void navigate({ to: screens.childView.path, params }),
      },
      {
        label: t('practice'),
        icon: IconSeedling,
        onClick: () => void navigate({ to: screens.childPractice.path, params }),
      },
      // A parent has it as a button.
      ...(isAdministrator ? [assign] : []),
      { label: t('card'), icon: IconId, onClick: () => card.open(child) },
      {
        label: t('privacy'),
        icon: IconShieldLock,
        onClick: () => void navigate({ to: screens.childPrivacy.path, params }),
      },
    ]
  }
  const isLost = data === undefined && error !== null
  const isAnswered = error instanceof ApiError && !error.isNetworkError
  useEffect(() => {
    const { fetchFailed, fetchError } = childMessages
    if (isLost) toast.error(translated(isAnswered ? fetchFailed : fetchError))
  }, [isLost, isAnswered])

  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => add.open(true)}>
      {t('add')}
    </Button>
  )
  const buttons = (
    <>
      {!isAdministrator && (
        <Button variant="default" leftSection={<IconTicket size={16} aria-hidden />} onClick={() => join.open(true)}>
          {tGuardians('enterCode')}
        </Button>
      )}
      {addButton}
    </>
  )
  return (
    <Page
      title={t('title')}
      description={t(isAdministrator ? 'descriptionForAdministrators' : 'description')}
      actions={buttons}
    >
      <ConsentBanner of={data?.children ?? nobody} />
      <ListFilters list={list} searchPlaceholder={t('search')} />
      <RecordTable
        list={list}
        pagination={data?.pagination}
        label={t('title')}
        columns={columns}
        rows={data?.children}
        rowId={({ _id }) => _id}
        rowName={childNameOf}
        rowActions={actionsFor}
        actionsHeader={t('more')}
        query={query}
        expectedRows={Math.min(limit, 5)}
        errorTitle={translated(childMessages.fetchFailed)}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nobodyFound'), clear: t('clearSearch') }}
            none={{ title: translated(childMessages.none), message: t('emptyMessage'), action: addButton }}
          />
        }
        pager={{ jumper: overHundredItems, onlyWhenNeeded: true }}
      />
      <AddChildDialog dialog={add} />
      <EditChildDialog dialog={edit} />
      <SignInCardDialog dialog={card} />
      {!isAdministrator && (
        <JoinDialog
          opened={join.opened || invited.code !== null}
          code={invited.code}
          onClose={() => {
            join.close()
            invited.forget()
          }}
        />
      )}
      {isAdministrator && <ParentLinksDialog dialog={links} />}
    </Page>
  )
}
