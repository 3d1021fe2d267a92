/** Who may import whom, by pattern: a new slice needs no new line here. */

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'slices-point-downwards',
      comment: 'two slices that use each other are one slice, or a third one is missing',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(server|web)/src/' },
      to: { circular: true },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'contracts import zod and nothing else',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { pathNot: ['^contracts/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'platform-knows-no-slice',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/(?!platform/)' },
    },
    {
      name: 'slices-do-not-know-the-app',
      severity: 'error',
      from: { path: '^server/src/[^/]+/' },
      to: { path: ['^server/src/(app|main|admin)\\.ts$'] },
    },
    {
      name: 'no-foreign-routes',
      comment: "a slice uses another's service or store, never its routes or its tables",
      severity: 'error',
      from: { path: '^server/src/([^/]+)/' },
      to: {
        path: '^server/src/[^/]+/[^/]+-(routes|tables)\\.ts$',
        pathNot: ['^server/src/$1/', '^server/src/platform/'],
      },
    },
    { name: 'server-and-web-meet-in-contracts', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
    { name: 'web-and-server-meet-in-contracts', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    {
      name: 'ui-and-lib-are-below',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/', pathNot: '^web/src/(ui|lib)/' },
    },
    {
      name: 'lib-knows-no-ui',
      severity: 'error',
      from: { path: '^web/src/lib/' },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'slices-do-not-know-the-web-app',
      severity: 'error',
      from: { path: '^web/src/(?!app/)[^/]+/' },
      to: { path: '^web/src/(app/|main\\.tsx)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may look anywhere; the directions are those of the product.
    exclude: { path: ['(^|/)(dist|data)/', '\\.test\\.tsx?$', '^server/testing/'] },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
