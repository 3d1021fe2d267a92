import { type FirstCheck, isGood } from '@lms/contracts/paper-sheets/reading/first-check.ts'
import { Button, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { reasonsOf } from '../check/first-checks.ts'
import { createPictureChecker } from '../check/picture-checker.ts'
import { atRest, nextBeat } from './camera-rhythm.ts'
import { cameraTexts } from './camera-texts.ts'
import { scanTexts } from '../scan-texts.ts'
import classes from './camera.module.css'

interface CameraDialogProps {
  onPicture: (file: File) => void
  onClose: () => void
}

const lookEvery = 200

/** The outline turns green and the picture is taken by itself; then comes the next sheet. */
export function CameraDialog({ onPicture, onClose }: CameraDialogProps) {
  const t = useTexts(cameraTexts)
  const problems = useTexts(scanTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [check, setCheck] = useState<FirstCheck | null>(null)
  const [taken, setTaken] = useState(0)
  const [failure, setFailure] = useState<'refused' | 'none' | null>(null)

  async function take(): Promise<void> {
    const picture = await photographOf(video.current)
    if (picture === null) return
    setTaken((count) => count + 1)
    onPicture(picture)
  }
  const takeNow = useEffectEvent(take)

  useEffect(() => {
    const leaving = new AbortController()
    const checker = createPictureChecker()
    let stream: MediaStream | null = null
    void (async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 3840 }, height: { ideal: 2160 } },
        })
      } catch (error) {
        setFailure(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none')
        return
      }
      const element = video.current
      if (leaving.signal.aborted || element === null) return
      element.srcObject = stream
      await element.play().catch(() => undefined)
      let rhythm = atRest
      while (!leaving.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, lookEvery))
        if (element.videoWidth === 0) continue
        const seen = await createImageBitmap(element).catch(() => null)
        if (seen === null) continue
        const found = await checker.check(seen)
        if (leaving.signal.aborted) return
        setCheck(found)
        const beat = nextBeat(rhythm, found)
        rhythm = beat.rhythm
        if (beat.takes) await takeNow()
      }
    })().finally(() => stop(stream))
    return () => {
      leaving.abort()
      stop(stream)
      checker.close()
    }
  }, [])

  const reasons = check === null ? [] : reasonsOf(check)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size={failure === null ? 'full' : 'md'}
      closeOnClickOutside={false}
      footer={
        <>
          {failure === null && (
            <Button variant="default" onClick={() => void take()}>
              {t('takeNow')}
            </Button>
          )}
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      {failure !== null && <Text role="alert">{t(failure)}</Text>}
      {failure === null && (
        <div className={classes.frame}>
          <video ref={video} muted playsInline className={classes.video} aria-label={t('picture')} />
          {check !== null && check.corners.length > 2 && (
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={classes.outline} aria-hidden>
              <polygon
                points={check.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
                data-good={isGood(check) || undefined}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          )}
        </div>
      )}
      {failure === null && (
        <div className={classes.words} aria-live="polite">
          <Text>{t('taken', { count: taken })}</Text>
          <Text c="dimmed">
            {reasons.length === 0 ? t('hold') : reasons.map((reason) => problems(reason)).join(', ')}
          </Text>
        </div>
      )}
    </Modal>
  )
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

async function photographOf(video: HTMLVideoElement | null): Promise<File | null> {
  if (video === null || video.videoWidth === 0) return null
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const content = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  return new File([content], `chup-${Date.now()}.jpg`, { type: 'image/jpeg' })
}
