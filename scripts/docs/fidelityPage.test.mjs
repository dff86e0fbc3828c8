import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fidelityPage } from '../../e2e/fidelity/fidelityPage';
import { inRepository } from '../process/paths.mjs';

const PAGE = inRepository('docs/form-fidelity.md');

test('the page has every control and every excuse of the lab of forms: TASKWEAVE_WRITE_FIDELITY=1 writes it', () => {
  if (process.env.TASKWEAVE_WRITE_FIDELITY !== undefined) writeFileSync(PAGE, fidelityPage());
  expect(readFileSync(PAGE, 'utf8')).toBe(fidelityPage());
});
