import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { waitingCount } from './answer-queue.ts'
import type { SaverState } from './answer-saver.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from './sitting.module.css'

/** What a parent asks first: is it saved? In the bar, so in two words. */
export function SaveMark({ state }: { state: SaverState }) {
  const t = useTexts(sittingTexts)
  const isFailing = state.phase === 'failing'
  const isSaved = waitingCount(state.queue) === 0
  const Icon = isFailing ? IconCloudOff : isSaved ? IconCloudCheck : IconCloudUp
  // Not announced: a screen reader would say it after every single answer.
  return (
    <span className={classes.saveState} data-state={isFailing ? 'offline' : isSaved ? 'saved' : 'saving'}>
      <Icon size={18} aria-hidden />
      {t(isFailing ? (state.isKeptHere ? 'keptHere' : 'notKept') : isSaved ? 'saved' : 'saving')}
    </span>
  )
}

/** While answers cannot be sent: how many wait, and that nothing is lost. */
export function SaveNotice({ state }: { state: SaverState }) {
  const t = useTexts(sittingTexts)
  if (state.phase !== 'failing') return null
  const { failure } = state
  const count = waitingCount(state.queue)
  const isAnswered = failure instanceof ApiError && !failure.isNetworkError
  return (
    <output className={classes.saveNotice}>
      {isAnswered
        ? t('notSaved', { count, reason: messageOf(failure) })
        : t(state.isKeptHere ? 'offline' : 'offlineNotKept', { count })}
    </output>
  )
}
