import { NoResizes } from '@taskweave/base/testing/NoResizes';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import * as diagramEngine from '@taskweave/widgets/diagram-viewer/engine';
import type { OpenDiagram } from '@taskweave/widgets/diagram-viewer/OpenDiagram';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { ProcessDiagrams } from './ProcessDiagrams';

const engine = useFakeEngine('demo');
const PARENT = { id: 'batch:1', key: 'batch', name: 'Batch', version: 1 };
const OWN = { id: 'parcel:2', key: 'parcel', name: 'Parcel' };
const TASK = parseTask({ id: '1', priority: 50, taskDefinitionKey: 'check', processInstanceId: 'pi' });
const MODELS: Readonly<Record<string, string>> = {
  'batch:1': '<bpmn:callActivity id="checkParcels"/>',
  'parcel:2': '<userTask id="check"/><callActivity id="weigh"/>',
  plain: '<userTask id="check"/>',
};
const MARKED: string[] = [];

function fakeDiagram(xml: string): OpenDiagram {
  const shapes = ['check', 'checkParcels', 'weigh'].filter((id) => xml.includes(id)).map((id) => ({ id }));
  const elements = { filter: (keep: (shape: { id: string }) => boolean) => shapes.filter(keep) };
  const canvas = {
    addMarker: (id: string, marker: string) => MARKED.push(`${id} ${marker}`),
    removeMarker: () => undefined,
    getRootElement: () => ({ id: 'process' }),
  };
  const nothing = () => undefined;
  return {
    ...{ form: 'drawing', warnings: [], pages: [], page: null, elements, canvas },
    ...{ on: nothing, off: nothing, destroy: nothing },
  } as unknown as OpenDiagram;
}

beforeEach(() => {
  MARKED.length = 0;
  vi.stubGlobal('ResizeObserver', NoResizes);
  vi.spyOn(diagramEngine, 'loadDiagramEngine').mockResolvedValue((_frame, xml) =>
    Promise.resolve(fakeDiagram(xml)),
  );
  engine.on('GET process-definition/:id/xml', ({ params }) => ({
    id: params.id,
    bpmn20Xml: MODELS[String(params.id)] ?? '',
  }));
  engine.on('GET process-instance', [{ id: 'super', definitionId: 'batch:1' }]);
  engine.on('GET process-definition', [PARENT]);
  engine.on('GET process-definition/:id/static-called-process-definitions', ({ params }) =>
    params.id === 'batch:1'
      ? [{ ...OWN, id: 'parcel:3', version: 3, calledFromActivityIds: ['checkParcels'] }]
      : [{ id: 'scales:1', key: 'scales', name: null, version: 1, calledFromActivityIds: ['weigh'] }],
  );
});

function open() {
  return openApp(plugin, <ProcessDiagrams task={TASK} own={OWN} />, { engine });
}

it('leads to the process that has called this one, shows where, and leads back', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Batch' }));
  const back = await screen.findByRole('button', { name: 'Back to Parcel' });
  expect(document.activeElement).toBe(back);
  expect(await screen.findByText('Called here: checkParcels')).toBeTruthy();
  await expectAccessible(document.body);
  await userEvent.click(back);
  expect(await screen.findByText('Current activity: check')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back to Parcel' })).toBeNull();
});

it('leads to the processes that are called, and marks where', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Calls' });
  expect(list.textContent).toBe('scales');
  await waitFor(() => expect(MARKED).toContain('weigh diagram-link'));
  await userEvent.click(screen.getByRole('button', { name: 'scales' }));
  expect(await screen.findByRole('group', { name: 'Diagram of scales' })).toBeTruthy();
});

it('asks nothing more where the model calls nothing', async () => {
  openApp(plugin, <ProcessDiagrams task={TASK} own={{ ...OWN, id: 'plain' }} />, { engine });
  await screen.findByText('Current activity: check');
  await screen.findByRole('button', { name: 'Batch' });
  expect(engine.lines().filter((line) => line.includes('static-called'))).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Calls' })).toBeNull();
});
