// The arrows between the roots. A folder is a promise about what it imports; `npm run check` keeps it and
// tests/arrows.test.ts proves, with a planted violation of each rule, that it does.
const root = '^(contract|documents|engine|server|web|cli)/'

/** Forbids imports from files under `from` to any other root, except those that match `may`. */
const only = (from, may, comment) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment,
  from: { path: `^${from}/` },
  to: { path: root, pathNot: [`^${from}/`, ...may] },
})

const test = '\\.test\\.tsx?$'

export default {
  forbidden: [
    only('contract', [], 'The contract imports zod only.'),
    only('documents', [], 'documents/ knows no resume, no database, no HTTP.'),
    only('engine', ['^documents/text\\.ts$'], 'engine/ knows of documents/ the text with places alone.'),
    only('web', ['^contract/'], 'The web talks to the server through contract/ alone.'),
    only('cli', ['^documents/', '^engine/'], 'The command line runs documents and engine, nothing else.'),
    only('server', ['^contract/', '^documents/', '^engine/'], 'The server imports contract, documents and engine.'),
    {
      name: 'contract-zod-only',
      severity: 'error',
      comment: 'What goes over the wire is described with zod and nothing else.',
      from: { path: '^contract/', pathNot: test },
      to: { pathNot: ['^contract/', '^node_modules/zod/'] },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'No clock, disk, network or randomness: the engine imports no built-in module and no package.',
      from: { path: '^engine/', pathNot: test },
      to: { pathNot: ['^engine/', '^documents/text\\.ts$'] },
    },
    {
      name: 'documents-open-nothing',
      severity: 'error',
      comment: 'What reads a file has its bytes alone: the pool, PDFium and tesseract are started in four files.',
      from: {
        path: '^documents/',
        pathNot: ['^documents/(pool|worker|pdf/engine|recognise/tesseract)\\.ts$', test],
      },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?zlib$' },
    },
    {
      name: 'domain-by-service',
      severity: 'error',
      comment: 'A domain of the server is entered by its service.ts alone.',
      from: { path: '^server/([^/]+)/', pathNot: test },
      to: {
        path: '^server/(?!platform/|http/)[^/]+/',
        pathNot: ['^server/$1/', '^server/[^/]+/service\\.ts$'],
      },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      comment: 'server/platform serves the domains and knows none.',
      from: { path: '^server/platform/' },
      to: { path: '^server/(?!platform/)' },
    },
    {
      name: 'sql-in-stores',
      severity: 'error',
      comment: 'SQL lives in store.ts and platform/database.',
      from: { path: '^server/', pathNot: ['/store\\.ts$', '^server/platform/database/', test] },
      to: { path: '^node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'fastify-in-routes',
      severity: 'error',
      comment: 'Fastify is known to the files that register routes.',
      from: { path: '^server/', pathNot: ['^server/(app|main)\\.ts$', '^server/http/', '/routes\\.ts$', test] },
      to: { path: '^node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      comment: 'Features never import each other; web/app composes them.',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: ['^web/features/', '^web/app/'], pathNot: '^web/features/$1/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      comment: 'web/ui is the design system.',
      from: { path: '^web/ui/' },
      to: { path: '^(web/(features|app|api)|contract)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/.*/node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
