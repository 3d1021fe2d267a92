import { defineTexts } from '../../lib/texts.ts'

/** What a field for colours says, and what the offered ones are called. */
export const colorTexts = defineTexts('ui-color', {
  color: { spec: 'Color', vi: 'Màu', en: 'Color' },
  customColor: { spec: 'Custom color', vi: 'Màu tự chọn', en: 'Custom color' },
  pickColor: { spec: 'Pick a custom color', vi: 'Chọn màu khác', en: 'Pick a custom color' },
  '#3B82F6': { spec: 'Blue', vi: 'Xanh dương', en: 'Blue' },
  '#2563EB': { spec: 'Royal blue', vi: 'Xanh dương đậm', en: 'Royal blue' },
  '#0EA5E9': { spec: 'Sky blue', vi: 'Xanh da trời', en: 'Sky blue' },
  '#06B6D4': { spec: 'Cyan', vi: 'Xanh lơ', en: 'Cyan' },
  '#14B8A6': { spec: 'Teal', vi: 'Xanh mòng két', en: 'Teal' },
  '#10B981': { spec: 'Emerald', vi: 'Xanh ngọc', en: 'Emerald' },
  '#22C55E': { spec: 'Green', vi: 'Xanh lá', en: 'Green' },
  '#84CC16': { spec: 'Lime', vi: 'Xanh nõn chuối', en: 'Lime' },
  '#EAB308': { spec: 'Yellow', vi: 'Vàng', en: 'Yellow' },
  '#F59E0B': { spec: 'Amber', vi: 'Hổ phách', en: 'Amber' },
  '#F97316': { spec: 'Orange', vi: 'Cam', en: 'Orange' },
  '#EF4444': { spec: 'Red', vi: 'Đỏ', en: 'Red' },
  '#DC2626': { spec: 'Dark red', vi: 'Đỏ đậm', en: 'Dark red' },
  '#F43F5E': { spec: 'Rose', vi: 'Hồng đỏ', en: 'Rose' },
  '#EC4899': { spec: 'Pink', vi: 'Hồng', en: 'Pink' },
  '#D946EF': { spec: 'Fuchsia', vi: 'Hồng tím', en: 'Fuchsia' },
  '#A855F7': { spec: 'Purple', vi: 'Tím', en: 'Purple' },
  '#8B5CF6': { spec: 'Violet', vi: 'Tím xanh', en: 'Violet' },
  '#6366F1': { spec: 'Indigo', vi: 'Chàm', en: 'Indigo' },
  '#64748B': { spec: 'Slate', vi: 'Xám đá', en: 'Slate' },
})
