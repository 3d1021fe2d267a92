import { defineMessages } from '../messages.ts'

export const taxonomyMessages = defineMessages('taxonomy', {
  nameRequired: { default: 'Name is required', vi: 'Vui lòng nhập tên', en: 'Name is required' },
  nameLong: {
    default: 'Name must be at most 60 characters',
    vi: 'Tên không được quá 60 ký tự',
    en: 'Name must be at most 60 characters',
  },
  slugInvalid: {
    default: 'Slug can only contain lowercase letters, numbers, and hyphens',
    vi: 'Đường dẫn chỉ gồm chữ thường không dấu, số và dấu gạch nối',
    en: 'Slug can only contain lowercase letters, numbers, and hyphens',
  },
  descriptionLong: {
    default: 'Description must be at most 300 characters',
    vi: 'Mô tả không được quá 300 ký tự',
    en: 'Description must be at most 300 characters',
  },
  colorInvalid: {
    default: 'Please choose a color such as #3B82F6',
    vi: 'Vui lòng chọn màu, ví dụ #3B82F6',
    en: 'Please choose a color such as #3B82F6',
  },
  parentUnknown: {
    default: 'The parent category does not exist',
    vi: 'Không có danh mục cha này',
    en: 'The parent category does not exist',
  },
  cycle: {
    default: 'A category cannot lie inside itself',
    vi: 'Danh mục không thể nằm trong chính nó',
    en: 'A category cannot lie inside itself',
  },
  tooDeep: {
    default: 'Categories can be nested at most 5 levels deep',
    vi: 'Danh mục chỉ được lồng tối đa 5 cấp',
    en: 'Categories can be nested at most 5 levels deep',
  },
  tooManyCategories: {
    default: 'There can be at most 500 categories',
    vi: 'Chỉ được có tối đa 500 danh mục',
    en: 'There can be at most 500 categories',
  },
  categoryExists: {
    default: 'There is already a category with this name',
    vi: 'Đã có danh mục với tên này',
    en: 'There is already a category with this name',
  },
  tagExists: {
    default: 'There is already a tag with this name',
    vi: 'Đã có thẻ với tên này',
    en: 'There is already a tag with this name',
  },
  categoryInUse: {
    default: 'This category still has posts. Merge it into another one instead.',
    vi: 'Danh mục này vẫn còn bài viết. Hãy gộp vào danh mục khác.',
    en: 'This category still has posts. Merge it into another one instead.',
  },
  mergeTarget: {
    default: 'Please choose another one to merge into',
    vi: 'Vui lòng chọn mục khác để gộp vào',
    en: 'Please choose another one to merge into',
  },
  categoryNotFound: { default: 'Category not found', vi: 'Không tìm thấy danh mục', en: 'Category not found' },
  tagNotFound: { default: 'Tag not found', vi: 'Không tìm thấy thẻ', en: 'Tag not found' },
  categoryCreated: { default: 'Category created', vi: 'Đã tạo danh mục', en: 'Category created' },
  categoryUpdated: { default: 'Category updated', vi: 'Đã cập nhật danh mục', en: 'Category updated' },
  categoryDeleted: { default: 'Category deleted', vi: 'Đã xóa danh mục', en: 'Category deleted' },
  categoriesMerged: { default: 'Categories merged', vi: 'Đã gộp danh mục', en: 'Categories merged' },
  tagCreated: { default: 'Tag created', vi: 'Đã tạo thẻ', en: 'Tag created' },
  tagUpdated: { default: 'Tag updated', vi: 'Đã cập nhật thẻ', en: 'Tag updated' },
  tagDeleted: { default: 'Tag deleted', vi: 'Đã xóa thẻ', en: 'Tag deleted' },
  tagsMerged: { default: 'Tags merged', vi: 'Đã gộp thẻ', en: 'Tags merged' },
})
