import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import plugin from '../plugin';
import type { TableColumn } from './TableColumn';
import { TableHead } from './TableHead';

const COLUMNS = ['Task', 'Amount'].map(
  (label): TableColumn => ({
    id: label,
    label,
    width: 100,
    sort: { sortBy: label, sortOrder: 'asc' },
    variables: [],
    isAtEnd: false,
    isDefault: true,
    draw: () => null,
  }),
);

const engine = useFakeEngine('demo');
const nothing = () => undefined;

it('keeps its own keys, and leaves all others to the page, after a click as well', async () => {
  openApp(
    plugin,
    <div role="grid">
      <TableHead
        columns={COLUMNS}
        sorting={[]}
        onSort={nothing}
        onResize={nothing}
        onMove={nothing}
        onSay={nothing}
        onLeave={nothing}
      />
    </div>,
    { engine },
  );
  const heard: string[] = [];
  const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (!defaultPrevented) heard.push(key);
  };
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  await userEvent.click(screen.getByRole('button', { name: /^Amount/ }));
  await userEvent.keyboard('p/?g{ArrowLeft}{Home}');
  expect(heard).toEqual(['p', '/', '?', 'g']);
});
