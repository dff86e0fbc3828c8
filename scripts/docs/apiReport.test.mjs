import { expect, test } from 'vitest';
import { apiReport, REPORT, undocumented } from './apiReport.mjs';

test('the API report is that of the types: "npm run update -- api" writes it', {
  timeout: 120_000,
}, async () => {
  const report = apiReport();
  expect(report).toContain('export declare function contribute<P extends PointId, ');
  expect(report).toContain('    /** Id of the contribution, unique within its plugin only. */');
  expect(report).toMatch(
    /## `@taskweave\/ui\/button`[\s\S]+The action is under way[^\n]+\n {4}readonly busy\?/,
  );
  await expect(report).toMatchFileSnapshot(REPORT);
});

test('everything that authors can import says what it is', { timeout: 120_000 }, () => {
  expect(undocumented()).toEqual([]);
});
