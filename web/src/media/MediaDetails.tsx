import { type LibraryMedia, MediaChanges, altMaximum } from '@lms/contracts/media/media.ts'
import { mediaMessages } from '@lms/contracts/media/media-messages.ts'
import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { CopyButton } from '../ui/copy/CopyButton.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { mayClose } from '../ui/form/leave-guard.ts'
import { TextField } from '../ui/form/text-fields.tsx'
import { TextareaField } from '../ui/form/TextareaField.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { MediaUses } from './MediaUses.tsx'
import { libraryTexts } from './library-texts.ts'
import { changeMedia, reloadMedia } from './media-api.ts'
import { sizeName } from './media-list.ts'
import { useMediaRemoval } from './media-removal.ts'
import modal from '../ui/modal/modal.module.css'
import classes from './library.module.css'

export function MediaDetails({ media, onClose }: { media: LibraryMedia | null; onClose: () => void }) {
  const t = useTexts(libraryTexts)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(media)
  if (media !== null && media !== shown) setShown(media)

  async function close(): Promise<void> {
    if (await mayClose()) onClose()
  }

  return (
    <Modal opened={media !== null} onClose={() => void close()} title={t('detailTitle')} size="2xl">
      {shown !== null && <Details key={shown.id} media={shown} onClose={onClose} />}
    </Modal>
  )
}

const Changes = MediaChanges.required()

function Details({ media, onClose }: { media: LibraryMedia; onClose: () => void }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(libraryTexts)
  const queryClient = useQueryClient()
  const remove = useMediaRemoval()
  const form = useContractForm({ schema: Changes, defaultValues: { alt: media.alt, name: media.name } })

  async function save(changes: MediaChanges): Promise<void> {
    await changeMedia(media.id, changes)
    form.reset(changes)
    toast.success(translated(mediaMessages.updated))
    void reloadMedia(queryClient)
    onClose()
  }

  return (
    <form noValidate className={classes.details} onSubmit={form.submit(save)}>
      <div className={classes.preview}>
        <img src={media.url} alt={media.alt} className={classes.previewPicture} />
      </div>
      <Text size="sm" c="dimmed">
        {t('dimensions', { width: media.width, height: media.height, size: sizeName(media.size) })}
        {' · '}
        {formatDateTime(media.createdAt)}
        {' · '}
        {media.owner?.name ?? t('nobody')}
      </Text>
      <TextareaField control={form.control} name="alt" label={t('alt')} description={t('altHint')} limit={altMaximum} />
      <TextField control={form.control} name="name" label={t('name')} autoComplete="off" required />
      <MediaUses id={media.id} />
      <FormFailure message={form.failure} />
      <div className={modal.footer}>
        <Button
          data-apart
          variant="subtle"
          color="danger"
          disabled={media.useCount > 0}
          title={media.useCount > 0 ? t('inUseHint') : undefined}
          onClick={() => void remove(media).then((isGone) => isGone && onClose())}
        >
          {t('delete')}
        </Button>
        <CopyButton
          text={`${location.origin}${media.url}`}
          label={t('copyAddress')}
          copiedMessage={t('addressCopied')}
        />
        <Button type="submit" loading={form.isSubmitting} disabled={!form.formState.isDirty}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
