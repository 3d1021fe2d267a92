import type { Pagination } from '@lms/contracts/fields.ts'

export interface PageRequest {
  page: number
  limit: number
}

/** `isCapped`: there are more than were counted. */
export function paginationOf({ page, limit }: PageRequest, total: number, isCapped = false): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit), ...(isCapped && { totalCapped: true }) }
}

export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit
}
