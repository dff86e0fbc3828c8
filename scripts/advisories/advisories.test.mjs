import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { askOsv } from './askOsv.mjs';
import { judgeFindings } from './judgeFindings.mjs';
import { lockedPackages } from './lockedPackages.mjs';

describe('OSV', () => {
  const lodash = { name: 'lodash', version: '4.17.20', isShipped: true };

  test('is asked about names and versions in one call, and about each advisory that it names', async () => {
    /** @type {unknown[]} */
    const asked = [];
    const answer = await askOsv([lodash, { ...lodash, version: '4.17.21' }], async (address, init) => {
      asked.push(init?.body === undefined ? String(address).split('/v1')[1] : JSON.parse(String(init.body)));
      return Response.json(
        String(address).includes('/vulns/')
          ? {
              id: 'GHSA-35jh-r3h4-6jhm',
              summary: 'Command Injection in lodash',
              database_specific: { severity: 'HIGH' },
            }
          : { results: [{ vulns: [{ id: 'GHSA-35jh-r3h4-6jhm', modified: '2024-03-15T01:11:00Z' }] }, {}] },
      );
    });
    expect(asked).toEqual([
      {
        queries: [
          { package: { ecosystem: 'npm', name: 'lodash' }, version: '4.17.20' },
          { package: { ecosystem: 'npm', name: 'lodash' }, version: '4.17.21' },
        ],
      },
      '/vulns/GHSA-35jh-r3h4-6jhm',
    ]);
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

  test.each([
    ['refuses', async () => new Response('{}', { status: 503 }), 'OSV answered 503'],
    ['answers with a page', async () => new Response('<html>'), 'OSV did not answer'],
    ['is away', () => Promise.reject(new Error('no such host')), 'OSV did not answer'],
  ])('that %s was not asked', async (_case, send, why) => {
    expect(await askOsv([lodash], send)).toEqual({ asked: false, why });
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
    const { failures, warnings } = judgeFindings(answer, exceptions, today);
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

  test('an exception stays while OSV cannot be asked', () => {
    expect(judgeFindings({ asked: false, why: '' }, [exception], '2026-11-22')).toEqual({
      failures: [],
      warnings: [],
    });
  });
});

test('our own exceptions have a reason and a last day', () => {
  const own = JSON.parse(readFileSync(inRepository('scripts/advisories/exceptions.json'), 'utf8'));
  expect(judgeFindings({ asked: false, why: '' }, own, '2026-11-22').failures).toEqual([]);
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
