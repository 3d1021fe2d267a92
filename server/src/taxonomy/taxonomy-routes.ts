import * as contract from '@lms/contracts/taxonomy/taxonomy.ts'
import { type Route, publicRoute, route } from '../platform/http/route.ts'
import type { Categories } from './category-service.ts'
import type { Tags } from './tag-service.ts'

export function taxonomyRoutes(categories: Categories, tags: Tags): Route[] {
  return [
    publicRoute(contract.listCategories, () => categories.list()),
    route(contract.createCategory, ({ body, ...by }) => categories.create(by, body)),
    route(contract.updateCategory, ({ params, body, ...by }) => categories.update(by, params.id, body)),
    route(contract.deleteCategory, ({ params, ...by }) => categories.remove(by, params.id)),
    route(contract.mergeCategory, ({ params, body, ...by }) => categories.merge(by, params.id, body.into)),
    publicRoute(contract.listTags, ({ query }) => tags.list(query)),
    route(contract.similarTags, ({ actor, query }) => tags.similar(actor, query.name)),
    route(contract.createTag, ({ body, ...by }) => tags.create(by, body)),
    route(contract.updateTag, ({ params, body, ...by }) => tags.update(by, params.id, body)),
    route(contract.deleteTag, ({ params, ...by }) => tags.remove(by, params.id)),
    route(contract.mergeTag, ({ params, body, ...by }) => tags.merge(by, params.id, body.into)),
  ]
}
