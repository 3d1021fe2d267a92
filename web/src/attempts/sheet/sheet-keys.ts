import type { GivenAnswer, PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Sheet } from './sheet.ts'

/** 1 to 6 choose, Page Up and Page Down move, F flags. In a text field all of them are only letters. */
export function useSheetKeys(sheet: Sheet, isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return
    if (pressed(sheet, event.key)) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return undefined
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn])
}

/** Whether the key meant something. */
export function pressed(sheet: Sheet, key: string): boolean {
  const question = sheet.questions[sheet.index]
  if (question === undefined) return false
  if (key === 'PageDown' || key === 'PageUp') {
    sheet.goTo(sheet.index + (key === 'PageDown' ? 1 : -1))
    return true
  }
  if (sheet.isLocked) return false
  if (key.toLowerCase() === 'f') {
    sheet.flag(question._id, !sheet.flagged.includes(question._id))
    return true
  }
  const option = /^[1-6]$/.test(key) ? question.answers[Number(key) - 1] : undefined
  if (option === undefined) return false
  const { answeredBy } = questionTypeRules[question.type]
  if (answeredBy === 'one') sheet.answer(question._id, option._id)
  else if (answeredBy !== 'many') return false
  else sheet.answer(question._id, toggled(question, sheet.answers[question._id], option._id))
  return true
}

/** In the order of the paper: the same choices are the same answer, whichever came first. */
function toggled({ answers }: PaperQuestion, given: GivenAnswer | undefined, optionId: string): string[] {
  const chosen = new Set(Array.isArray(given) ? given : [])
  if (!chosen.delete(optionId)) chosen.add(optionId)
  return answers.map(({ _id }) => _id).filter((id) => chosen.has(id))
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox') ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}
