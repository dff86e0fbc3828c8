import { expect, test } from 'vitest';
import { fidelityPage } from '../../e2e/fidelity/fidelityPage';
import { inRepository } from '../process/paths.mjs';

test('the page has every control and every excuse of the lab of forms: "npm run update -- fidelity" writes it', async () => {
  await expect(fidelityPage()).toMatchFileSnapshot(inRepository('docs/form-fidelity.md'));
});
