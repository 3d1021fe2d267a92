import { essayLimits } from '@lms/contracts/attempts/attempts.ts'
import { Alert, Button } from '@mantine/core'
import { IconCamera, IconCloudOff, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../../lib/texts.ts'
import { isKept } from '../../../ui/rich-text/kept-picture.ts'
import type { PictureBarProps } from '../../../ui/rich-text/picture-upload.ts'
import { UploadProgress } from '../../../ui/upload/UploadProgress.tsx'
import { typeTexts } from '../type-texts.ts'
import classes from './part-answers.module.css'

/** A child's way to a photo: one button with its word, and what was added with a way to take it out again. */
export function EssayPictures(props: PictureBarProps) {
  const { placed, progress, failure, onChoose, onCancel, onRemove, isDisabled } = props
  const t = useTexts(typeTexts)
  const isFull = placed.length >= essayLimits.pictures
  return (
    <div className={classes.pictures}>
      <Button
        variant="light"
        size="md"
        leftSection={<IconCamera size={22} aria-hidden />}
        disabled={isDisabled || isFull}
        onClick={onChoose}
      >
        {t('addPicture')}
      </Button>
      {progress !== null && <UploadProgress progress={progress} onCancel={onCancel} />}
      <div aria-live="polite" className={classes.pictureNews}>
        {failure !== null && (
          <Alert color="danger" variant="light">
            {failure}
          </Alert>
        )}
        {placed.some(isKept) && (
          <Alert color="warning" variant="light" icon={<IconCloudOff size={20} aria-hidden />}>
            {t('picturesWait')}
          </Alert>
        )}
      </div>
      {placed.length > 0 && (
        <ul className={classes.placed} aria-label={t('addedPictures')}>
          {placed.map((address, index) => (
            // The same photo may be there twice.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={index}>
              <img src={address} alt={t('pictureNumber', { number: index + 1 })} />
              <Button
                variant="default"
                leftSection={<IconTrash size={18} aria-hidden />}
                aria-label={t('removePictureNumber', { number: index + 1 })}
                disabled={isDisabled}
                onClick={() => onRemove(index)}
              >
                {t('removePicture')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
