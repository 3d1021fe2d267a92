import { type Tag, TagInput, labelColors } from '@lms/contracts/taxonomy/taxonomy.ts'
import { taxonomyMessages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { ColorField } from '../ui/color/ColorField.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { DialogForm } from '../ui/form/DialogForm.tsx'
import { mayClose } from '../ui/form/leave-guard.ts'
import { TextField } from '../ui/form/text-fields.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { addTag, changeTag, reloadTaxonomy, similarTagsQuery } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'

export function TagDialog({ edited, onClose }: { edited: Tag | 'new' | null; onClose: () => void }) {
  const t = useTexts(taxonomyTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(edited)
  if (edited !== null && edited !== shown) setShown(edited)

  async function close(): Promise<void> {
    if (await mayClose()) onClose()
  }

  const present = shown === 'new' ? null : shown
  return (
    <Modal
      opened={edited !== null}
      onClose={() => void close()}
      title={t(present === null ? 'newTag' : 'editTag')}
      size="lg"
    >
      {shown !== null && edited !== null && (
        <TagForm key={present?.id} present={present} onCancel={() => void close()} onDone={onClose} />
      )}
    </Modal>
  )
}

const Values = z.object({ name: TagInput.shape.name, slug: z.string(), color: TagInput.shape.color })

function TagForm({ present, onCancel, onDone }: { present: Tag | null; onCancel: () => void; onDone: () => void }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(taxonomyTexts)
  const queryClient = useQueryClient()
  const form = useContractForm({
    schema: Values,
    defaultValues: { name: present?.name ?? '', slug: present?.slug ?? '', color: present?.color ?? labelColors[11] },
  })
  const similar = useSimilar(useWatch({ control: form.control, name: 'name' }), present)

  async function save(values: z.output<typeof Values>): Promise<void> {
    await (present === null ? addTag(values) : changeTag(present.id, values))
    form.reset(undefined, { keepValues: true })
    const message = present === null ? taxonomyMessages.tagCreated : taxonomyMessages.tagUpdated
    toast.success(translated(message))
    void reloadTaxonomy(queryClient)
    onDone()
  }

  return (
    <DialogForm
      onSubmit={form.submit(save)}
      onCancel={onCancel}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={t(present === null ? 'create' : 'save')}
    >
      <TextField
        control={form.control}
        name="name"
        label={t('name')}
        description={similar.length === 0 ? undefined : t('similarExists', { names: similar.join(', ') })}
        autoComplete="off"
        required
      />
      <TextField control={form.control} name="slug" label={t('slug')} description={t('slugHint')} autoComplete="off" />
      <ColorField control={form.control} name="color" presets={labelColors} />
    </DialogForm>
  )
}

/** The names of others that are nearly this one. */
function useSimilar(name: string, present: Tag | null): string[] {
  const [wanted] = useDebouncedValue(name.trim(), 300)
  const { data = [] } = useQuery({ ...similarTagsQuery(wanted), enabled: wanted !== '' && wanted !== present?.name })
  if (wanted === '' || wanted === present?.name) return []
  return data
    .flat()
    .filter(({ id }) => id !== present?.id)
    .map((tag) => tag.name)
}
