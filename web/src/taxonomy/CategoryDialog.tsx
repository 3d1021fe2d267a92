import {
  type Category,
  CategoryInput,
  depthUnder,
  labelColors,
  taxonomyLimits,
  withDescendants,
} from '@lms/contracts/taxonomy/taxonomy.ts'
import { taxonomyMessages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { ColorField } from '../ui/color/ColorField.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { DialogForm } from '../ui/form/DialogForm.tsx'
import { mayClose } from '../ui/form/leave-guard.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextareaField } from '../ui/form/TextareaField.tsx'
import { TextField } from '../ui/form/text-fields.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { indented, placed } from './category-tree.ts'
import { addCategory, changeCategory, reloadTaxonomy } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'

/** The one that is there, or a new one and where it will lie. */
export type EditedCategory = { category: Category } | { parent: string | null; name?: string }

interface CategoryDialogProps {
  edited: EditedCategory | null
  all: readonly Category[]
  onClose: () => void
  onSaved?: (category: Category) => void
}

export function CategoryDialog({ edited, all, onClose, onSaved }: CategoryDialogProps) {
  const t = useTexts(taxonomyTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(edited)
  const [round, setRound] = useState(0)
  if (edited !== null && edited !== shown) {
    setShown(edited)
    setRound(round + 1)
  }

  async function close(): Promise<void> {
    if (await mayClose()) onClose()
  }

  const isNew = shown === null || !('category' in shown)
  return (
    <Modal
      opened={edited !== null}
      onClose={() => void close()}
      title={t(isNew ? 'newCategory' : 'editCategory')}
      size="lg"
    >
      {shown !== null && (
        <CategoryForm
          key={round}
          edited={shown}
          all={all}
          onCancel={() => void close()}
          onDone={onClose}
          onSaved={onSaved}
        />
      )}
    </Modal>
  )
}

const top = 'top'
const Values = z.object({
  name: CategoryInput.shape.name,
  slug: z.string(),
  description: CategoryInput.shape.description,
  color: CategoryInput.shape.color,
  parent: z.string(),
})

interface CategoryFormProps extends Pick<CategoryDialogProps, 'all' | 'onSaved'> {
  edited: EditedCategory
  onCancel: () => void
  onDone: () => void
}

function CategoryForm({ edited, all, onCancel, onDone, onSaved }: CategoryFormProps) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(taxonomyTexts)
  const queryClient = useQueryClient()
  const present = 'category' in edited ? edited.category : null
  const form = useContractForm({
    schema: Values,
    defaultValues: {
      name: present?.name ?? ('name' in edited ? (edited.name ?? '') : ''),
      slug: present?.slug ?? '',
      description: present?.description ?? '',
      color: present?.color ?? labelColors[0],
      parent: (present === null && 'parent' in edited ? edited.parent : present?.parent) ?? top,
    },
  })

  async function save(values: z.output<typeof Values>): Promise<void> {
    const input = { ...values, parent: values.parent === top ? null : values.parent }
    const saved = present === null ? await addCategory(input) : await changeCategory(present.id, input)
    form.reset(undefined, { keepValues: true })
    const message = present === null ? taxonomyMessages.categoryCreated : taxonomyMessages.categoryUpdated
    toast.success(translated(message))
    onDone()
    onSaved?.(saved)
    void reloadTaxonomy(queryClient)
  }

  return (
    <DialogForm
      onSubmit={(event) => submitAlone(event, form.submit(save))}
      onCancel={onCancel}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={t(present === null ? 'create' : 'save')}
    >
      <TextField control={form.control} name="name" label={t('name')} autoComplete="off" required />
      <SelectField
        control={form.control}
        name="parent"
        label={t('parent')}
        options={[{ value: top, label: t('noParent') }, ...possibleParents(all, present)]}
        searchable
        isAlwaysSet
      />
      <TextField control={form.control} name="slug" label={t('slug')} description={t('slugHint')} autoComplete="off" />
      <TextareaField
        control={form.control}
        name="description"
        label={t('description')}
        rows={2}
        limit={taxonomyLimits.descriptionMaximum}
      />
      <ColorField control={form.control} name="color" presets={labelColors} />
    </DialogForm>
  )
}

/** The dialog may stand in a page that is a form itself, and would take this for its own. */
function submitAlone(event: FormEvent, submit: (event: FormEvent) => void): void {
  event.stopPropagation()
  submit(event)
}

/** Never into itself, nor deeper than categories may lie. */
function possibleParents(all: readonly Category[], moved: Category | null): { value: string; label: string }[] {
  const below = moved === null ? [] : withDescendants(all, moved.id)
  return placed(all)
    .filter(({ id, depth }) => {
      if (moved === null) return depth + 1 < taxonomyLimits.depthMaximum
      return !below.includes(id) && depthUnder(all, moved.id, id) <= taxonomyLimits.depthMaximum
    })
    .map((category) => ({ value: category.id, label: indented(category) }))
}
