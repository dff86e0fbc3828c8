import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { encodeText } from '../../shared/base/src/texts/encodeText';
import type { OwnData } from '../fixtures/OwnData';
import { searchAddress } from '../fixtures/searches/searchAddress';
import type { TestEngine } from '../fixtures/testEngine';
import { type FileSchema, hostileFile } from './hostileFile';
import { PAYLOADS } from './payloads';
import { type Dealer, poisoned } from './poison';

export interface World {
  readonly page: Page;
  readonly engine: TestEngine;
  readonly demo: EngineSession;
  readonly ownData: OwnData;
  readonly dealer: Dealer;
  readonly round: number;
}

type Places = (world: World) => Promise<readonly string[]>;

const FROM_SUITE = [
  'task',
  'detailsTab',
  'viewbox',
  'rootElement',
  'filter',
  'page',
  'sorting',
  'filterPage',
];
const PARAMS = [
  ...FROM_SUITE,
  ...['processStart', 'processTenant', 'processVersion', 'searchQuery', 'searchOrQuery'],
  ...['forceDisplayTask', 'plugins', 'plugin-dev', 'unknown'],
];

const POLLUTING =
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"a":{"__proto__":{"polluted":"yes"}}}';

export const answersOfEngine: Places = async ({ demo, ownData }) => {
  const first = async (key: string): Promise<string> =>
    (await demo.get(`task?processDefinitionKey=${key}&maxResults=1`))[0]?.id;
  const invoice = await first('invoice');
  const own = await ownData.taskOfProcess('holiday-request');
  await demo.post(`task/${own}/comment/create`, { message: 'Call back' });
  await demo.post(`task/${own}/identity-links`, { groupId: 'sales', type: 'candidate' });
  const tabs = ['activity', 'comments', 'attachments', 'history', 'diagram', 'description', 'form'];
  return [
    ...tabs.map((name) => `#/?task=${own}&detailsTab=task-detail-${name}`),
    `#/?task=${invoice}&detailsTab=task-detail-decisions`,
    `#/?task=${own}&detailsTab=variables`,
    `#/?task=${await first('order-processing')}`,
    ...['#/', '#/?view=table', '#/?view=groups&group=assignee'],
    ...['#/?processStart=true', '#/?processStart=holiday-request', '#/?processStart=invoice'],
    ...['#/workload', '#/completed-tasks?of=all', '#/account', '#/setup', '#/admin/plugins', '#/plugins'],
  ];
};

export const storedTexts: Places = async (world) => {
  const { page, engine, demo, ownData, dealer, round } = world;
  // The engine's database column has this limit.
  const short = () => dealer.next().slice(0, 250);
  const long = () => dealer.next().slice(0, 3900);
  engine.configure(adminFile(dealer, round));
  const taskId = await ownData.task({ name: short(), assignee: 'demo', description: long() });
  await demo.post(`task/${taskId}/comment/create`, { message: long() });
  const color = PAYLOADS.find(({ name }) => name === 'fixed as a colour')?.text;
  const properties = { color, description: short(), variables: [{ name: 'x', label: short() }] };
  const filter = await ownData.filter(short(), { taskId }, properties);
  await serveFiles(page, dealer, round);
  const tabs = ['comments', 'description'];
  const odd = await ownData.task({ id: oddId(dealer), name: short(), assignee: 'demo' });
  return [
    `#/?task=${encodeText(`${odd}~`)}`,
    ...tabs.map((tab) => `#/?filter=${filter}&task=${taskId}&detailsTab=task-detail-${tab}`),
    ...['#/account', '#/plugins', '#/admin/plugins'],
  ];
};

export const storeAndAddress: Places = async ({ page, dealer, round }) => {
  const text = dealer.next();
  await page.addInitScript(storePayloads, { text, round, polluting: POLLUTING });
  const criteria = [{ type: 'processVariables', name: text, operator: 'eq', value: text }];
  return [
    '#/',
    searchAddress(text, criteria, true),
    `#/${encodeText(text)}`,
    `#${text.replaceAll('\u0000', '')}`,
    `#/workload/filter/${encodeText(text)}`,
    ...PARAMS.map((name) => `#/?${new URLSearchParams({ [name]: dealer.next() })}`),
    // Servers limit the length of a URL.
    ...['plugins', 'plugin-dev'].map((name) => `?${new URLSearchParams({ [name]: text.slice(0, 500) })}`),
  ];
};

export const pollutingFiles: Places = async ({ page }) => {
  for (const served of ['**/config/plugins.json*', '**/suite-texts.json*', '**/locales/*.json*']) {
    await page.route(served, (route) => route.fulfill({ contentType: 'application/json', body: POLLUTING }));
  }
  await page.addInitScript((text) => {
    const listen = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function addEventListener(type: string, take: never) {
      listen.call(this, type, take);
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.parse(text) })), 500);
    };
  }, POLLUTING);
  return ['#/'];
};

function storePayloads(given: { readonly text: string; readonly round: number; readonly polluting: string }) {
  const { text, round, polluting } = given;
  const set = [
    { type: 'processVariables', name: text, operator: 'eq', value: text },
    { matchAny: true, caseHandeling: text },
  ];
  const searches = { [text]: set, [`${text} broken`]: text, none: null };
  const garbage = [
    text,
    polluting,
    `[${polluting}]`,
    JSON.stringify([text, null, 1]),
    JSON.stringify({ [text]: text }),
    '{"',
    'null',
    '1e999',
    JSON.stringify([{ key: text, tenantId: text, id: text }]),
  ];
  let asked = 0;
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key) {
    asked += 1;
    if (/:searches$/.test(key)) return JSON.stringify(searches);
    if (/^(camunda|operaton)(-web)?$/.test(key)) return JSON.stringify({ searchCriteria: { TLT: searches } });
    if (/language|token/i.test(key)) return read.call(this, key);
    return garbage[(asked + round) % garbage.length] ?? null;
  };
}

const schemaOf = (name: string) =>
  JSON.parse(readFileSync(`plugin-sdk/schemas/${name}.schema.json`, 'utf8')) as FileSchema;

/** An id that people may give: within the limit of the database, and without what no address of the engine can have. */
function oddId({ next }: Dealer): string {
  return `${next()
    .replaceAll(/[\p{C}/\\]/gu, '')
    .slice(0, 40)}${randomUUID().slice(0, 8)}~c7`;
}

/** Engines as the file may name them, by hostile names. */
function enginesNamed(next: Dealer['next']): readonly object[] {
  const label = () => next().replaceAll(/\p{C}/gu, '').slice(0, 40) || 'none';
  const engine = { color: '#006b5e', samePersons: true };
  return [
    { ...engine, id: 'op', label: label(), letters: 'OPE', path: '/operaton' },
    { ...engine, id: 'c7', label: label(), letters: 'CAM', path: '/nowhere' },
  ];
}

function adminFile({ next }: Dealer, round: number): object {
  const isStrict = round % 2 === 1;
  const file = hostileFile(schemaOf('plugins'), {
    choice: round,
    next,
    given: {
      csrfCookieName: undefined,
      'settings.csrfCookieName': undefined,
      'settings.connections': undefined,
      ...(isStrict ? {} : { connections: enginesNamed(next) }),
      'settings.shortcuts.*key': ['claimTask', 'focusFilter', 'focusList', 'x'],
      'policy.limits': undefined,
      'policy.quarantine': undefined,
      ...(isStrict ? {} : { policy: { integrity: 'off', origins: ['self'] } }),
    },
  }) as { plugins: object[] };
  const href = PAYLOADS.filter(({ sink }) => sink === 'address')[round]?.text;
  const label = next();
  return {
    ...file,
    plugins: [
      { id: 'taskweave-account', config: { links: [{ label, href }], name: label } },
      { id: 'hostile', manifest: './hostile/plugin.json', config: { [label]: label } },
      { id: 'refused', manifest: './refused/plugin.json' },
      ...file.plugins,
    ],
  };
}

async function serveFiles(page: Page, dealer: Dealer, choice: number): Promise<void> {
  const { next } = dealer;
  const meta = { label: '%label%', title: next(), path: next(), href: next(), icon: next() };
  const points = ['tasklist.navbar.action', 'tasklist.task.detail', 'tasklist.route', next()];
  const given = {
    id: 'hostile',
    'requires.sdk': '^0.1.0',
    'requires.engine': undefined,
    'requires.react': undefined,
    entry: { format: 'federation', container: 'hostile', file: 'entry.js', integrity: '' },
    preload: [],
    backends: undefined,
    config: undefined,
    labels: { en: { [next()]: next(), label: next() } },
    contributes: points.map((point) => ({ point, id: next(), meta })),
  };
  const schema = schemaOf('plugin');
  const taken = hostileFile(schema, { choice, next, given });
  const refused = hostileFile(schema, { choice, next, given: { manifestVersion: 1 } });
  await page.route('**/hostile/plugin.json*', (route) => route.fulfill({ json: taken }));
  await page.route('**/refused/plugin.json*', (route) => route.fulfill({ json: refused }));
  await page.route('**/locales/*.json*', async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const texts: unknown = JSON.parse((await answer.text()).replace(/^\ufeff/, ''));
    return route.fulfill({ response: answer, body: JSON.stringify(poisoned(texts, dealer, 'locales')) });
  });
}
