import { mediaTypes } from '@lms/contracts/media/media.ts'
import type { z } from 'zod'
import { choiceFilter, listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'

/** The address of the library; its names are those of the call, and how the library is looked at. */
export const MediaList = listSchema(
  {
    search: textFilter(),
    type: choiceFilter(mediaTypes),
    use: choiceFilter(['used', 'unused']),
    view: choiceFilter(['grid', 'list'], 'grid'),
  },
  { limit: 24 },
)
export type MediaListValues = z.output<typeof MediaList>

/** `image/png` as people say it. */
export function typeName(type: string): string {
  return type
    .replace(/^image\//, '')
    .replace('jpeg', 'jpg')
    .toUpperCase()
}

const kilobyte = 1024

/** 812 KB, 1.4 MB */
export function sizeName(bytes: number): string {
  const kilobytes = bytes / kilobyte
  if (kilobytes < kilobyte) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / kilobyte).toFixed(1)} MB`
}
