import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import DescriptionTab from './DescriptionTab';

function open(description: string | null) {
  const task = parseTask({ id: '1', priority: 50, description });
  return openApp(plugin, <DescriptionTab taskId="1" task={task} />);
}

it('keeps the lines of the description', () => {
  open('First line\nsecond line');
  expect(screen.getByText(/First line/).textContent).toBe('First line\nsecond line');
});

it('says so when there is no description @T8.20', () => {
  open('  ');
  expect(screen.getByText('This task has no description.')).toBeTruthy();
});
