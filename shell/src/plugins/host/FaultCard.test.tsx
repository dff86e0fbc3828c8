import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../../testing/renderWithTexts';
import { FaultCard, HeldPlace } from './FaultCard';

it('offers to switch a plugin off that bothers', async () => {
  const switchOff = vi.fn();
  renderWithTexts(
    <FaultCard
      name="Risk"
      onRetry={() => undefined}
      remedies={{
        switchOff,
        release: () => undefined,
        adminHref: () => null,
        subscribe: () => () => undefined,
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Switch off this plugin for me' }));
  expect(switchOff).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers nothing of the kind for a part of the application', () => {
  const remedies = {
    switchOff: null,
    release: () => undefined,
    adminHref: () => '#/admin/plugins',
    subscribe: () => () => undefined,
  };
  renderWithTexts(<FaultCard name="Form" onRetry={() => undefined} remedies={remedies} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
  expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('#/admin/plugins');
});

it('says in one line that a plugin was taken off, and lets everybody try again', async () => {
  const release = vi.fn();
  const { container } = renderWithTexts(
    <HeldPlace
      name="Risk"
      remedies={{ switchOff: null, release, adminHref: () => null, subscribe: () => () => undefined }}
    />,
  );
  expect(screen.getByText('Risk was switched off because it did not work properly.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(release).toHaveBeenCalledTimes(1);
  await expectAccessible(container);
});
