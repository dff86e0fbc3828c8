import { expect, it } from 'vitest';
import { findTab, tabAddress } from './tabAddress';

const tab = (pluginId: string, id: string) => ({ pluginId, id, key: `${pluginId}/${id}` });
const form = tab('taskweave-task-detail', 'task-detail-form');
const notes = tab('acme-notes', 'tab');
const risk = tab('acme-risk', 'tab');

it('names tabs of the application as the old Tasklist did @S2.30', () => {
  expect(tabAddress(form)).toBe('task-detail-form');
});

it('names tabs of plugins by plugin and id', () => {
  expect(tabAddress(risk)).toBe('acme-risk/tab');
});

it('finds each of two tabs of the same id', () => {
  expect(findTab([notes, risk], 'acme-risk/tab')).toBe(risk);
  expect(findTab([notes, risk], 'acme-notes/tab')).toBe(notes);
});

it('finds the only tab of an id that stands alone in an older address', () => {
  expect(findTab([form, risk], 'tab')).toBe(risk);
});

it('guesses nothing where an older address could mean two tabs', () => {
  expect(findTab([notes, risk], 'tab')).toBeNull();
});

it('never takes a tab of a plugin for one of the application', () => {
  const twin = tab('acme-risk', 'task-detail-form');
  expect(findTab([twin, form], 'task-detail-form')).toBe(form);
});
