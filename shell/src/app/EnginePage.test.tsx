// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import { EnginePage } from './EnginePage';

it.each([
  [null, 'No process engine selected'],
  ['nowhere', 'There is no process engine called “nowhere”'],
])('says for the engine %j what is the matter', (engine, title) => {
  renderWithTexts(<EnginePage engine={engine} engines={[]} appRoot="/x" />);
  expect([screen.getByRole('heading').textContent, document.title]).toEqual([title, `${title} – Taskweave`]);
});

it('offers the engines that there are', () => {
  renderWithTexts(<EnginePage engine={null} engines={['default', 'north']} appRoot="/x" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/x/app/taskweave/default/',
    '/x/app/taskweave/north/',
  ]);
});

it('says that there is none', () => {
  renderWithTexts(<EnginePage engine={null} engines={[]} appRoot="/x" />);
  expect(screen.getByText(/offers no process engine/).tagName).toBe('P');
});
