import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { translate } from './texts.ts'
import { type ToastKind, toastDuration, toastExitDuration } from './toast.ts'
import { toastTexts } from './toast-texts.ts'

const icon = { size: 18, stroke: 2, 'aria-hidden': true } as const

const looks = {
  success: { color: 'success', icon: <IconCheck {...icon} /> },
  error: { color: 'danger', icon: <IconX {...icon} /> },
  warning: { color: 'warning', icon: <IconAlertTriangle {...icon} /> },
  info: { color: 'brand', icon: <IconInfoCircle {...icon} /> },
} satisfies Record<ToastKind, object>

export function showToast(kind: ToastKind, message: string): void {
  notifications.show({
    ...looks[kind],
    message,
    autoClose: toastDuration,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': translate(toastTexts, 'close') },
  })
}

export function ToastArea() {
  return (
    <Notifications
      position="top-right"
      autoClose={toastDuration}
      transitionDuration={toastExitDuration}
      containerWidth={400}
    />
  )
}
