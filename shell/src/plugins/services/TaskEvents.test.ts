import { expect, it } from 'vitest';
import { createTaskEvents } from './TaskEvents';

it('calls the listeners before the work that follows', () => {
  const order: string[] = [];
  const events = createTaskEvents(({ kind: type }) => order.push(`after ${type}`));
  events.subscribe(({ kind: type }) => order.push(`listener ${type}`));
  events.emit({ kind: 'tasks-changed' });
  expect(order).toEqual(['listener tasks-changed', 'after tasks-changed']);
});

it('calls no listener that has left, and all others', () => {
  const heard: string[] = [];
  const events = createTaskEvents(() => undefined);
  const stop = events.subscribe(() => {
    heard.push('first');
    stop();
  });
  events.subscribe(() => heard.push('second'));
  events.emit({ kind: 'tasks-changed' });
  events.emit({ kind: 'tasks-changed' });
  expect(heard).toEqual(['first', 'second', 'second']);
});
