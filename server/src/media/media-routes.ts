import { deleteMedia, getMedia, listMedia, updateMedia, uploadMedia } from '@lms/contracts/media/media.ts'
import { type Route, route, uploadRoute } from '../platform/http/route.ts'
import type { MediaLibrary } from './media-library.ts'
import type { MediaUploads } from './media-service.ts'

export function mediaRoutes(media: MediaUploads, library: MediaLibrary): Route[] {
  return [
    uploadRoute(uploadMedia, ({ query, ...by }, form) => media.upload(by, query.purpose, form)),
    route(listMedia, ({ actor, query }) => library.list(actor, query)),
    route(getMedia, ({ actor, params }) => library.get(actor, params.id)),
    route(updateMedia, ({ params, body, ...by }) => library.update(by, params.id, body)),
    route(deleteMedia, ({ params, ...by }) => library.remove(by, params.id)),
  ]
}
