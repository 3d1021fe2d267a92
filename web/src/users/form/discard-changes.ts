import { translate } from '../../lib/texts.ts'
import { hasUnsavedWork } from '../../lib/unsaved-work.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { userFormTexts } from './user-form-texts.ts'

/** True when nothing would be lost, or the person does not mind. */
export async function mayDiscardChanges(): Promise<boolean> {
  if (!hasUnsavedWork()) return true
  return confirm({
    title: translate(userFormTexts, 'discardQuestion'),
    message: translate(userFormTexts, 'discardMessage'),
    confirmLabel: translate(userFormTexts, 'discard'),
    cancelLabel: translate(userFormTexts, 'keepEditing'),
    danger: true,
  })
}
