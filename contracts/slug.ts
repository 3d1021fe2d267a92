import { foldText } from './text-folding.ts'

/** lowercase, accents stripped, non-alphanumerics removed, spaces to hyphens */
export function toSlug(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
