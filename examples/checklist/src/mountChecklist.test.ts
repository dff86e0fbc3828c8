// @vitest-environment jsdom
import type { EngineClient, TaskProps } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import texts from './i18n/en.json';
import mountChecklist from './mountChecklist';

function scopeOf(taskId: string): TaskProps {
  return { taskId } as TaskProps;
}

function draw() {
  const { services } = createTestHost({ engine: {} as EngineClient, texts });
  const host = document.body.appendChild(document.createElement('div'));
  const part = mountChecklist(host, scopeOf('first'), services);
  const add = (text: string) => {
    const input = host.querySelector<HTMLInputElement>('form input');
    if (input !== null) input.value = text;
    host.querySelector('form')?.requestSubmit();
  };
  return { host, part, add };
}

test('each task has its own list, and it is kept', () => {
  const { host, part, add } = draw();
  add('Call the customer');
  part.update?.(scopeOf('second'));
  expect(host.querySelectorAll('li')).toHaveLength(0);

  part.update?.(scopeOf('first'));
  expect(host.querySelector('label')?.textContent).toBe('Call the customer');
});

test('a ticked item stays ticked', () => {
  const { host, part, add } = draw();
  add('Call the customer');
  host.querySelector<HTMLInputElement>('li input')?.click();
  part.update?.(scopeOf('first'));

  expect(host.querySelector<HTMLInputElement>('li input')?.checked).toBe(true);
});

test('it leaves nothing behind', () => {
  const { host, part } = draw();
  part.dispose();

  expect(host.childNodes).toHaveLength(0);
});
