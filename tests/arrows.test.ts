import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const roots = ['contract', 'documents', 'engine', 'server', 'web', 'cli']
let folder: string

/** A tree of our shape in which every import is allowed. */
const clean: Record<string, string> = {
  'contract/jobs.ts': "import { z } from 'zod'\nexport const job = z.object({})",
  'documents/text.ts': 'export type Text = string',
  'documents/docx/zip.ts': "import { inflateRawSync } from 'node:zlib'\nexport const inflate = inflateRawSync",
  'documents/read.ts': "import type { Text } from './text.ts'\nexport const read = (): Text => ''",
  'engine/match.ts': "import type { Text } from '../documents/text.ts'\nexport const match = (text: Text) => text",
  'server/jobs/service.ts':
    "import { list } from './store.ts'\nimport { job } from '../../contract/jobs.ts'\nexport const jobs = [list, job]",
  'server/jobs/store.ts': "import { sql } from 'kysely'\nexport const list = sql",
  'server/platform/clock.ts': 'export const clock = 1',
  'server/screening/service.ts': "import { jobs } from '../jobs/service.ts'\nexport const screening = jobs",
  'web/ui/button.ts': 'export const button = 1',
  'web/features/jobs/list.ts':
    "import { button } from '../../ui/button.ts'\nimport { job } from '../../../contract/jobs.ts'\nexport const screen = [button, job]",
  'web/features/resumes/list.ts': 'export const screen = 2',
  'cli/screen.ts':
    "import { read } from '../documents/read.ts'\nimport { match } from '../engine/match.ts'\nexport const run = () => match(read())",
}

/** One file more for each rule, which it alone breaks. */
const violations: Record<string, [path: string, source: string]> = {
  'contract-imports': ['contract/bad.ts', "import { match } from '../engine/match.ts'\nexport const bad = match"],
  'contract-zod-only': ['contract/bad2.ts', "import { sql } from 'kysely'\nexport const bad = sql"],
  'documents-imports': ['documents/bad.ts', "import { match } from '../engine/match.ts'\nexport const bad = match"],
  'documents-open-nothing': [
    'documents/docx/bad.ts',
    "import { readFileSync } from 'node:fs'\nexport const bad = readFileSync",
  ],
  'engine-imports': ['engine/bad.ts', "import { read } from '../documents/read.ts'\nexport const bad = read"],
  'engine-is-pure': ['engine/bad2.ts', "import { readFileSync } from 'node:fs'\nexport const bad = readFileSync"],
  'server-imports': ['server/bad.ts', "import { button } from '../web/ui/button.ts'\nexport const bad = button"],
  'web-imports': ['web/bad.ts', "import type { Text } from '../documents/text.ts'\nexport const bad: Text = ''"],
  'cli-imports': ['cli/bad.ts', "import { job } from '../contract/jobs.ts'\nexport const bad = job"],
  'domain-by-service': ['server/screening/bad.ts', "import { list } from '../jobs/store.ts'\nexport const bad = list"],
  'platform-knows-no-domain': [
    'server/platform/bad.ts',
    "import { jobs } from '../jobs/service.ts'\nexport const bad = jobs",
  ],
  'sql-in-stores': ['server/jobs/bad.ts', "import { sql } from 'kysely'\nexport const bad = sql"],
  'fastify-in-routes': ['server/jobs/bad2.ts', "import Fastify from 'fastify'\nexport const bad = Fastify"],
  'features-are-strangers': [
    'web/features/jobs/bad.ts',
    "import { screen } from '../resumes/list.ts'\nexport const bad = screen",
  ],
  'ui-knows-no-domain': ['web/ui/bad.ts', "import { job } from '../../contract/jobs.ts'\nexport const bad = job"],
  'no-cycles': ['documents/bad2.ts', "import { worse } from './bad3.ts'\nexport const bad = worse"],
}

const write = (path: string, source: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), source)
}

/** The names of the rules that the tree breaks, with how many modules were looked at. */
function cruise() {
  const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [command, '--config', join(root, 'dependency-cruiser.config.mjs'), '--output-type', 'json', ...roots]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  const { summary } = JSON.parse(stdout)
  const broken: string[] = summary.violations.map((violation: { rule: { name: string } }) => violation.rule.name)
  return { broken: [...new Set(broken)].toSorted(), modules: summary.totalCruised as number }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'candid-arrows-'))
  // Packages by name alone: the real ones would be told by where they are, outside this tree.
  for (const name of ['zod', 'kysely', 'fastify']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  for (const [path, source] of Object.entries(clean)) write(path, source)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds nothing to say of a tree that keeps the rules', () => {
  const { broken, modules } = cruise()
  expect(broken).toEqual([])
  expect(modules).toBeGreaterThanOrEqual(Object.keys(clean).length)
})

it('finds a planted violation of every rule', () => {
  for (const [path, source] of Object.values(violations)) write(path, source)
  write('documents/bad3.ts', "import { bad } from './bad2.ts'\nexport const worse = bad")
  expect(cruise().broken).toEqual(Object.keys(violations).toSorted())
})
