import { screens } from '@lms/contracts/screens.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import type { Topic } from '@lms/contracts/subjects/topics.ts'
import { topicMessages } from '@lms/contracts/subjects/topic-messages.ts'
import { ActionIcon, Anchor, Button, Menu, Skeleton, Text } from '@mantine/core'
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Section } from '../../ui/page/Section.tsx'
import { useMayChange } from '../subject-row-actions.ts'
import { type EditedTopic, TopicDialog } from './TopicDialog.tsx'
import { depthOf, questionsUnder, reloadTopics, removeTopic, topicsQuery } from './topic-api.ts'
import { topicTexts } from './topic-texts.ts'
import classes from './topics.module.css'

/** The tree of a subject with what the bank has of each part; those who may change the subject change it here. */
export function SubjectTopics({ subject }: { subject: Subject }) {
  const t = useTexts(topicTexts)
  const { data: topics, isError } = useQuery(topicsQuery(subject._id))
  const mayChange = useMayChange()(subject) && subject.deletedAt === null
  const [edited, setEdited] = useState<EditedTopic | null>(null)
  return (
    <Section title={t('title')} description={t('description')}>
      {topics === undefined && !isError && <Skeleton height={20} width={220} />}
      {isError && <Text c="dimmed">{t('failed')}</Text>}
      {topics?.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {topics !== undefined && topics.length > 0 && (
        <ul className={classes.tree}>
          {topics.map((topic) => (
            <TopicLine key={topic._id} topic={topic} all={topics} onEdit={mayChange ? setEdited : null} />
          ))}
        </ul>
      )}
      {mayChange && topics !== undefined && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setEdited({ parent: null })}
          >
            {t('add')}
          </Button>
        </div>
      )}
      <TopicDialog subjectId={subject._id} edited={edited} all={topics ?? []} onClose={() => setEdited(null)} />
    </Section>
  )
}

interface TopicLineProps {
  topic: Topic
  all: readonly Topic[]
  /** Null for those who may only read. */
  onEdit: ((edited: EditedTopic) => void) | null
}

function TopicLine({ topic, all, onEdit }: TopicLineProps) {
  const t = useTexts(topicTexts)
  const { easy, medium, hard } = questionsUnder(all, topic)
  const total = easy + medium + hard
  return (
    <li data-depth={depthOf(topic)}>
      <div className={classes.words}>
        <Anchor
          renderRoot={(props) => (
            <Link
              {...props}
              to={screens.questions.path}
              search={{ subject: topic.subject, class: '', topic: topic._id }}
            />
          )}
        >
          {topic.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {total === 0
            ? t('noQuestions')
            : t('counts', {
                total: formatNumber(total),
                easy: formatNumber(easy),
                medium: formatNumber(medium),
                hard: formatNumber(hard),
              })}
        </Text>
      </div>
      {onEdit !== null && <TopicMenu topic={topic} onEdit={onEdit} />}
    </li>
  )
}

function TopicMenu({ topic, onEdit }: { topic: Topic; onEdit: (edited: EditedTopic) => void }) {
  const t = useTexts(topicTexts)
  const queryClient = useQueryClient()

  async function remove(): Promise<void> {
    const isWanted = await confirm({
      title: t('deleteTitle', { name: topic.name }),
      message: t('deleteMessage'),
      confirmLabel: t('delete'),
      danger: true,
    })
    if (!isWanted) return
    try {
      await removeTopic(topic._id)
      toast.success(translated(topicMessages.deleted))
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reloadTopics(queryClient)
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('actsOn', { name: topic.path })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit({ topic })}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onEdit({ parent: topic._id })}>
          {t('addInside')}
        </Menu.Item>
        <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void remove()}>
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
