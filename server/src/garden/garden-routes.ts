import * as contract from '@lms/contracts/garden/stickers.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Stickers } from './sticker-service.ts'

export function gardenRoutes(stickers: Stickers): Route[] {
  return [
    route(contract.getGarden, ({ actor, query }) => stickers.garden(actor, query)),
    route(contract.listChildStickers, ({ actor, params, query }) => stickers.list(actor, params.id, query)),
    route(contract.giveSticker, ({ params, body, ...by }) => stickers.give(by, params.id, body)),
    route(contract.removeSticker, ({ params, ...by }) => stickers.remove(by, params.id, params.stickerId)),
  ]
}
