import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

/** What a field for colors says, and what the offered ones are called. */
export const colorTexts = defineTexts('ui-color', {
  color: englishWords.color,
  customColor: { default: 'Custom color', vi: 'Màu tự chọn', en: 'Custom color' },
  pickColor: { default: 'Pick a custom color', vi: 'Chọn màu khác', en: 'Pick a custom color' },
  '#3B82F6': { default: 'Blue', vi: 'Xanh dương', en: 'Blue' },
  '#2563EB': { default: 'Royal blue', vi: 'Xanh dương đậm', en: 'Royal blue' },
  '#0EA5E9': { default: 'Sky blue', vi: 'Xanh da trời', en: 'Sky blue' },
  '#06B6D4': { default: 'Cyan', vi: 'Xanh lơ', en: 'Cyan' },
  '#14B8A6': { default: 'Teal', vi: 'Xanh mòng két', en: 'Teal' },
  '#10B981': { default: 'Emerald', vi: 'Xanh ngọc', en: 'Emerald' },
  '#22C55E': { default: 'Green', vi: 'Xanh lá', en: 'Green' },
  '#84CC16': { default: 'Lime', vi: 'Xanh nõn chuối', en: 'Lime' },
  '#EAB308': { default: 'Yellow', vi: 'Vàng', en: 'Yellow' },
  '#F59E0B': { default: 'Amber', vi: 'Hổ phách', en: 'Amber' },
  '#F97316': { default: 'Orange', vi: 'Cam', en: 'Orange' },
  '#EF4444': { default: 'Red', vi: 'Đỏ', en: 'Red' },
  '#DC2626': { default: 'Dark red', vi: 'Đỏ đậm', en: 'Dark red' },
  '#F43F5E': { default: 'Rose', vi: 'Hồng đỏ', en: 'Rose' },
  '#EC4899': { default: 'Pink', vi: 'Hồng', en: 'Pink' },
  '#D946EF': { default: 'Fuchsia', vi: 'Hồng tím', en: 'Fuchsia' },
  '#A855F7': { default: 'Purple', vi: 'Tím', en: 'Purple' },
  '#8B5CF6': { default: 'Violet', vi: 'Tím xanh', en: 'Violet' },
  '#6366F1': { default: 'Indigo', vi: 'Chàm', en: 'Indigo' },
  '#64748B': { default: 'Slate', vi: 'Xám đá', en: 'Slate' },
})
