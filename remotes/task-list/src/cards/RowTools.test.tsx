import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { RowTools } from './RowTools';

const TASKS = ['a', 'b'].map((id) => parseTask({ id, name: id, priority: 50, processInstanceId: `p-${id}` }));

function List() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={list}>
        {TASKS.map(({ id }, row) => (
          <div key={id} data-row={row} data-testid={id}>
            <span data-tools />
          </div>
        ))}
      </div>
      <RowTools list={list} taskAt={(row) => TASKS[row]} />
    </>
  );
}

it.each([
  ['a', 'p-a/runtime?rootElement=Sub_plane'],
  ['b', 'p-b'],
])('beside the open task, which is a, Cockpit shows the instance of %s at %s', async (id, page) => {
  const client = createEngineClient({ appRoot: '/operaton', engine: 'default' });
  const engine = Object.defineProperty(client, 'authorizedApps', { value: ['tasklist', 'cockpit'] });
  const params = { task: 'a', detailsTab: 'task-detail-diagram', rootElement: 'Sub_plane' };
  openApp(plugin, <List />, { engine, params });
  fireEvent.pointerOver(screen.getByTestId(id));
  const link = await screen.findByRole('link', { name: 'Open in Cockpit' });
  expect(link.getAttribute('href')).toBe(`/operaton/app/cockpit/default/#/process-instance/${page}`);
});
