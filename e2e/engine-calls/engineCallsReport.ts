import { readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { REST_TABLE } from '../../shared/engine-client/src/generated/RestApi';
import type { CallOutcome } from './callEverything';

const REPORT = inRepository('docs/engine-calls.md');

const NO_BATCH = 'tried with an unknown id: a real batch might end before the call';
const NO_CLEANUP = 'the engine that is tested cleans up no history';
const NO_METRICS = 'the engine that is tested keeps no metrics, and falls over its own feet';
const NO_POLICY = 'the engine that is tested has no password policy, which it says with a bare 404';

const REASONS: Readonly<Record<string, string>> = {
  'batch.delete': NO_BATCH,
  'batch.get': NO_BATCH,
  'batch.setSuspended': NO_BATCH,
  'external-task.fetchAndLock':
    'answers later, which the filters of the web applications do not let it: it needs the REST API on its own',
  'history/batch.delete': NO_BATCH,
  'history/cleanup.job': NO_CLEANUP,
  'history/cleanup.jobs': NO_CLEANUP,
  'history/cleanup.start': NO_CLEANUP,
  'identity.passwordPolicy': NO_POLICY,
  'identity.validatePassword': NO_POLICY,
  'metrics.byInterval': NO_METRICS,
  'metrics.sum': NO_METRICS,
};

export function unexplained(outcomes: readonly CallOutcome[]): readonly string[] {
  return outcomes
    .filter(({ call, kind }) => kind !== 'answered' && REASONS[call] === undefined)
    .map(({ call, route, answer, message }) => `${call} (${route}): ${answer} ${message}`);
}

export function compareReport(
  engine: string,
  version: string,
  outcomes: readonly CallOutcome[],
): { readonly written: string; readonly wanted: string } {
  const wanted = sectionOf(engine, version, outcomes);
  if (process.env.TASKWEAVE_WRITE_ENGINE_CALLS) {
    writeFileSync(REPORT, [HEAD, ...sections(engine, wanted), callsByResource()].join('\n'));
  }
  const text = readFileSync(REPORT, 'utf8');
  return { written: sectionIn(text, engine), wanted };
}

const HEAD = `# Calls of the engine

Every call that \`resourceOf\` of \`@taskweave/plugin-sdk/engine\` has, and what became of each on two engines. Generated: the
journeys \`engine-calls\` and \`camunda\` make all of them, on their own data, and compare this page;
\`TASKWEAVE_WRITE_ENGINE_CALLS=1\` before either brings it up to date. Definitions count three times: by id, by key, by key and
tenant.
`;

const ENGINES = ['Operaton', 'Camunda'];

function sections(engine: string, section: string): readonly string[] {
  const text = readFileSync(REPORT, 'utf8');
  return ENGINES.map((name) => (name === engine ? section : sectionIn(text, name))).filter(Boolean);
}

function sectionIn(text: string, engine: string): string {
  const from = text.indexOf(`## ${engine} `);
  if (from === -1) return '';
  const end = text.indexOf('\n## ', from);
  return `${text.slice(from, end).trimEnd()}\n`;
}

function sectionOf(engine: string, version: string, outcomes: readonly CallOutcome[]): string {
  const count = (kind: CallOutcome['kind']) => outcomes.filter((one) => one.kind === kind).length;
  const rows = outcomes
    .filter(({ kind }) => kind !== 'answered')
    .map(({ call, route, answer }) => `| \`${route}\` | ${answer} | ${REASONS[call] ?? 'unknown'} |`);
  return [
    `## ${engine} ${version}`,
    '',
    `${outcomes.length} calls: ${count('answered')} answered with what they ask for, ${count('refused')} refused by the engine in its own words, ${count('unknown')} not callable here.`,
    '',
    '| Call | Answer | Why |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function callsByResource(): string {
  const rows = Object.entries(REST_TABLE).map(([resource, calls]) => {
    const names = Object.entries<string>(calls).map(([name, line]) => {
      const [verb = '', path = '', kind = ''] = line.split(' ');
      return `\`${name}\` ${[verb, path && `\`${path}\``, kind].filter(Boolean).join(' ')}`;
    });
    return `| \`${resource}\` | ${names.join(' · ')} |`;
  });
  const note = `Paths continue the resource's own. \`{definition}\` is \`{id}\`, \`key/{key}\` or \`key/{key}/tenant-id/{tenantId}\`.
A \`form\` takes \`FormData\`; \`text\` and \`blob\` are answers of that kind; \`csv\` can be asked for; all else is JSON.`;
  return ['## Names', '', note, '', '| Resource | Calls |', '| --- | --- |', ...rows, ''].join('\n');
}
