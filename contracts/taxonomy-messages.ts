import { defineMessages } from './messages.ts'

export const taxonomyMessages = defineMessages({
  nameRequired: { spec: 'Name is required', vi: 'Vui lòng nhập tên', en: 'Name is required' },
  nameLong: {
    spec: 'Name must be at most 60 characters',
    vi: 'Tên không được quá 60 ký tự',
    en: 'Name must be at most 60 characters',
  },
  slugInvalid: {
    spec: 'Slug can only contain lowercase letters, numbers, and hyphens',
    vi: 'Đường dẫn chỉ gồm chữ thường không dấu, số và dấu gạch nối',
    en: 'Slug can only contain lowercase letters, numbers, and hyphens',
  },
  descriptionLong: {
    spec: 'Description must be at most 300 characters',
    vi: 'Mô tả không được quá 300 ký tự',
    en: 'Description must be at most 300 characters',
  },
  colorInvalid: {
    spec: 'Please choose a colour such as #3B82F6',
    vi: 'Vui lòng chọn màu, ví dụ #3B82F6',
    en: 'Please choose a colour such as #3B82F6',
  },
  parentUnknown: {
    spec: 'The parent category does not exist',
    vi: 'Không có danh mục cha này',
    en: 'The parent category does not exist',
  },
  cycle: {
    spec: 'A category cannot lie inside itself',
    vi: 'Danh mục không thể nằm trong chính nó',
    en: 'A category cannot lie inside itself',
  },
  tooDeep: {
    spec: 'Categories can be nested at most 5 levels deep',
    vi: 'Danh mục chỉ được lồng tối đa 5 cấp',
    en: 'Categories can be nested at most 5 levels deep',
  },
  tooManyCategories: {
    spec: 'There can be at most 500 categories',
    vi: 'Chỉ được có tối đa 500 danh mục',
    en: 'There can be at most 500 categories',
  },
  categoryExists: {
    spec: 'There is already a category with this name',
    vi: 'Đã có danh mục với tên này',
    en: 'There is already a category with this name',
  },
  tagExists: {
    spec: 'There is already a tag with this name',
    vi: 'Đã có thẻ với tên này',
    en: 'There is already a tag with this name',
  },
  categoryInUse: {
    spec: 'This category still has posts. Merge it into another one instead.',
    vi: 'Danh mục này vẫn còn bài viết. Hãy gộp vào danh mục khác.',
    en: 'This category still has posts. Merge it into another one instead.',
  },
  mergeTarget: {
    spec: 'Please choose another one to merge into',
    vi: 'Vui lòng chọn mục khác để gộp vào',
    en: 'Please choose another one to merge into',
  },
  categoryNotFound: { spec: 'Category not found', vi: 'Không tìm thấy danh mục', en: 'Category not found' },
  tagNotFound: { spec: 'Tag not found', vi: 'Không tìm thấy thẻ', en: 'Tag not found' },
  categoryCreated: { spec: 'Category created', vi: 'Đã tạo danh mục', en: 'Category created' },
  categoryUpdated: { spec: 'Category updated', vi: 'Đã cập nhật danh mục', en: 'Category updated' },
  categoryDeleted: { spec: 'Category deleted', vi: 'Đã xóa danh mục', en: 'Category deleted' },
  categoriesMerged: { spec: 'Categories merged', vi: 'Đã gộp danh mục', en: 'Categories merged' },
  tagCreated: { spec: 'Tag created', vi: 'Đã tạo thẻ', en: 'Tag created' },
  tagUpdated: { spec: 'Tag updated', vi: 'Đã cập nhật thẻ', en: 'Tag updated' },
  tagDeleted: { spec: 'Tag deleted', vi: 'Đã xóa thẻ', en: 'Tag deleted' },
  tagsMerged: { spec: 'Tags merged', vi: 'Đã gộp thẻ', en: 'Tags merged' },
})
