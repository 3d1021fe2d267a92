import { may } from '@lms/contracts/permissions.ts'
import { StickerGift, mostPraise, stickerPictures } from '@lms/contracts/garden/stickers.ts'
import { Button, type MantineSize } from '@mantine/core'
import { IconSticker } from '@tabler/icons-react'
import { useState } from 'react'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { TilesField } from '../../ui/form/TilesField.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { DialogForm } from '../../ui/form/DialogForm.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import { StickerDrawing } from '../drawings/StickerDrawing.tsx'
import { useStickerActs } from '../garden-api.ts'
import { givingTexts } from './giving-texts.ts'
import classes from './giving.module.css'

interface GiveStickerProps {
  childId: string
  childName: string
  size?: MantineSize
}

/** For parents only: a picture and a word of praise. */
export function GiveSticker({ childId, childName, size }: GiveStickerProps) {
  const t = useTexts(givingTexts)
  const [opened, setOpened] = useState(false)
  if (!may(useSignedInUser(), 'sticker:give')) return null
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconSticker size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('give')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('giveTitle', { name: childName })} size="xl">
        <GiftForm childId={childId} childName={childName} onDone={() => setOpened(false)} />
      </Modal>
    </>
  )
}

const suggestions = ['tryHard', 'noGivingUp', 'proud'] as const

function GiftForm({ childId, childName, onDone }: GiveStickerProps & { onDone: () => void }) {
  const t = useTexts(givingTexts)
  const { give } = useStickerActs(childId)
  const form = useContractForm({
    schema: StickerGift,
    defaultValues: { picture: 'star', words: '' },
    isDisposable: true,
  })
  const submit = form.submit(async (gift) => {
    await give.mutateAsync(gift)
    toast.success(t('given', { name: childName }))
    onDone()
  })
  return (
    <DialogForm
      onSubmit={submit}
      onCancel={onDone}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={t('send')}
    >
      <TilesField
        control={form.control}
        name="picture"
        label={t('picture')}
        tiles={stickerPictures.map((picture) => ({
          value: picture,
          label: t(`sticker_${picture}`),
          content: <StickerDrawing picture={picture} size={38} />,
        }))}
      />
      <TextareaField
        control={form.control}
        name="words"
        label={t('words')}
        description={t('wordsHint')}
        rows={2}
        limit={mostPraise}
      />
      <ul className={classes.suggestions} aria-label={t('suggestions')}>
        {suggestions.map((key) => (
          <li key={key}>
            <Button
              variant="light"
              radius="xl"
              size="compact-md"
              onClick={() => form.setValue('words', t(key), { shouldDirty: true, shouldValidate: true })}
            >
              {t(key)}
            </Button>
          </li>
        ))}
      </ul>
    </DialogForm>
  )
}
