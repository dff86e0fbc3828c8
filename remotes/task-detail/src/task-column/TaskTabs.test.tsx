import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { findTitle, openTask, TABS } from '../testing/openTask';
import { serveTask } from '../testing/taskFixture';

const engine = useFakeEngine('demo');

it('the number of a tab that counts before it is opened is there once the person is at the tabs', async () => {
  serveTask(engine);
  const Risk = ({ onCount }: { readonly onCount?: (count: number) => void }) => {
    useEffect(() => onCount?.(3), [onCount]);
    return <p>Risks</p>;
  };
  const risk = {
    id: 'risk',
    label: 'Risk',
    meta: { label: '', countsUnopened: true },
    render: (props: Parameters<typeof Risk>[0]) => <Risk {...props} />,
  };
  openTask(engine, {
    items: { 'tasklist.task.detail': [...(TABS['tasklist.task.detail'] ?? []), risk] } as TestPointItems,
  });
  await findTitle();
  expect(screen.queryByText('Risks')).toBeNull();
  await userEvent.hover(screen.getByRole('tab', { name: 'Risk' }));
  expect(await screen.findByRole('tab', { name: 'Risk, 3' })).toBeTruthy();
  expect(screen.getByText('Risks').closest('[hidden]')).not.toBeNull();
});
