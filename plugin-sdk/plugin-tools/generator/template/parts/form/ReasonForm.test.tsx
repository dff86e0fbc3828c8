import type { FormDraft } from '@taskweave/plugin-sdk';
import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

const FORM = 'tasklist.form:reason';

test('without a reason nothing is sent, and the field says why', async () => {
  const { reported, element } = await renderContribution(plugin, FORM, { shell: createFakeShell() });

  expect(reported.form.state).toEqual({ kind: 'ready', isDirty: false, isValid: false });
  expect(await reported.form.handle?.collect({ kind: 'complete' })).toBeNull();
  await vi.waitFor(() => expect(element.textContent).toContain('Enter a reason.'));
  expect(document.activeElement).toBe(element.querySelector('input'));
});

test('a draft is restored, and becomes the variable', async () => {
  const draft: FormDraft = { origin: 'own', values: { reason: 'Too late' }, files: {} };
  const { reported } = await renderContribution(plugin, FORM, { shell: createFakeShell(), props: { draft } });

  expect(await reported.form.handle?.collect({ kind: 'complete' })).toEqual({
    kind: 'complete',
    variables: { reason: { type: 'String', value: 'Too late' } },
  });
});
