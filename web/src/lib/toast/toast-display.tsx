import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { translate } from '../texts.ts'
import { toastTexts } from './toast-texts.ts'
import { useToastPlace } from './use-toast-place.ts'

/** What can still be done about the news, such as taking it back. */
export interface ToastAction {
  label: string
  run: () => void
}

const duration = 5000
/** Who may still change their mind gets longer. */
const durationWithAction = 12_000
const exitDuration = 300

const icon = { size: 18, stroke: 2, 'aria-hidden': true } as const

const looks = {
  success: { color: 'success', icon: <IconCheck {...icon} /> },
  error: { color: 'danger', icon: <IconX {...icon} /> },
  warning: { color: 'warning', icon: <IconAlertTriangle {...icon} /> },
  info: { color: 'brand', icon: <IconInfoCircle {...icon} /> },
}

/** The toast that each named act has on the screen. */
const newestOf = new Map<string, string>()

/** Said so shortly before somebody leaves, it is about the leaving itself. */
const grace = 1000
const shown: { id: string; isProblem: boolean; hasAction: boolean; at: number }[] = []

export function hideOlder(isAll: boolean): void {
  const now = performance.now()
  for (const { id } of shown.filter(({ isProblem, at }) => (isAll || isProblem) && now - at > grace))
    notifications.hide(id)
}

export function showToast(kind: keyof typeof looks, message: string, action?: ToastAction, act?: string): void {
  const older = act === undefined ? undefined : newestOf.get(act)
  if (older !== undefined) notifications.hide(older)
  // One piece of news at a time; what can still be taken back stays beside it.
  for (const { id, hasAction } of shown) if (!hasAction) notifications.hide(id)
  const id = notifications.show({
    ...looks[kind],
    message:
      action === undefined ? (
        message
      ) : (
        <>
          {message}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              notifications.hide(id)
              action.run()
            }}
          >
            {action.label}
          </Button>
        </>
      ),
    autoClose: action === undefined ? duration : durationWithAction,
    withBorder: true,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': translate(toastTexts, 'close') },
  })
  const isProblem = kind === 'error' || kind === 'warning'
  shown.push({ id, isProblem, hasAction: action !== undefined, at: performance.now() })
  if (shown.length > 20) shown.shift()
  if (act !== undefined) newestOf.set(act, id)
}

export function ToastArea() {
  useToastPlace()
  return (
    <Notifications
      position="bottom-center"
      withinPortal={false}
      autoClose={duration}
      transitionDuration={exitDuration}
      containerWidth={380}
      limit={3}
    />
  )
}
