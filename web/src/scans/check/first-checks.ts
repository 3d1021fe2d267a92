import type { FirstCheck } from '@lms/contracts/paper-sheets/reading/first-check.ts'
import { useEffect, useRef, useState } from 'react'
import { type PictureChecker, createPictureChecker } from './picture-checker.ts'

export type CheckReason = 'notFound' | 'notWhole' | 'notSharp' | 'notLarge'

export interface CheckedFile {
  id: string
  file: File
  reasons: readonly CheckReason[]
}

export function reasonsOf({ isFound, isWhole, isSharp, isLarge }: FirstCheck): CheckReason[] {
  if (!isFound) return ['notFound']
  return [
    ...(isWhole ? [] : (['notWhole'] as const)),
    ...(isSharp ? [] : (['notSharp'] as const)),
    ...(isLarge ? [] : (['notLarge'] as const)),
  ]
}

let added = 0

/** Good pictures go on at once; the others wait for a word. What the browser cannot open is for the server to judge. */
export function useFirstChecks(onGood: (files: File[]) => void) {
  const [doubtful, setDoubtful] = useState<CheckedFile[]>([])
  const [pending, setPending] = useState(0)
  const checker = useRef<PictureChecker | null>(null)
  useEffect(() => () => checker.current?.close(), [])

  async function look(file: File): Promise<void> {
    const picture = file.type === 'application/pdf' ? null : await createImageBitmap(file).catch(() => null)
    if (picture === null) {
      onGood([file])
      return
    }
    const sendable = /hei[cf]$/i.test(file.type || file.name) ? await asJpeg(picture, file.name) : file
    checker.current ??= createPictureChecker()
    const reasons = reasonsOf(await checker.current.check(picture))
    if (reasons.length === 0) {
      onGood([sendable])
      return
    }
    added += 1
    const id = String(added)
    setDoubtful((all) => [...all, { id, file: sendable, reasons }])
  }

  return {
    doubtful,
    isBusy: pending > 0,
    add(files: readonly File[]): void {
      setPending((count) => count + files.length)
      // One after the other: twelve megapixels each are a lot at once.
      void (async () => {
        for (const file of files) {
          await look(file)
          setPending((count) => count - 1)
        }
      })()
    },
    accept(id: string): void {
      const chosen = doubtful.find((each) => each.id === id)
      if (chosen !== undefined) onGood([chosen.file])
      setDoubtful((all) => all.filter((each) => each.id !== id))
    },
    drop: (id: string): void => setDoubtful((all) => all.filter((each) => each.id !== id)),
  }
}

/** Where the browser opens what the server cannot. */
async function asJpeg(picture: ImageBitmap, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const content = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  return new File([content], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}
