import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../confirm/confirm.ts'
import { Modal, type ModalSize } from '../modal/Modal.tsx'
import { previewTexts } from './preview-texts.ts'

const sizes: readonly ModalSize[] = ['sm', 'md', 'lg', 'xl', '2xl', 'full']

export function OverlayPreview() {
  const t = useTexts(previewTexts)
  const [opened, setOpened] = useState<ModalSize | null>(null)
  const [size, setSize] = useState<ModalSize>('md')

  async function ask(typedWord?: string): Promise<void> {
    const isConfirmed = await confirm({
      title: t('deleteTitle'),
      message: t('deleteMessage'),
      confirmLabel: t('danger'),
      danger: true,
      typedWord,
    })
    toast.info(t('answered', { answer: String(isConfirmed) }))
  }

  return (
    <>
      <Group>
        {sizes.map((each) => (
          <Button
            key={each}
            variant="default"
            onClick={() => {
              setSize(each)
              setOpened(each)
            }}
          >
            {t('modalSize', { size: each })}
          </Button>
        ))}
      </Group>
      <Group>
        <Button variant="default" onClick={() => void ask()}>
          {t('askDelete')}
        </Button>
        <Button variant="default" onClick={() => void ask('DELETE')}>
          {t('askTyped')}
        </Button>
        <Button variant="default" onClick={() => toast.success(t('toastText'))}>
          {t('toastSuccess')}
        </Button>
        <Button variant="default" onClick={() => toast.error(t('toastText'))}>
          {t('toastError')}
        </Button>
      </Group>
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={t('modalSize', { size })}
        size={size}
        footer={<Button onClick={() => setOpened(null)}>{t('save')}</Button>}
      >
        <Text>{t('modalText')}</Text>
      </Modal>
    </>
  )
}
