import { type ListRow, RowChanges } from '@lms/contracts/groups/student-lists.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import type { Dialog } from '../../users/dialog.ts'
import { reloadGroups } from '../group-api.ts'
import classes from '../groups.module.css'
import { changeRow } from './student-list-api.ts'
import { studentListTexts } from './student-list-texts.ts'

export function RowDialog({ listId, dialog }: { listId: string; dialog: Dialog<ListRow> }) {
  const t = useTexts(studentListTexts)
  const { content, opened, close } = dialog
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('editTitle', { number: content === null ? '' : formatNumber(content.number) })}
    >
      {content !== null && <RowForm key={content.number} listId={listId} row={content} onClose={close} />}
    </Modal>
  )
}

const Fields = RowChanges.omit({ choice: true })

function RowForm({ listId, row, onClose }: { listId: string; row: ListRow; onClose: () => void }) {
  const t = useTexts(studentListTexts)
  const queryClient = useQueryClient()
  const { name, groupName, parentEmail, candidateNumber } = row
  const form = useContractForm({ schema: Fields, defaultValues: { name, groupName, parentEmail, candidateNumber } })
  const submit = form.submit(async (changes) => {
    await changeRow(listId, row.number, changes)
    onClose()
    await reloadGroups(queryClient)
  })
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextField control={form.control} name="name" label={t('name')} />
      <TextField control={form.control} name="groupName" label={t('group')} />
      <TextField control={form.control} name="parentEmail" label={t('email')} />
      <TextField control={form.control} name="candidateNumber" label={t('candidate')} />
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
