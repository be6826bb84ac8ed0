/**
 * Help texts that `npm run help` and `--help` print for one command of package.json.
 *
 * @typedef {object} Command
 * @property {string} summary what the command does, in one line without the command's name
 * @property {string} [args] arguments after `--`; in brackets if they are optional
 * @property {Record<string, string>} [options] what each flag or word does
 * @property {string} example arguments of an example; empty if it takes none
 */

const RELEASE_OPTIONS = {
  '--mode <mode>': 'production (default) or development',
  '--releases-dir <folder>': 'folder of the releases, instead of the one in .env',
};
const FLIP_OPTIONS = { '--note <text>': 'says why; the history keeps it', ...RELEASE_OPTIONS };

/** @type {Record<string, Record<string, Command>>} groups in the order of `npm run help` */
export const COMMAND_GROUPS = {
  'Every day': {
    help: { summary: 'lists all commands', example: '' },
    start: {
      summary: 'installs, builds what changed and starts the site at http://localhost:3000',
      args: '[options]',
      options: { '--development': 'builds and runs in development mode' },
      example: '--development',
    },
    dev: {
      summary:
        'shows every save at once: of remotes in the running site and standalone, of api or shell',
      args: '<remote|api|shell> … [options]',
      options: {
        '--shell <address>': 'the site to develop in; default: the one on this machine',
        '--port <number>': 'port of the standalone page; default 3100, or the next free one',
        ...RELEASE_OPTIONS,
      },
      example: 'mf-veranstaltungen',
    },
    test: {
      summary:
        'runs checks, unit tests, builds and browser tests; or the unit tests that match a filter',
      args: '[filter | options]',
      options: {
        'e2e <filter>': 'browser tests only',
        browsers: 'the stories that Chromium, Firefox and WebKit must show',
        postgres: 'tests of the api on PostgreSQL',
        '--changed [commit]': 'checks, and unit tests that changes since a commit affect',
        '--coverage': 'unit tests, and the coverage of each package',
      },
      example: 'mf-veranstaltungen',
    },
    check: { summary: 'checks format, lint, repository rules, unused code and types', example: '' },
    format: { summary: 'formats all files (oxfmt)', example: '' },
    styleguide: {
      summary: 'accepts how the stories of the style guide look now; e2e story-pictures compares',
      args: 'accept [package …] | draw',
      options: {
        accept: 'takes new pictures of all stories, or of those of the packages',
        draw: 'draws the pictures of stories in docs/images again',
      },
      example: 'accept mf-magazine',
    },
    preview: {
      summary: 'prints a link that shows a page with its drafts, valid for one hour',
      args: '[path]',
      example: '/impressum',
    },
  },
  Release: {
    release: {
      summary: 'builds one remote, verifies it and makes it live',
      args: '<remote> [options]',
      options: {
        '--canary <percent>': 'makes it live for a share of the visitors',
        '--preview': 'prints a link; only visitors with the link see the release',
        '--dirty': 'releases uncommitted changes to a site that is not local',
        '--brief': 'prints one line',
        ...FLIP_OPTIONS,
      },
      example: 'mf-veranstaltungen --canary 10%',
    },
    releases: {
      summary: 'shows what is live, its size, health and history; or takes a remote off the site',
      args: '[remote] [options]',
      options: {
        '--json': 'prints JSON',
        '--withdraw': 'ends the live release: the pages of the remote are gone',
        ...FLIP_OPTIONS,
      },
      example: 'mf-veranstaltungen',
    },
    rollback: {
      summary: 'makes the previous release live, or a named one',
      args: '<remote> [id] [options]',
      options: FLIP_OPTIONS,
      example: 'mf-veranstaltungen --note "wrong prices"',
    },
    promote: {
      summary: 'makes the canary live for all visitors',
      args: '<remote> [options]',
      options: FLIP_OPTIONS,
      example: 'mf-veranstaltungen',
    },
    'stop-canary': {
      summary: 'ends the canary: all visitors get the live release',
      args: '<remote> [options]',
      options: FLIP_OPTIONS,
      example: 'mf-veranstaltungen',
    },
    switch: {
      summary:
        'switches a remote, block or slot off or on for all visitors; alone, lists what is off',
      args: '[off|on <part>] [options]',
      options: FLIP_OPTIONS,
      example: 'off block:survey --note "counts twice"',
    },
    errors: {
      summary: 'shows the latest errors of browsers and shells, with lines of the sources',
      args: '[remote[@id]] [options]',
      options: { '--limit <number>': 'number of errors; default 20', ...RELEASE_OPTIONS },
      example: 'mf-veranstaltungen',
    },
    'prune-releases': {
      summary: 'removes old releases; also runs after each release',
      args: '[remote …] [options]',
      options: {
        '--keep-days <days>': 'keeps younger releases; default 7',
        '--keep <number>': 'keeps the newest; default 10',
        ...RELEASE_OPTIONS,
      },
      example: '--keep-days 30',
    },
    'release-keys': {
      summary: 'prints the public key of releases',
      args: '[new | re-sign] [options]',
      options: {
        new: 'prints a new key pair; stores nothing',
        're-sign': 'signs everything live with the current key',
        ...RELEASE_OPTIONS,
      },
      example: 'new',
    },
    'new-remote': {
      summary: 'creates a package for a new remote; a running site loads it',
      args: '<name> [options]',
      options: {
        '--area <path>': 'path of its pages; default: its name',
        '--label <text>': 'its name for readers; default: its name',
        '--root <folder>': 'another checkout to create it in',
      },
      example: 'mf-wetter --label "Das Wetter"',
    },
    'remove-remote': {
      summary: 'deletes a remote, takes it off the local site and undoes new-remote',
      args: '<name> [options]',
      options: {
        '--withdraw': 'takes it off a site that is not local, too',
        '--force': 'removes it with uncommitted changes, and if other files mention it',
        '--root <folder>': 'another checkout to remove it from',
      },
      example: 'mf-wetter',
    },
    contract: {
      summary: 'lists or accepts changes of the contract between shell and remotes',
      args: '[accept addition|breaking|none --note <text>]',
      options: { '--note <text>': 'says what changed' },
      example: 'accept addition --note "a new slot"',
    },
  },
  'Content and search': {
    content: {
      summary: 'checks all stories or the settings of a space, or exchanges stories with it',
      args: 'check|doctor|push|pull [options]',
      options: {
        '--dry-run': 'prints what would happen, changes nothing',
        '--force': 'solves conflicts: the side that is copied from wins',
        '--only <kinds>': 'some of components,datasources,stories',
        '--prefix <path>': 'only stories below a path',
      },
      example: 'check',
    },
    search: {
      summary: 'writes the search index',
      args: 'rebuild|sync|push|regions',
      options: {
        rebuild: 'builds a new index and replaces the old one without a gap',
        sync: 'writes what differs',
        push: 'sends settings and synonyms only',
        regions: 'checks that hosted services are reachable',
      },
      example: 'rebuild',
    },
    places: {
      summary: 'loads a complete table of postcodes and places',
      args: 'load <file> … [options]',
      options: { '--replace': 'removes all other places' },
      example: 'load places.csv',
    },
    colours: {
      summary: 'puts the colours of the tokens into mails, icons, manifest and error pages',
      example: '',
    },
    blocks: {
      summary:
        'writes fields, lists and docs of the blocks from the components of the content system',
      example: '',
    },
    icons: { summary: 'draws the icons of the site after a change of its favicon', example: '' },
  },
  'Run the site': {
    cluster: {
      summary: 'starts two shells and two apis behind nginx, with PostgreSQL and Redis',
      args: '[options]',
      options: {
        '--restore <folder>': 'loads a backup into an empty database',
        '--restart <service>': 'restarts a service of the running cluster with current settings',
        '--reload edge': 'makes nginx read its configuration and certificate again',
      },
      example: '',
    },
    nights: {
      summary: 'provokes each fault of docs/operations.md and follows its recipe word for word',
      args: '[<part of a heading>]',
      example: 'mail',
    },
    staff: {
      summary: 'lists staff and their roles, changes a role, or blocks an account',
      args: 'list | add|remove <e-mail> <role> | block|unblock <e-mail>',
      options: { '--reason <text>': 'for the user', '--until <day>': 'last day, like 2026-12-31' },
      example: 'list',
    },
    backup: {
      summary: 'saves database and photos to a new folder',
      args: '<folder> | --into <folder> [--keep <number>]',
      options: {
        '--into <folder>': 'creates a dated folder in it and removes old ones',
        '--keep <number>': 'number of dated folders that remain; default 14',
      },
      example: 'data/backup',
    },
    restore: {
      summary: 'loads a backup into an empty database',
      args: '<folder>',
      example: 'data/backup',
    },
    migrate: { summary: 'migrates the schema where apis have no right to change it', example: '' },
    reencrypt: { summary: 'encrypts stored secrets again with the current key', example: '' },
  },
  'Measure and maintain': {
    bench: {
      summary: 'measures the figures of the README',
      args: '[part]',
      options: {
        'pages, memory, start': 'what pages load, memory of the services, time of a start',
        'peers [--write]': 'the same page in other frameworks; writes the table of the README',
        'search [count], finding': 'times and hits of the search',
        'session, market, edge, capacity': 'logins, lists, edge, cost of each kind of page',
        'volume [--scale 0.1]': 'background work with the rows of a large publisher',
      },
      example: 'search',
    },
    pictures: { summary: 'renders the pictures that stories and samples name', example: '' },
    'risk-model': { summary: 'trains the word model that rates ads', example: '' },
    'state-map': { summary: 'writes the outlines of the German states for the map', example: '' },
    fonts: { summary: 'writes the parts of the fonts that German texts need', example: '' },
    containers: {
      summary: 'builds all images, runs docker-compose.yml and tries the site in containers',
      args: '[--keep]',
      options: { '--keep': 'leaves the site running until Ctrl-C' },
      example: '',
    },
    soak: { summary: 'runs the long tests; nothing else should run on the machine', example: '' },
    audit: { summary: 'reports known vulnerabilities of dependencies', example: '' },
    attack: {
      summary: 'tries known attacks against a running site of this machine',
      args: '[address]',
      example: 'http://localhost:3000',
    },
    house: {
      summary: 'prints size, circles of imports and imports between packages',
      args: '[options]',
      options: { '--root <folder>': 'another checkout to measure' },
      example: '',
    },
    boundaries: { summary: 'writes the lint rules of boundaries.json', example: '' },
    fixtures: {
      summary: 'builds a commit and stores it as the previous release of the tests',
      args: '<commit>',
      example: 'HEAD',
    },
    words: {
      summary: 'draws names and comments for the reading test',
      args: 'sample [options]',
      options: {
        '--seed <text>': 'the same text draws the same sample',
        '--count <number>': 'number of names and of comments; default 30',
      },
      example: 'sample --count 10',
    },
  },
};
