import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { askOsv } from './askOsv.mjs';
import { askRegistry } from './askRegistry.mjs';
import { judgeFindings } from './judgeFindings.mjs';
import { lockedPackages } from './lockedPackages.mjs';
import { readArtifacts } from './mavenArtifacts.mjs';

const LODASH = { name: 'lodash', version: '4.17.20', isShipped: true };

/** As the registry of npm answers. */
const ADVISORIES = {
  lodash: [
    {
      id: 1106913,
      url: 'https://github.com/advisories/GHSA-35jh-r3h4-6jhm',
      title: 'Command Injection in lodash',
      severity: 'high',
      vulnerable_versions: '<4.17.21',
      cwe: ['CWE-77', 'CWE-94'],
      cvss: { score: 7.2, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:H/UI:N/S:U/C:H/I:H/A:H' },
    },
    {
      id: 1065,
      url: 'https://advisories.example/1065',
      title: 'Prototype Pollution in lodash',
      severity: 'critical',
      vulnerable_versions: '>=4.0.0, <4.17.12 || 3.x',
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ],
};

/** By the database of GitHub, which the registry answers from. */
const KNOWN_OF_ANGULARJS = /** @type {const} */ ({
  'GHSA-4w4v-5hc9-xrr2': 'high',
  'GHSA-7x27-g8rg-x87w': 'high',
  'GHSA-qwqh-hm9m-p5hr': 'moderate',
  'GHSA-m2h2-264f-f486': 'moderate',
  'GHSA-2vrf-hf26-jrp5': 'moderate',
  'GHSA-2qqx-w9hr-q5gx': 'moderate',
  'GHSA-prc3-vjfx-vhm9': 'moderate',
  'GHSA-m9gf-397r-hwpg': 'low',
  'GHSA-mqm9-c95h-x2p6': 'low',
  'GHSA-j58c-ww9w-pwp5': 'low',
});

/**
 * @param {unknown} body
 * @param {number} [status]
 */
const answering =
  (body, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

describe('the registry', () => {
  test('is asked for names and versions, in bulk', async () => {
    /** @type {unknown[]} */
    const asked = [];
    await askRegistry(
      'https://registry.example/npm/',
      [LODASH, { ...LODASH, version: '3.0.0' }],
      async (address, init) => {
        asked.push(address, init?.method, JSON.parse(String(init?.body)));
        return new Response('{}');
      },
    );
    expect(asked).toEqual([
      'https://registry.example/npm/-/npm/v1/security/advisories/bulk',
      'POST',
      { lodash: ['4.17.20', '3.0.0'] },
    ]);
  });

  test('names advisories for the versions that we have', async () => {
    const answer = await askRegistry('', [LODASH, { ...LODASH, version: '4.17.21' }], answering(ADVISORIES));
    expect(answer).toEqual({
      asked: true,
      findings: [
        {
          id: 'GHSA-35jh-r3h4-6jhm',
          package: 'lodash@4.17.20',
          isShipped: true,
          severity: 'high',
          title: 'Command Injection in lodash',
        },
      ],
    });
  });

  test('with a range that cannot be read is taken by its word', async () => {
    const odd = { lodash: [{ ...ADVISORIES.lodash[0], vulnerable_versions: 'all of them' }] };
    expect(await askRegistry('', [LODASH], answering(odd))).toMatchObject({
      findings: [{ severity: 'high' }],
    });
  });

  test.each([
    ['refuses', answering({}, 405), 'the registry answered 405'],
    ['answers with a page', async () => new Response('<html>'), 'did not answer'],
    [
      'is away',
      () => Promise.reject(new Error('fetch failed')),
      'the registry did not answer (fetch failed)',
    ],
  ])('that %s was not asked', async (_case, send, why) => {
    expect(await askRegistry('', [LODASH], send)).toEqual({
      asked: false,
      why: expect.stringContaining(why),
    });
  });
});

describe('OSV', () => {
  const yaml = { name: 'org.yaml:snakeyaml', version: '1.30', isShipped: false };

  test('is asked by the addresses of artefacts, and for what it names', async () => {
    /** @type {unknown[]} */
    const asked = [];
    const answer = await askOsv(
      async () => [yaml, { ...yaml, version: '2.4' }],
      async (address, init) => {
        asked.push(
          init?.body === undefined ? String(address).split('/v1')[1] : JSON.parse(String(init.body)),
        );
        return Response.json(
          String(address).includes('/vulns/')
            ? {
                id: 'GHSA-3mc7-4q67-w48m',
                summary: 'Denial of Service',
                database_specific: { severity: 'HIGH' },
              }
            : { results: [{ vulns: [{ id: 'GHSA-3mc7-4q67-w48m', modified: '2024-03-15T01:11:00Z' }] }, {}] },
        );
      },
    );
    expect(asked).toEqual([
      { queries: [] },
      {
        queries: [
          { package: { purl: 'pkg:maven/org.yaml/snakeyaml@1.30' } },
          { package: { purl: 'pkg:maven/org.yaml/snakeyaml@2.4' } },
        ],
      },
      '/vulns/GHSA-3mc7-4q67-w48m',
    ]);
    expect(answer).toEqual({
      asked: true,
      findings: [
        {
          id: 'GHSA-3mc7-4q67-w48m',
          package: 'org.yaml:snakeyaml@1.30',
          isShipped: false,
          severity: 'high',
          title: 'Denial of Service',
        },
      ],
    });
  });

  test('that cannot be reached has Maven resolve nothing', async () => {
    const answer = await askOsv(
      () => Promise.reject(new Error('resolved')),
      () => Promise.reject(new Error('no such host')),
    );
    expect(answer).toEqual({ asked: false, why: 'OSV did not answer' });
  });
});

describe('what is known', () => {
  const finding = {
    id: 'GHSA-1',
    package: 'a@1.0.0',
    isShipped: true,
    severity: /** @type {const} */ ('high'),
    title: 'T',
  };
  const exception = {
    advisory: 'GHSA-1',
    package: 'a',
    reason: 'We do not call what it is about.',
    until: '2026-12-31',
  };
  const judged = (/** @type {object} */ changes, exceptions = [exception], today = '2026-11-22') => {
    const answer = { asked: /** @type {const} */ (true), findings: [{ ...finding, ...changes }] };
    const { failures, warnings } = judgeFindings([answer], exceptions, today);
    return [failures.length, warnings.length];
  };

  test.each([
    ['grave, of what is shipped', {}, [1, 0]],
    ['of a severity that nobody names', { severity: 'unknown' }, [1, 0]],
    ['of a tool', { isShipped: false }, [0, 1]],
    ['moderate', { severity: 'moderate' }, [0, 1]],
  ])('%s', (_case, changes, counts) => {
    expect(judged(changes, [])).toEqual(counts);
  });

  test('is no failure while an exception holds, and is one afterwards @H63', () => {
    expect(judged({})).toEqual([0, 1]);
    expect(judged({}, [exception], '2027-01-01')).toEqual([1, 0]);
  });

  test('an exception needs a reason and an end, and something that it is for', () => {
    expect(judged({}, [{ ...exception, reason: 'So.' }])).toEqual([1, 1]);
    expect(judged({ id: 'GHSA-2' })).toEqual([1, 1]);
  });

  test('an exception stays while somebody could not be asked', () => {
    expect(judgeFindings([{ asked: false, why: '' }], [exception], '2026-11-22')).toEqual({
      failures: [],
      warnings: [],
    });
  });
});

test('our own exceptions have a reason and a last day', () => {
  const own = JSON.parse(readFileSync(inRepository('scripts/advisories/exceptions.json'), 'utf8'));
  expect(judgeFindings([{ asked: false, why: '' }], own, '2026-11-22').failures).toEqual([]);
});

test('what is known of AngularJS, as it is shipped, has a reason each, and nothing fails for it', () => {
  const own = JSON.parse(readFileSync(inRepository('scripts/advisories/exceptions.json'), 'utf8'));
  const findings = Object.entries(KNOWN_OF_ANGULARJS).map(([id, severity]) => {
    return { id, severity, package: 'angular@1.8.3', isShipped: true, title: '' };
  });
  const { failures, warnings } = judgeFindings([{ asked: true, findings }], own, '2026-11-22');
  expect(failures).toEqual([]);
  expect(warnings).toHaveLength(findings.length);
  for (const { id } of findings) {
    expect(warnings).toContainEqual(expect.stringMatching(new RegExp(`${id}\\); CVE-`)));
  }
});

test('our lockfile: what people get differs from tools', () => {
  const packages = lockedPackages(readFileSync(inRepository('pnpm-lock.yaml'), 'utf8'), ['@rspack/core']);
  const shipped = packages.filter(({ isShipped }) => isShipped).map(({ name }) => name);
  expect(shipped).toEqual(
    expect.arrayContaining(['react', 'dompurify', 'angular', 'es-module-lexer', '@rspack/core', 'scheduler']),
  );
  expect(shipped).not.toEqual(expect.arrayContaining(['vitest']));
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['vitest', 'recheck', '@playwright/test']),
  );
});

test('artefacts are read from the list that Maven writes, each once and without our own', () => {
  const list = `
The following files have been resolved:
   org.yaml:snakeyaml:jar:2.4:compile -- module org.yaml.snakeyaml
   org.yaml:snakeyaml:jar:2.4:runtime
   io.netty:netty-transport:jar:linux-x86_64:4.1.1:runtime (optional)
   io.taskweave:taskweave-webapp:jar:0.1.1:compile
`;
  expect(readArtifacts(list).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'org.yaml:snakeyaml 2.4',
    'io.netty:netty-transport 4.1.1',
  ]);
});
