import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { waitingCount } from './answer-queue.ts'
import type { SaverState } from './answer-saver.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from './sitting.module.css'

/** What a parent asks first: is it saved? */
export function SaveState({ state }: { state: SaverState }) {
  const t = useTexts(sittingTexts)
  const count = waitingCount(state.queue)
  if (state.phase === 'failing') {
    const { failure } = state
    const isAnswered = failure instanceof ApiError && !failure.isNetworkError
    return (
      <output className={classes.saveState} data-state="offline">
        <IconCloudOff size={20} aria-hidden />
        {isAnswered ? t('notSaved', { count, reason: messageOf(failure) }) : t('offline', { count })}
      </output>
    )
  }
  const isSaved = count === 0
  const Icon = isSaved ? IconCloudCheck : IconCloudUp
  // Not announced: a screen reader would say it after every single answer.
  return (
    <span className={classes.saveState} data-state={isSaved ? 'saved' : 'saving'}>
      <Icon size={20} aria-hidden />
      {t(isSaved ? 'saved' : 'saving')}
    </span>
  )
}
