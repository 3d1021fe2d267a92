import { useEffect, useState } from 'react'
import classes from './qr.module.css'

interface QrPictureProps {
  text: string
  /** What it leads to, for those who do not see it; empty where the text beside it says the same. */
  label: string
}

/** A text as a code for cameras. Drawn here, so that it goes nowhere else; what it says stands beside it as well. */
export function QrPicture({ text, label }: QrPictureProps) {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    import('qrcode')
      .then(({ toString }) => toString(text, { type: 'svg', margin: 0 }))
      .then((svg) => {
        if (isWanted) setPicture(`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`)
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [text])
  return picture === null ? <span className={classes.qr} /> : <img src={picture} alt={label} className={classes.qr} />
}
