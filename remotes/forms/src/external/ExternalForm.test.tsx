// @vitest-environment jsdom
import type { Task } from '@taskweave/engine-client/Task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { FormEngineProps } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import en from '../i18n/en.json';
import ExternalForm from './ExternalForm';

const fake = useFakeEngine();

function open(key: string) {
  const host = createTestHost({ engine: fake.connect(), texts: en });
  const onState = vi.fn<FormEngineProps['onState']>();
  const { container } = render(
    <host.Provider>
      <ExternalForm
        subject={{ kind: 'task', taskId: 'T1', task: { id: 'T1' } as Task }}
        form={{ type: 'external', key, url: key }}
        readOnly={false}
        draft={null}
        onState={onState}
        onReady={() => () => undefined}
        onChange={() => undefined}
        submit={async () => ({ kind: 'not-sent' })}
      />
    </host.Provider>,
  );
  return { container, onState };
}

it('leads to the form with the id of the task', async () => {
  const { container, onState } = open('https://forms.example/order');
  const link = screen.getByRole('link', { name: 'Open the form' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/forms\.example\/order\?taskId=T1&callbackUrl=http/);
  expect(onState).toHaveBeenLastCalledWith({ phase: 'ready', dirty: false, valid: true });
  await expectAccessible(container);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:someone@example.org'])(
  'offers no link to %s',
  (key) => {
    const { onState } = open(key);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('The form does not have a valid address.')).toBeTruthy();
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ phase: 'failed' }));
  },
);
