import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { translate } from './texts.ts'
import { toastTexts } from './toast-texts.ts'

const duration = 5000
const exitDuration = 300

const icon = { size: 18, stroke: 2, 'aria-hidden': true } as const

const looks = {
  success: { color: 'success', icon: <IconCheck {...icon} /> },
  error: { color: 'danger', icon: <IconX {...icon} /> },
  warning: { color: 'warning', icon: <IconAlertTriangle {...icon} /> },
  info: { color: 'brand', icon: <IconInfoCircle {...icon} /> },
}

export function showToast(kind: keyof typeof looks, message: string): void {
  notifications.show({
    ...looks[kind],
    message,
    autoClose: duration,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': translate(toastTexts, 'close') },
  })
}

export function ToastArea() {
  return (
    <Notifications position="top-right" autoClose={duration} transitionDuration={exitDuration} containerWidth={400} />
  )
}
