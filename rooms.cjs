// Which folder ("room") may import which. dependency-cruiser fails on every other import.
// The table in words, and how to change it: docs/architecture.md.
const product = ['contract/src', 'houses/src', 'quotes/src', 'calculator/src', 'figures/src', 'words/src']

/** Each folder: the folders it may import, besides itself. */
const rooms = {
  // Its types alone, as a test of words holds.
  'words/src': ['calculator/src'],
  'figures/src': [],
  'calculator/src': ['calculator/books', 'figures/src'],
  'calculator/books': ['calculator/src'],
  'quotes/src': ['calculator/src'],
  'houses/src': ['quotes/src', 'calculator/src'],
  'contract/src': ['quotes/src', 'calculator/src', 'words/src'],
  'api/src/words': ['contract/src', 'words/src'],
  'api/src/core': ['api/src/words', 'contract/src', 'words/src'],
  'api/src/db': ['api/src/core', 'contract/src'],
  'api/src/images': ['api/src/core', 'contract/src'],
  'api/src/mail': ['api/src/(core|words)', 'contract/src', 'words/src'],
  'api/src/payments': ['api/src/core', 'contract/src'],
  'api/src/prices': ['api/src/(db|core)', 'contract/src', 'calculator/src'],
  'api/src/context': ['api/src/(db|images|mail|payments|core)', 'contract/src'],
  'api/src/access': ['api/src/(context|db|core|words)', 'contract/src'],
  'api/src/http': ['api/src/(access|context|db|core|words)', 'contract/src', 'words/src'],
  'api/src/features': ['api/src/(http|access|context|prices|db|images|mail|payments|core|words)', ...product],
  'api/src/backup': ['api/src/(db|images|core)'],
  'api/src/move': ['api/src/(db|images|core)'],
  'demo/src': [
    'api/src/(access|context|db|images|core|words)',
    'contract/src',
    'houses/src',
    'quotes/src',
    'calculator/src',
  ],
  'web/src/lib': product,
  'web/src/browser': ['web/src/lib', 'figures/src', 'words/src'],
  'web/src/net': ['web/src/(browser|lib)', 'contract/src', 'words/src'],
  'web/src/store': ['web/src/(net|browser|lib)', 'contract/src', 'calculator/src', 'words/src'],
  'web/src/ui': ['web/src/(browser|lib)', 'words/src'],
  'web/src/forms': ['web/src/(ui|store|net|browser|lib)', 'contract/src', 'words/src'],
  'web/src/features': ['web/src/(forms|ui|store|net|browser|lib)', ...product],
  'web/src/screens': ['web/src/(features|forms|ui|store|net|browser|lib)', ...product],
}

/** Folders whose sub-folders may not import each other. */
const split = /features|screens/

const allowed = Object.entries(rooms).flatMap(([room, uses]) =>
  [...uses, ...(split.test(room) ? [] : [room])].map((to) => ({
    from: { path: `^${room}/` },
    to: { path: `^${to}/` },
  })),
)
// A feature and a screen may use their own folder.
allowed.push({
  from: { path: '^(api/src/features|web/src/features|web/src/screens)/([^/]+)/' },
  to: { path: '^$1/$2/' },
})
// The desk stands above the features whose things it acts on.
allowed.push({
  from: { path: '^api/src/features/desk/' },
  to: { path: '^api/src/features/(auth|billing|companies)/' },
})
// Entry points compose everything of their own world.
allowed.push({
  from: { path: '^(api|web)/src/([^/]+[.]tsx?$|cli/|app/)' },
  to: { path: '^($1|contract|houses|quotes|calculator|figures|words)/src/' },
})
// Tests and what they are made of, journeys, benchmarks, what makes the client and the price books, and the project's own
// scripts may see everything.
allowed.push({
  from: {
    path: '[.]test[.]tsx?$|^(api|web)/test/|^quotes/src/fixtures/|^(e2e|bench|scripts|(calculator|web)/build)/|[.]config[.]ts$',
  },
  to: {},
})
// Packages and Node's own modules are open to all but the pure packages, whose tests alone use them.
allowed.push({
  from: { pathNot: '^(calculator|figures|houses|quotes)/src/' },
  to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
})

/** A workspace may import another only when its package.json says so. */
const { workspaces } = require('./package.json')
const undeclared = workspaces.map((name) => {
  const { dependencies } = require(`./${name}/package.json`)
  const others = workspaces.filter((other) => other !== name && !dependencies?.[`@tameer/${other}`])
  return {
    name: 'declared-workspaces',
    comment: `Declare the workspace among the dependencies of ${name}/package.json.`,
    severity: 'error',
    from: { path: `^${name}/src/`, pathNot: '[.]test[.]tsx?$' },
    to: { path: `^(${others.join('|')})/src/` },
  }
})

module.exports = {
  allowed,
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A circle of imports hides who depends on whom: move the shared part down a layer.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'requests-stay-in-http',
      comment: 'Take a Caller (api/src/access/caller.ts): only http and routes know the web framework.',
      severity: 'error',
      from: {
        path: '^api/src/(core|db|images|mail|payments|context|access|features)/',
        pathNot: '(-routes|first-picture|text-files|[.]test)[.]ts$',
      },
      to: { path: 'node_modules/@?fastify' },
    },
    {
      name: 'search-has-one-door',
      comment: 'Import portfolio-search/index.ts; what it does not export is the search’s own affair.',
      severity: 'error',
      from: { pathNot: '^api/src/db/(portfolio-search|migrations)/' },
      to: { path: '^api/src/db/portfolio-search/(?!index[.]ts$)' },
    },
    {
      name: 'words-have-one-door',
      comment: 'Import the texts of both languages from api/src/words, which names each by its language.',
      severity: 'error',
      from: { path: '^api/src/(?!words/)', pathNot: '[.]test[.]ts$' },
      to: { path: '^words/src/(en|ur)/' },
    },
    ...undeclared,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/[.])|^data/' },
    // See through workspace links to the sources they stand for.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
