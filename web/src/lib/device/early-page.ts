/**
 * The sign-in form that stands in the page before the app runs (`web/building/early-sign-in.ts`): people read and
 * write there while the app is still on its way. The app's own form takes over what was written.
 */
export interface EarlyInput {
  email: string
  password: string
  rememberMe: boolean
  /** Fields that somebody was in and has left: what is wrong there is said. */
  left: readonly FieldName[]
  /** Sent off already: the app's form does it for them. */
  isSubmitted: boolean
  /** Where somebody is writing, and from where to where the text is marked. */
  cursor: { field: FieldName; marked: readonly [number, number] | null } | null
}

const fieldNames = ['email', 'password', 'rememberMe'] as const
type FieldName = (typeof fieldNames)[number]

const mark = 'data-early'

/** As it is at this moment; null when there is no such form. */
export function earlyInput(): EarlyInput | null {
  const form = document.querySelector<HTMLFormElement>('#early form')
  if (form === null || !document.documentElement.hasAttribute(mark)) return null
  const fields = fieldNames.map((name) => ({ name, field: form.querySelector<HTMLInputElement>(`[name="${name}"]`) }))
  const [email, password, rememberMe] = fields.map(({ field }) => field)
  const active = fields.find(({ field }) => field === document.activeElement)
  const range = active?.name === 'rememberMe' ? null : active?.field
  return {
    email: email?.value ?? '',
    password: password?.value ?? '',
    rememberMe: rememberMe?.checked ?? false,
    left: fields
      .filter((each) => each !== active && each.field && 'left' in each.field.dataset)
      .map(({ name }) => name),
    isSubmitted: 'submitted' in form.dataset,
    cursor: active
      ? { field: active.name, marked: range ? [range.selectionStart ?? 0, range.selectionEnd ?? 0] : null }
      : null,
  }
}

/** The app is seen from here on. The early fields stay until the focus has moved: a phone would close its keyboard. */
export function showApp(moveFocus?: () => void): void {
  document.documentElement.removeAttribute(mark)
  moveFocus?.()
  document.querySelector('#early')?.remove()
}

/** At once: the forms' own way to the focus takes a moment, in which the early field and the keyboard would be gone. */
export function placeCursor({ field, marked }: NonNullable<EarlyInput['cursor']>): void {
  const input = document.querySelector<HTMLInputElement>(`#root [name="${field}"]`)
  input?.focus()
  if (marked !== null) input?.setSelectionRange(...marked)
}

/** In the page they come after what can be read without them. */
export async function stylesAreThere(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('body link[rel="stylesheet"]')]
  const missing = sheets.filter(({ sheet }) => sheet === null)
  await Promise.all(
    missing.map(
      (link) =>
        new Promise<void>((resolve) => {
          link.addEventListener('load', () => resolve(), { once: true })
          link.addEventListener('error', () => resolve(), { once: true })
        }),
    ),
  )
}
