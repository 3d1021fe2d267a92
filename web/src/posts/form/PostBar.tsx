import { may } from '@lms/contracts/permissions.ts'
import { Anchor, Button, Tooltip } from '@mantine/core'
import { IconClock, IconDeviceFloppy, IconSend } from '@tabler/icons-react'
import { formatNumber } from '../../lib/formats.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { formatMoment } from '../post-moments.ts'
import type { Outcome } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'
import type { PostValues } from './post-values.ts'
import type { LocalDraftState } from './draft/use-local-draft.ts'
import classes from './post-form.module.css'

interface PostBarProps {
  isDirty: boolean
  local: LocalDraftState<PostValues>
  findings: number
  /** The date that is chosen lies ahead. */
  isScheduling: boolean
  checkId: string
  isSaving: boolean
  isBlocked: boolean
  onSave: (outcome: Outcome) => void
}

/** Where the text stands and what can be done with it; stays in sight however long the post is. */
export function PostBar({
  isDirty,
  local,
  findings,
  isScheduling,
  checkId,
  isSaving,
  isBlocked,
  onSave,
}: PostBarProps) {
  const t = useTexts(postFormTexts)
  const user = useSignedInUser()
  const state = (): string => {
    if (local.isKeeping) return t('autoSaving')
    if (!isDirty) return ''
    return local.keptAt === null
      ? t('unsaved')
      : `${t('unsaved')} · ${t('keptHere', { time: formatMoment(local.keptAt) })}`
  }
  return (
    <div className={classes.bar}>
      <output className={classes.state}>{state()}</output>
      <div className={classes.barButtons}>
        {findings > 0 && (
          <Anchor size="sm" href={`#${checkId}`} onClick={(event) => goTo(event, checkId)}>
            {t('checkCount', { count: formatNumber(findings) })}
          </Anchor>
        )}
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          disabled={isSaving || isBlocked}
          onClick={() => onSave('draft')}
        >
          {t('saveDraft')}
        </Button>
        <Tooltip label={t('publishAsks')} disabled={may(user, 'post:publish')}>
          <Button
            leftSection={isScheduling ? <IconClock size={16} aria-hidden /> : <IconSend size={16} aria-hidden />}
            loading={isSaving}
            disabled={isBlocked}
            onClick={() => onSave('published')}
          >
            {t(isScheduling ? 'schedule' : 'publish')}
          </Button>
        </Tooltip>
      </div>
    </div>
  )
}

/** The address stays as it is: it is not worth a step back. */
function goTo(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault()
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
