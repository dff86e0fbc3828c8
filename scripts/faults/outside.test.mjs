import { beforeEach, expect, test, vi } from 'vitest';
import { FAULTS } from '../../shared/engine-client/src/testing/faults';
import { fetchSuiteTexts } from '../../shell/src/installation/fetchSuiteTexts';
import { createSuiteLocale } from '../../shell/src/installation/SuiteLocale';
import { readServedFile } from '../../shell/src/runtime/readServedFile';
import { createReporter } from '../../shell/src/watching/createReporter';
import { answerOf } from './answerOf.mjs';
import { readSources } from './callsInSources.mjs';

const BESIDE = [
  'addons/legacy-plugins/src/adaptLegacyPlugin.ts',
  'remotes/forms/src/embedded/scripts/runScript.ts',
  'shared/engine-client/src/transport/uploadFetch.ts',
  'shell/src/boot/startCalls.ts',
  'shell/src/installation/SuiteLocale.ts',
  'shell/src/installation/fetchSuiteTexts.ts',
  'shell/src/installation/prepareInstallation.ts',
  'shell/src/look/offerApp.ts',
  'shell/src/plugins/admin-file/fileReader.ts',
  'shell/src/watching/createReporter.ts',
  'shell/src/plugins/isolation/createBackend.ts',
  'shell/src/plugins/loading/federationSource.ts',
  'shell/src/plugins/loading/fetchPlugins.ts',
  'shell/src/plugins/services/serviceTable.ts',
  'shell/src/runtime/readServedFile.ts',
  'shell/src/watching/watchPage.ts',
  'shell/src/welcome/FirstVisit.ts',
];
const CARRIERS = [
  'plugin-sdk/src/contract/services.ts',
  'plugin-sdk/src/e2e/EngineSession.ts',
  'shared/engine-client/src/EngineClient.ts',
  'shared/engine-client/src/resources/identity/setup.ts',
  'shell/src/boot/boot.ts',
  'shell/src/runtime/createSilence.ts',
];
const ASKS = /(?<![\w#])fetch\((?!\))|\.fetch\(|\bnew (?:kept\.)?XMLHttpRequest|createElement\('script'\)/;

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    /** @type {Map<string, string>} */
    const kept = new Map();
    vi.stubGlobal(name, {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
      removeItem: (/** @type {string} */ key) => kept.delete(key),
    });
  }
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

test('each module that asks beside the engine client has a row', () => {
  const asking = [...readSources()].flatMap(([file, text]) =>
    ASKS.test(withoutComments(text)) ? [file] : [],
  );
  expect(asking.sort()).toEqual([...BESIDE, ...CARRIERS].sort());
});

/** @param {string} text */
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');

const QUICK = FAULTS.filter(({ name }) => !['timeout', 'slow', 'redirect'].includes(name));

/** @param {import('../../shared/engine-client/src/testing/faults').Fault} fault @param {unknown} good @returns {typeof fetch} */
const faulty = (fault, good) => async () =>
  answerOf(fault, { signal: null, nth: 1, well: async () => Response.json(good) });

test.each(QUICK)('the administrator’s file: $name @F20', async (fault) => {
  const facts = await readServedFile({ appRoot: '/operaton' }, 'default', faulty(fault, { plugins: [] }));
  expect(facts.engineKnown).toBe(true);
  const isAbsent = ['404', 'HTML', '502', '429', '403 token'].includes(fault.name);
  expect([fault.name, facts.pluginsError !== null]).toEqual([fault.name, !isAbsent]);
});

test.each(QUICK)('texts of an installation: $name @F21', async (fault) => {
  const options = { appRoot: '/operaton', version: '1' };
  const good = { labels: { OK: 'Ja' } };
  const well = createSuiteLocale({ ...options, fetch: async () => Response.json(good) });
  expect((await well.ask('de')).kind).toBe('texts');
  const answer = await createSuiteLocale({ ...options, fetch: faulty(fault, good) }).ask('de');
  const isLost = ['reset', 'cut off', '500', '502', 'conflict', 'offline'].includes(fault.name);
  expect([fault.name, answer.kind]).toEqual([fault.name, isLost ? 'unreachable' : 'missing']);
  expect(well.kept('de') !== null).toBe(isLost);
  const part = { baseUrl: '/forms/', manifest: { id: 'taskweave-forms' } };
  expect(await fetchSuiteTexts([part], faulty(fault, {}))).toHaveProperty(
    'taskweave-forms',
    expect.anything(),
  );
});

test.each(QUICK)('reports: $name @F24', async (fault) => {
  vi.useFakeTimers();
  try {
    let sent = 0;
    /** @type {typeof fetch} */
    const send = async (...call) => {
      sent += 1;
      return faulty(fault, {})(...call);
    };
    const reporter = createReporter({
      reports: () => ({ endpoint: '/reports', sampleRate: 1 }),
      origins: () => [],
      page: 'https://tasks.example/',
      sdkVersion: '1.0.0',
      onRefused: (message) => expect.unreachable(message),
      fetch: send,
    });
    const times = { firstSeen: 0, lastSeen: 0, count: 1 };
    const about = { pluginId: 'risk', version: '1', contribution: null, message: 'No score' };
    reporter.take({ code: 'PLG-601', ...about, ...times });
    // A failure here would end the run as an unhandled error.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
