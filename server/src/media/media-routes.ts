import { uploadMedia } from '@lms/contracts/media.ts'
import { type Route, uploadRoute } from '../platform/http/route.ts'
import type { MediaUploads } from './media-service.ts'

export function mediaRoutes(media: MediaUploads): Route[] {
  return [uploadRoute(uploadMedia, ({ query, ...by }, form) => media.upload(by, query.purpose, form))]
}
