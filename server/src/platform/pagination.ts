import type { Pagination } from '@lms/contracts/fields.ts'

export interface PageRequest {
  page: number
  limit: number
}

export function paginationOf({ page, limit }: PageRequest, total: number): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) }
}

export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit
}
