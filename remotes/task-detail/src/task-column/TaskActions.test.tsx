import { aTask } from '@taskweave/engine-client/testing/factories';
import type { TestHost } from '@taskweave/plugin-sdk/testing';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { TaskActions } from './TaskActions';

const task = aTask({ id: '7', name: 'Approve' });

function open(label: string, meta: Readonly<Record<string, unknown>> = {}) {
  return openApp(plugin, <TaskActions task={task} />, {
    items: {
      'tasklist.task.action': [
        {
          id: 'archive',
          label,
          meta: { keys: ['Shift+A'], ...meta },
          render: ({ taskId, close }) => (
            <button type="button" onClick={close}>
              Archive {taskId}
            </button>
          ),
        },
      ],
    },
  });
}

const own = (host: TestHost) => host.services.commands.all.filter(({ id }) => id.endsWith('.archive'));

it('is a command of the open task where it has a label', () => {
  const { host } = open('Archive');
  expect(own(host)).toMatchObject([{ label: 'Archive', group: 'task', keys: ['Shift+A'] }]);
});

it('is no command without a label, or without the task', () => {
  expect(own(open('').host)).toEqual([]);
  const { host, unmount } = open('Archive');
  unmount();
  expect(own(host)).toEqual([]);
});

it('leaves a link to itself, in its place', () => {
  const { host } = open('Archive', { href: 'https://archive.example/' });
  expect(own(host)).toEqual([]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Archive 7']);
});

it('opens by its command as by its button, and gives the focus back', async () => {
  const { host } = open('Archive');
  const [command] = own(host);
  const button = screen.getByRole('button', { name: 'Archive' });
  for (const press of [() => host.services.commands.run(command?.id ?? ''), () => button.click()]) {
    act(() => void press());
    await userEvent.click(screen.getByRole('button', { name: 'Archive 7' }));
    expect(document.activeElement).toBe(button);
  }
});

it('has the icon that it names, and the label for its name where it is the icon alone', () => {
  open('Archive', { icon: 'external', isIconOnly: true });
  const button = screen.getByRole('button', { name: 'Archive' });
  expect(button.querySelector('[data-name="external"]')).not.toBeNull();
  expect(button.textContent).not.toContain('Archive');
});

it.each([{ icon: 'no-such-icon', isIconOnly: true }, { icon: 'toString' }, { isIconOnly: true }])(
  'shows its label where there is no icon: %o',
  (meta) => {
    open('Archive', meta);
    const button = screen.getByRole('button', { name: 'Archive' });
    expect(button.textContent).toBe('Archive');
    expect(button.querySelector('svg')).toBeNull();
  },
);

it('leaves out what stands beside the button that completes the task', () => {
  const { container } = open('Approve', { completesWith: { approved: { type: 'Boolean', value: true } } });
  expect(container.querySelector('button')).toBeNull();
});
