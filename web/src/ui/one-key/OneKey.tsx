import { useState } from 'react'
import { oneKeyPauses } from '../../lib/preferences/one-key.ts'
import { LetterBoard } from './LetterBoard.tsx'
import { useScanning } from './use-scanning.ts'
import './one-key.css'

/** Everything on the page by one key; words are put together on a board of letters. */
export function OneKey({ pace }: { pace: keyof typeof oneKeyPauses }) {
  const [field, setField] = useState<HTMLInputElement | HTMLTextAreaElement | null>(null)
  useScanning(oneKeyPauses[pace], setField)
  return field === null ? null : <LetterBoard field={field} onClose={() => setField(null)} />
}
