import { Modal as MantineModal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { modalTexts } from './modal-texts.ts'
import classes from './modal.module.css'

const modalSizes = { sm: 384, md: 448, lg: 512, xl: 576, '2xl': 672, full: 'calc(100vw - 32px)' } as const
export type ModalSize = keyof typeof modalSizes

interface ModalProps {
  opened: boolean
  onClose: () => void
  title: string
  size?: ModalSize
  children: ReactNode
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode
  /** For questions that must not be answered by a stray click. */
  closeOnClickOutside?: boolean
  /** It ends by a button of its own alone, because what it shows is shown only once. */
  isHeld?: boolean
}

export function Modal({
  opened,
  onClose,
  title,
  size = 'md',
  children,
  footer,
  closeOnClickOutside,
  isHeld = false,
}: ModalProps) {
  const t = useTexts(modalTexts)
  // A dialog that appears open would not know where the focus was, and could not give it back.
  const isThere = useMounted()
  return (
    <MantineModal
      opened={opened && isThere}
      onClose={onClose}
      title={title}
      size={modalSizes[size]}
      centered={size !== 'full'}
      closeOnClickOutside={isHeld ? false : closeOnClickOutside}
      closeOnEscape={!isHeld}
      withCloseButton={!isHeld}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes.title, content: size === 'full' ? classes.full : undefined }}
    >
      {children}
      {footer !== undefined && (
        <div className={classes.footer} data-foot>
          {footer}
        </div>
      )}
    </MantineModal>
  )
}
