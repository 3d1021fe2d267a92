import { useEffect, useState } from 'react'
import { serverBack } from '../../../lib/device/server-back.ts'
import { useTexts } from '../../../lib/texts.ts'
import { richTextTexts } from '../rich-text-texts.ts'
import classes from '../rich-text.module.css'

interface PictureProps {
  address: string
  alt: string
  width: number | undefined
  height: number | undefined
}

const firstPause = 2000
const longestPause = 30_000

/** A picture that did not come is asked for again by itself; until then its words stand in its place. */
export function Picture({ address, alt, width, height }: PictureProps) {
  const t = useTexts(richTextTexts)
  const [tries, setTries] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed) return undefined
    const again = (): void => {
      setTries((before) => before + 1)
      setHasFailed(false)
    }
    const timer = setTimeout(again, Math.min(firstPause * 2 ** tries, longestPause))
    const signs = ['online', serverBack]
    for (const sign of signs) window.addEventListener(sign, again)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, again)
    }
  }, [hasFailed, tries])
  if (hasFailed) {
    return (
      <span className={classes.missingPicture}>
        {alt === '' ? t('pictureComing') : `${alt} (${t('pictureComing')})`}
      </span>
    )
  }
  return (
    // A new element asks the server anew, which the same one would not.
    <img
      key={tries}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      onError={() => setHasFailed(true)}
    />
  )
}
