import type { Route } from '../platform/http/route.ts'
import { gardenRoutes } from './garden-routes.ts'
import { type StickerDependencies, createStickers } from './sticker-service.ts'

/** What a child's work has grown into, and the stickers beside it. */
export function createGarden(dependencies: StickerDependencies): { routes: Route[] } {
  return { routes: gardenRoutes(createStickers(dependencies)) }
}
