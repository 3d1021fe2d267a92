import { type ClassCode, classGroupTexts, classGroups, schoolClasses } from '@lms/contracts/classes/classes.ts'
import type { Language } from '@lms/contracts/messages.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { ComboboxItem, ComboboxItemGroup, ComboboxParsedItem, OptionsFilter } from '@mantine/core'

/** For filters: the classes in their order. */
export const classOptions: readonly { value: ClassCode; label: string }[] = schoolClasses.map(({ code, name }) => ({
  value: code,
  label: name,
}))

/** For pickers: the same under the headings of their groups. */
export function groupedClassOptions(language: Language): ComboboxItemGroup<ComboboxItem>[] {
  return classGroups.map((group) => ({
    group: classGroupTexts[group][language],
    items: schoolClasses
      .filter((schoolClass) => schoolClass.group === group)
      .map(({ code, name }) => ({ value: code, label: name })),
  }))
}

/** 'lop 4' finds 'Lớp 4'; so does its code. A group stays while one of its classes is left. */
export const filterClasses: OptionsFilter = ({ options, search }) => {
  const wanted = foldText(search.trim())
  const fits = ({ value, label }: ComboboxItem): boolean =>
    foldText(label).includes(wanted) || foldText(value).includes(wanted)
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return fits(option) ? [option] : []
    const items = option.items.filter((item) => fits(item))
    return items.length > 0 ? [{ ...option, items }] : []
  })
}
