import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { CategoryDialog, type EditedCategory } from '../../taxonomy/CategoryDialog.tsx'
import { indented, placed } from '../../taxonomy/category-tree.ts'
import { categoriesQuery } from '../../taxonomy/taxonomy-api.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { PostFormState } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'

export function CategoryField({ form }: { form: PostFormState }) {
  const t = useTexts(postFormTexts)
  const { data: categories = [] } = useQuery(categoriesQuery())
  const [made, setMade] = useState<EditedCategory | null>(null)
  const [known, setKnown] = useState(categories)
  const all = [...categories, ...known.filter(({ id }) => !categories.some((each) => each.id === id))]
  return (
    <div>
      <SelectField
        control={form.control}
        name="category"
        label={t('category')}
        placeholder={t('chooseCategory')}
        options={placed(all).map((category) => ({ value: category.id, label: indented(category) }))}
        searchable
        required
      />
      <Button
        variant="subtle"
        size="compact-sm"
        mt={4}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => setMade({ parent: null })}
      >
        {t('newCategory')}
      </Button>
      <CategoryDialog
        edited={made}
        all={all}
        onClose={() => setMade(null)}
        onSaved={(category) => {
          setKnown([...known, category])
          form.setValue('category', category.id, { shouldDirty: true, shouldValidate: true })
        }}
      />
    </div>
  )
}
