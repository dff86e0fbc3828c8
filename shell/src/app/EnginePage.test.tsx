import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createEngineNames } from '../engines/EngineNames';
import { renderWithTexts } from '../testing/renderWithTexts';
import EnginePage from './EnginePage';

const given = (...names: string[]) => createEngineNames(names, async () => []);

it.each([
  [null, 'No process engine selected'],
  ['nowhere', 'Process engine “nowhere” not found'],
])('says for the engine %j what is the matter @T2.3', (engine, title) => {
  renderWithTexts(<EnginePage engine={engine} engines={given()} appRoot="/x" />);
  expect(screen.getByRole('heading').textContent).toEqual(title);
  expect(document.title).toEqual(`${title} – Taskweave`);
});

it('offers the engines that there are', () => {
  renderWithTexts(<EnginePage engine={null} engines={given('default', 'north')} appRoot="/x" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/x/app/taskweave/default/',
    '/x/app/taskweave/north/',
  ]);
});

it('says that there is none', () => {
  renderWithTexts(<EnginePage engine={null} engines={given()} appRoot="/x" />);
  expect(screen.getByText(/No process engine is available/).tagName).toBe('P');
});

it('asks the server where the page does not say, and again on request', async () => {
  const listEngines = vi.fn(async () => ['default']);
  listEngines.mockRejectedValueOnce(new Error('No route to host'));
  renderWithTexts(<EnginePage engine={null} engines={createEngineNames(null, listEngines)} appRoot="/x" />);
  expect(await screen.findByRole('button', { name: 'Copy details' })).toBeTruthy();
  expect(screen.queryByText(/No process engine is available/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect((await screen.findByRole('link')).textContent).toBe('default');
});
