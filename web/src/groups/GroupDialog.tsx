import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import { type Group, GroupDraft } from '@lms/contracts/groups/groups.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { classOptions } from '../classes/class-options.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { TextField } from '../ui/form/text-fields.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import modalClasses from '../ui/modal/modal.module.css'
import type { Dialog } from '../users/dialog.ts'
import { createGroup, reloadGroups, updateGroup } from './group-api.ts'
import { groupTexts } from './group-texts.ts'
import classes from './groups.module.css'

interface GroupDialogProps {
  /** The group that is edited, or 'new'. */
  dialog: Dialog<Group | 'new'>
  onCreated?: (group: Group) => void
}

export function GroupDialog({ dialog: { content, opened, close }, onCreated }: GroupDialogProps) {
  const t = useTexts(groupTexts)
  const group = content === 'new' ? null : content
  return (
    <Modal opened={opened} onClose={close} title={group === null ? t('create') : t('editTitle', { name: group.name })}>
      {content !== null && <GroupForm key={group?._id ?? 'new'} group={group} onClose={close} onCreated={onCreated} />}
    </Modal>
  )
}

interface GroupFormProps {
  group: Group | null
  onClose: () => void
  onCreated: ((group: Group) => void) | undefined
}

function GroupForm({ group, onClose, onCreated }: GroupFormProps) {
  const t = useTexts(groupTexts)
  const queryClient = useQueryClient()
  const form = useContractForm({
    schema: GroupDraft,
    defaultValues: { name: group?.name ?? '', class: group?.class ?? '' },
  })
  const submit = form.submit(async (draft) => {
    const saved =
      group === null ? await createGroup(draft) : await updateGroup(group._id, { ...draft, version: group.version })
    toast.success(translated(group === null ? groupMessages.created : groupMessages.saved))
    onClose()
    await reloadGroups(queryClient)
    if (group === null) onCreated?.(saved.group)
  })
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextField control={form.control} name="name" label={t('name')} description={t('nameHint')} required />
      <SelectField
        control={form.control}
        name="class"
        label={t('class')}
        placeholder={t('noClass')}
        options={[...classOptions]}
        searchable
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
