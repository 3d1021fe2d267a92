import { taxonomyMessages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import { Button, Select, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { optionList } from '../ui/form/option-list.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import { reloadTaxonomy } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'
import classes from './taxonomy.module.css'

interface Named {
  id: string
  name: string
}

interface MergeDialogProps {
  from: Named | null
  hint: (name: string) => string
  targets: readonly { value: string; label: string }[]
  /** Where the targets are only those that a search finds. */
  onSearch?: (text: string) => void
  merge: (id: string, into: string) => Promise<void>
  kind: 'category' | 'tag'
  onClose: () => void
}

export function MergeDialog(props: MergeDialogProps) {
  const t = useTexts(taxonomyTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(props.from)
  if (props.from !== null && props.from !== shown) setShown(props.from)
  return (
    <Modal opened={props.from !== null} onClose={props.onClose} title={t('mergeTitle', { name: shown?.name ?? '' })}>
      {shown !== null && <Merge key={shown.id} {...props} from={shown} />}
    </Modal>
  )
}

function Merge({ from, hint, targets, onSearch, merge, kind, onClose }: MergeDialogProps & { from: Named }) {
  const t = useTexts(taxonomyTexts)
  const queryClient = useQueryClient()
  const [into, setInto] = useState<string | null>(null)
  const merging = useMutation({
    mutationFn: (target: string) => merge(from.id, target),
    onSuccess: () => {
      const message = kind === 'category' ? taxonomyMessages.categoriesMerged : taxonomyMessages.tagsMerged
      toast.success(translated(message))
      onClose()
    },
    onSettled: () => reloadTaxonomy(queryClient),
  })
  return (
    <div className={classes.form}>
      <Select
        {...optionList}
        label={t('mergeInto')}
        data={targets.filter(({ value }) => value !== from.id)}
        searchable
        onSearchChange={onSearch}
        nothingFoundMessage={t('nothingFound')}
        comboboxProps={{ shadow: 'sm' }}
        value={into}
        onChange={setInto}
        data-autofocus
      />
      <Text size="sm">{hint(from.name)}</Text>
      <FormFailure message={merging.isError ? messageOf(merging.error) : undefined} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          color="danger"
          disabled={into === null}
          loading={merging.isPending}
          onClick={() => into !== null && merging.mutate(into)}
        >
          {t('mergeNow')}
        </Button>
      </div>
    </div>
  )
}
