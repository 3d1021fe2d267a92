import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import type { Group } from '@lms/contracts/groups/groups.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChildrenChoice } from '../../children/choice/ChildrenChoice.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import { addMembers, reloadGroups } from '../group-api.ts'
import classes from '../groups.module.css'
import { memberTexts } from './member-texts.ts'

interface AddMembersProps {
  group: Group
  opened: boolean
  onClose: () => void
}

export function AddMembersDialog({ group, opened, onClose }: AddMembersProps) {
  const t = useTexts(memberTexts)
  return (
    <Modal opened={opened} onClose={onClose} title={t('addTitle', { group: group.name })} size="lg">
      <AddForm group={group} onClose={onClose} />
    </Modal>
  )
}

function AddForm({ group, onClose }: Omit<AddMembersProps, 'opened'>) {
  const t = useTexts(memberTexts)
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)

  async function add(): Promise<void> {
    setIsSending(true)
    try {
      await addMembers(group._id, chosen)
      toast.success(translated(groupMessages.membersAdded))
      onClose()
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSending(false)
    await reloadGroups(queryClient)
  }

  return (
    <div className={classes.stack}>
      <ChildrenChoice chosen={chosen} onChange={setChosen} />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={chosen.length === 0} loading={isSending} onClick={() => void add()}>
          {chosen.length === 0 ? t('add') : t('addChosen', { count: formatNumber(chosen.length) })}
        </Button>
      </div>
    </div>
  )
}
