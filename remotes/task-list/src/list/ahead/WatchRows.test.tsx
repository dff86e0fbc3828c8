// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { fireEvent, within } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import plugin from '../../plugin';
import WatchRows from './WatchRows';

const loadBulkBar = vi.fn(async () => undefined);

function List() {
  const list = useRef<HTMLDivElement>(null);
  const at = (row: number) => (row === 0 ? aTask({ id: 'a' }) : undefined);
  return (
    <div ref={list}>
      <div role="row" tabIndex={0} />
      <WatchRows list={list} rows={{ at, successorOf: () => null }} headRows={0} loadBulkBar={loadBulkBar} />
    </div>
  );
}

it('fetches the bulk bar when the pointer comes to the list, so that a key finds it after the first tick', async () => {
  const { container } = openApp(plugin, <List />);
  expect(loadBulkBar).not.toHaveBeenCalled();

  fireEvent.pointerOver(within(container).getByRole('row'));

  await vi.waitFor(() => expect(loadBulkBar).toHaveBeenCalledOnce());
});
