import type { Child } from '@lms/contracts/children/children.ts'
import { privacyMessages } from '@lms/contracts/privacy/privacy-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconBook, IconDownload, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { childQuery } from '../children/child-api.ts'
import { ConsentSection } from '../children/consent/ConsentSection.tsx'
import { GuardianSection } from '../children/guardians/GuardianSection.tsx'
import { messageOf } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { PageSkeleton } from '../ui/page/skeletons.tsx'
import { ReadingSection } from './ReadingSection.tsx'
import { erase, saveChildArchive, saveChildData } from './privacy-api.ts'
import { privacyTexts } from './privacy-texts.ts'
import classes from './privacy.module.css'

export function ChildPrivacyPage() {
  const t = useTexts(privacyTexts)
  const { id } = useParams({ from: screens.childPrivacy.path })
  const query = useQuery(childQuery(id))
  const { data: child, error } = query
  usePageTitle(child && t('title', { name: child.fullName }))
  if (child === undefined && error === null) return <PageSkeleton />
  if (child === undefined)
    return (
      <Page title={t('loadFailed')}>
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Page>
    )
  return (
    <Page title={t('title', { name: child.fullName })} description={t('introduction')}>
      <ChildPrivacy child={child} />
    </Page>
  )
}

function ChildPrivacy({ child }: { child: Child }) {
  const isGuardian = useSignedInUser().role === 'parent'
  return (
    <>
      <ConsentSection childId={child._id} mayDecide={isGuardian} />
      <GuardianSection child={child} mayShare={isGuardian} />
      <ReadingSection childId={child._id} />
      <TakeAlong childId={child._id} />
      <DeleteForGood child={child} />
    </>
  )
}

function TakeAlong({ childId }: { childId: string }) {
  const t = useTexts(privacyTexts)
  const [saving, setSaving] = useState<'page' | 'data' | null>(null)

  async function save(what: 'page' | 'data'): Promise<void> {
    setSaving(what)
    try {
      await (what === 'page' ? saveChildArchive : saveChildData)(childId)
    } catch {
      toast.error(t('downloadFailed'))
    } finally {
      setSaving(null)
    }
  }

  return (
    <Section title={t('takeAlong')} description={t('downloadAbout')}>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconBook size={16} aria-hidden />}
          loading={saving === 'page'}
          onClick={() => void save('page')}
        >
          {t('downloadPage')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={saving === 'data'}
          onClick={() => void save('data')}
        >
          {t('download')}
        </Button>
      </div>
    </Section>
  )
}

function DeleteForGood({ child }: { child: Pick<Child, '_id' | 'fullName' | 'username'> }) {
  const t = useTexts(privacyTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isErasing, setIsErasing] = useState(false)

  async function ask(): Promise<void> {
    const isWanted = await confirm({
      title: t('eraseTitle', { name: child.fullName }),
      message: (
        <ul className={classes.consequences}>
          <li>{t('goesAccount')}</li>
          <li>{t('goesLearning')}</li>
          <li>{t('goesTold')}</li>
          <li>{t('staysNumbers')}</li>
          <li>{t('noUndo')}</li>
        </ul>
      ),
      confirmLabel: t('erase'),
      cancelLabel: t('cancel'),
      danger: true,
      typedWord: child.username,
    })
    if (isWanted) await eraseNow()
  }

  async function eraseNow(): Promise<void> {
    setIsErasing(true)
    try {
      await erase(child._id, child.username)
    } catch (error) {
      toast.error(messageOf(error))
      setIsErasing(false)
      return
    }
    toast.success(translated(privacyMessages.erased))
    await navigate({ to: screens.children.path })
    // What any screen still remembers may name the child.
    queryClient.removeQueries({ queryKey: childQuery(child._id).queryKey })
    await queryClient.invalidateQueries()
  }

  return (
    <Section title={t('erase')} description={t('eraseAbout')}>
      <div>
        <Button
          color="danger"
          variant="outline"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={isErasing}
          onClick={() => void ask()}
        >
          {t('erase')}
        </Button>
      </div>
    </Section>
  )
}
