import type { StudentList } from '@lms/contracts/groups/student-lists.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Progress, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowLeft, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { GroupFailure } from '../GroupFailure.tsx'
import { reloadGroups } from '../group-api.ts'
import classes from '../groups.module.css'
import { LeftOut } from './LeftOut.tsx'
import { StagedList } from './StagedList.tsx'
import { discardList, studentListQuery, undoList } from './student-list-api.ts'
import { studentListTexts } from './student-list-texts.ts'

export function StudentListPage() {
  const t = useTexts(studentListTexts)
  const { id } = useParams({ from: screens.studentList.path })
  const query = useQuery(studentListQuery(id))
  const { data: list, error } = query
  usePageTitle(list?.fileName)
  if (list === undefined)
    return error === null ? <PageSkeleton /> : <GroupFailure title={t('loadFailed')} query={{ ...query, error }} />
  return (
    <Page
      title={t('title', { name: list.fileName })}
      description={list.state === 'staged' ? t('description') : undefined}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.groups.path} />}
          >
            {t('backToGroups')}
          </Button>
          {list.state === 'staged' && <DiscardButton id={list._id} />}
        </>
      }
    >
      {list.state === 'staged' && <StagedList list={list} />}
      {(list.state === 'saving' || list.state === 'undoing') && <Moving list={list} />}
      {list.state === 'saved' && <Saved list={list} />}
      {list.state === 'undone' && <Undone list={list} />}
    </Page>
  )
}

function DiscardButton({ id }: { id: string }) {
  const t = useTexts(studentListTexts)
  const navigate = useNavigate()

  async function discard(): Promise<void> {
    const isWanted = await confirm({
      title: t('discardTitle'),
      message: t('discardMessage'),
      confirmLabel: t('discard'),
      cancelLabel: t('cancel'),
      danger: true,
    })
    if (!isWanted) return
    try {
      await discardList(id)
      await navigate({ to: screens.groups.path })
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void discard()}>
      {t('discard')}
    </Button>
  )
}

/** Goes on without this page. */
function Moving({ list }: { list: StudentList }) {
  const t = useTexts(studentListTexts)
  const { done, taken } = list.counts
  const title = t(list.state === 'saving' ? 'saving' : 'undoing')
  const moved = list.state === 'saving' ? done : Math.max(0, taken - done)
  return (
    <Section title={title} description={t('savingHint')} isWide>
      <Progress value={taken === 0 ? 0 : (moved / taken) * 100} aria-label={title} size="lg" animated />
      <Text aria-live="polite">{t('doneOf', { done: formatNumber(moved), total: formatNumber(taken) })}</Text>
    </Section>
  )
}

function Saved({ list }: { list: StudentList }) {
  const t = useTexts(studentListTexts)
  const queryClient = useQueryClient()

  async function undo(): Promise<void> {
    const isWanted = await confirm({
      title: t('undoTitle'),
      message: t('undoMessage'),
      confirmLabel: t('undo'),
      cancelLabel: t('cancel'),
      danger: true,
    })
    if (!isWanted) return
    try {
      await undoList(list._id)
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reloadGroups(queryClient)
  }

  return (
    <>
      {list.counts.blocked > 0 && <LeftOut list={list} />}
      <Section
        title={t('saved', { count: formatNumber(list.counts.done) })}
        description={list.counts.done > 0 ? t('savedAbout') : undefined}
        isWide
      >
        <div className={classes.buttons}>
          {list.groups.map(({ _id, name, students }) => (
            <Button
              key={_id}
              leftSection={<IconUsersGroup size={16} aria-hidden />}
              renderRoot={(button) => <Link {...button} to={screens.groupView.path} params={{ id: _id }} />}
            >
              {t('openGroup', { name, count: formatNumber(students) })}
            </Button>
          ))}
          <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => void undo()}>
            {t('undo')}
          </Button>
        </div>
      </Section>
    </>
  )
}

function Undone({ list }: { list: StudentList }) {
  const t = useTexts(studentListTexts)
  return (
    <Section title={t('undone')} description={t('undoneAbout')} isWide>
      {list.kept.length > 0 && (
        <div>
          <Text>{t('kept')}</Text>
          <ul>
            {list.kept.map(({ _id, name }) => (
              <li key={_id}>
                <Anchor renderRoot={(anchor) => <Link {...anchor} to={screens.childView.path} params={{ id: _id }} />}>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
