import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { translateSaid, useLanguage } from '../../lib/texts.ts'
import { checkQuery } from '../post-api.ts'
import type { PostControl } from './post-form.ts'
import { postSchema } from './post-values.ts'

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

/** What the form would refuse as it stands, each once, whether or not its field has been visited yet. */
export function useProblems(control: PostControl, publishDateBefore: string | null): string[] {
  useLanguage()
  const said = useWatch({
    control,
    compute: (values) => {
      const { error } = postSchema(publishDateBefore).safeParse(values)
      return [...new Set(error?.issues.map(({ message }) => message))].join('\n')
    },
  })
  return said === '' ? [] : said.split('\n').map(translateSaid)
}
