import { type Topic, TopicDraft, topicLimits } from '@lms/contracts/subjects/topics.ts'
import { topicMessages } from '@lms/contracts/subjects/topic-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { DialogForm } from '../../ui/form/DialogForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import { addTopic, changeTopic, depthOf, reloadTopics } from './topic-api.ts'
import { topicTexts } from './topic-texts.ts'

/** The one that is there, or where a new one will lie. */
export type EditedTopic = { topic: Topic } | { parent: string | null }

interface TopicDialogProps {
  subjectId: string
  edited: EditedTopic | null
  all: readonly Topic[]
  onClose: () => void
}

export function TopicDialog({ edited, ...props }: TopicDialogProps) {
  const t = useTexts(topicTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(edited)
  const [round, setRound] = useState(0)
  if (edited !== null && edited !== shown) {
    setShown(edited)
    setRound(round + 1)
  }
  return (
    <Modal
      opened={edited !== null}
      onClose={props.onClose}
      title={t(shown !== null && 'topic' in shown ? 'editTitle' : 'add')}
    >
      {shown !== null && <TopicForm key={round} edited={shown} {...props} />}
    </Modal>
  )
}

const top = 'top'
const Values = z.object({ name: TopicDraft.shape.name, parent: z.string() })

function TopicForm({ subjectId, edited, all, onClose }: TopicDialogProps & { edited: EditedTopic }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(topicTexts)
  const queryClient = useQueryClient()
  const present = 'topic' in edited ? edited.topic : null
  const form = useContractForm({
    schema: Values,
    defaultValues: {
      name: present?.name ?? '',
      parent: (present === null && 'parent' in edited ? edited.parent : present?.parent) ?? top,
    },
  })

  async function save({ name, parent }: z.output<typeof Values>): Promise<void> {
    const input = { name, parent: parent === top ? null : parent }
    await (present === null ? addTopic(subjectId, input) : changeTopic(present._id, input))
    toast.success(translated(present === null ? topicMessages.created : topicMessages.updated))
    onClose()
    await reloadTopics(queryClient)
  }

  const parents = all.filter((topic) => depthOf(topic) + 1 < topicLimits.depth && !isWithin(topic, present))
  return (
    <DialogForm
      onSubmit={form.submit(save)}
      onCancel={onClose}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={t(present === null ? 'add' : 'save')}
    >
      <TextField control={form.control} name="name" label={t('name')} autoComplete="off" required />
      <SelectField
        control={form.control}
        name="parent"
        label={t('parent')}
        options={[{ value: top, label: t('top') }, ...parents.map(({ _id, path }) => ({ value: _id, label: path }))]}
        searchable
        isAlwaysSet
      />
    </DialogForm>
  )
}

/** It or something that lies in it: nothing lies in itself. */
function isWithin({ path }: Topic, moved: Topic | null): boolean {
  return moved !== null && (path === moved.path || path.startsWith(`${moved.path} /`))
}
