import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { checkQuery } from '../post-api.ts'
import type { PostControl } from './post-form.ts'

const pause = 1200

/** What the server would point out, of the text as it was a moment ago. */
export function useFindings(control: PostControl) {
  const text = useWatch({
    control,
    compute: ({ title, excerpt, content, featuredImage, seo: { metaTitle, metaDescription } }) => ({
      title,
      excerpt,
      content,
      featuredImage,
      seo: { metaTitle, metaDescription },
    }),
  })
  const [asked] = useDebouncedValue(JSON.stringify(text), pause)
  return useQuery(checkQuery(JSON.parse(asked) as typeof text))
}
