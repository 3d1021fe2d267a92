import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import { type GroupMember, updateMember } from '@lms/contracts/groups/groups.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import type { Dialog } from '../../users/dialog.ts'
import { reloadGroups, saveCandidateNumber } from '../group-api.ts'
import classes from '../groups.module.css'
import { memberTexts } from './member-texts.ts'

export function CandidateDialog({ groupId, dialog }: { groupId: string; dialog: Dialog<GroupMember> }) {
  const t = useTexts(memberTexts)
  const { content, opened, close } = dialog
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={content === null ? t('setNumber') : t('numberOf', { name: content.fullName })}
    >
      {content !== null && <NumberForm key={content._id} groupId={groupId} member={content} onClose={close} />}
    </Modal>
  )
}

function NumberForm({ groupId, member, onClose }: { groupId: string; member: GroupMember; onClose: () => void }) {
  const t = useTexts(memberTexts)
  const queryClient = useQueryClient()
  const form = useContractForm({
    schema: updateMember.body,
    defaultValues: { candidateNumber: member.candidateNumber ?? '' },
    isDisposable: true,
  })
  const submit = form.submit(async ({ candidateNumber }) => {
    await saveCandidateNumber(groupId, member._id, candidateNumber)
    toast.success(translated(groupMessages.memberSaved))
    onClose()
    await reloadGroups(queryClient)
  })
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextField
        control={form.control}
        name="candidateNumber"
        label={t('candidateNumber')}
        description={t('numberHint')}
        autoComplete="off"
      />
      <FormFailure message={form.failure} />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
