import type { Child } from '@lms/contracts/children/children.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Paper } from '@mantine/core'
import {
  IconChartLine,
  IconClipboardPlus,
  IconId,
  IconPencil,
  IconSeedling,
  IconShieldLock,
  IconUsersPlus,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { EmailStatus } from '../accounts/EmailStatus.tsx'
import { ChildStickers } from '../garden/giving/ChildStickers.tsx'
import { isMissing, messageOf } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { FormSkeleton } from '../ui/page/skeletons.tsx'
import { useDialog } from '../users/dialog.ts'
import { ConsentBanner } from './consent/ConsentBanner.tsx'
import { BackToChildren } from './BackToChildren.tsx'
import { ParentLinksDialog } from './ParentLinksDialog.tsx'
import { nameOf } from './ParentPicker.tsx'
import { SignInCardDialog } from './SignInCardDialog.tsx'
import { childQuery } from './child-api.ts'
import { childNameOf } from './child-columns.tsx'
import { childTexts } from './child-texts.ts'
import classes from './children.module.css'

export function ChildPage() {
  const t = useTexts(childTexts)
  const { id } = useParams({ from: screens.childView.path })
  const query = useQuery(childQuery(id))
  const { data: child, error } = query
  usePageTitle(child && childNameOf(child))
  if (isMissing(error)) throw notFound()
  return (
    <Page title={child === undefined ? t('viewTitle') : childNameOf(child)} actions={<BackToChildren />}>
      {child !== undefined && <ConsentBanner of={[child]} />}
      <Paper p="md" maw={640}>
        {child === undefined && error === null && <FormSkeleton />}
        {child === undefined && error !== null && (
          <ErrorState
            title={t('loadFailed')}
            message={messageOf(error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {child !== undefined && <Shown child={child} />}
      </Paper>
      {child !== undefined && <ChildStickers childId={child._id} childName={childNameOf(child)} />}
    </Page>
  )
}

function Shown({ child }: { child: Child }) {
  const t = useTexts(childTexts)
  const links = useDialog<Child>()
  const card = useDialog<Child>()
  const isAdministrator = useSignedInUser().role === 'administrator'
  const { _id: id, parents = [] } = child
  return (
    <div className={classes.form}>
      <Facts layout="columns">
        <Fact label={t('name')}>{childNameOf(child)}</Fact>
        <Fact label={t('username')}>{child.username}</Fact>
        <Fact label={t('email')}>
          {child.email ?? t('none')}{' '}
          <EmailStatus userId={child._id} email={child.email} isVerified={child.isEmailVerified} />
        </Fact>
        <Fact label={t('accountStatus')}>
          <StatusBadge color={child.isActive ? 'success' : 'gray'}>
            {t(child.isActive ? 'active' : 'inactive')}
          </StatusBadge>
        </Fact>
        {isAdministrator && (
          <Fact label={t('parents')}>{parents.length === 0 ? t('noParents') : parents.map(nameOf).join(', ')}</Fact>
        )}
      </Facts>
      <div className={classes.actions}>
        <Button
          leftSection={<IconChartLine size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.childResults.path} params={{ id }} />}
        >
          {t('results')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconSeedling size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.childPractice.path} params={{ id }} />}
        >
          {t('practice')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconClipboardPlus size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.childAssign.path} params={{ id }} />}
        >
          {t('assign')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.childEdit.path} params={{ id }} />}
        >
          {t('edit')}
        </Button>
        <Button variant="default" leftSection={<IconId size={16} aria-hidden />} onClick={() => card.open(child)}>
          {t('card')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconShieldLock size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.childPrivacy.path} params={{ id }} />}
        >
          {t('privacy')}
        </Button>
        {isAdministrator && (
          <Button
            variant="default"
            leftSection={<IconUsersPlus size={16} aria-hidden />}
            aria-label={t('linkOf', { name: childNameOf(child) })}
            onClick={() => links.open(child)}
          >
            {t('link')}
          </Button>
        )}
      </div>
      <SignInCardDialog dialog={card} />
      {isAdministrator && <ParentLinksDialog dialog={links} />}
    </div>
  )
}
