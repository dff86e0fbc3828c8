import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DevRequest } from '../override/DevOverride';
import DevQuestion from './DevQuestion';

const RISK = { id: 'acme-risk', manifest: 'http://localhost:4300/plugin.json' };
const agree = vi.fn();
const end = vi.fn();

it('asks before a plugin of this machine is loaded, and Enter declines', async () => {
  show({ kind: 'asked', override: RISK });
  const dialog = await screen.findByRole('dialog', { name: 'Load a plugin from your own machine?' });
  expect(dialog.textContent).toContain('acme-risk');
  expect(dialog.textContent).toContain('http://localhost:4300/plugin.json');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Do not load'));
  await expectAccessible(dialog);

  fireEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect([agree.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  { kind: 'none' },
  { kind: 'on', override: RISK },
  { kind: 'refused', code: 'PLG-305', text: 'a@b' },
] as const)('asks nothing of $kind', (request) => {
  expect(show(request).container.innerHTML).toBe('');
});

function show(request: DevRequest) {
  return render(<DevQuestion tools={{ request, agree, end, subscribe: () => () => undefined }} />);
}
