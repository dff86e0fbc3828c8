import { expect, test } from 'vitest';
import { createDialogStore } from './DialogStore';

const DELETE = { title: 'Delete the note?', confirmLabel: 'Delete' };
const SEND = { title: 'Send it?', confirmLabel: 'Send' };

test('asks one question after the other', async () => {
  const store = createDialogStore();
  const first = store.confirm(DELETE);
  const second = store.confirm(SEND);
  expect(store.question).toBe(DELETE);
  store.answer(true);
  expect(await first).toBe(true);
  expect(store.question).toEqual(SEND);
  store.answer(false);
  expect(await second).toBe(false);
  expect(store.question).toBeNull();
});

test('answers everything with no when nobody is there any more', async () => {
  const store = createDialogStore();
  const answers = [store.confirm(DELETE), store.confirm(SEND)];
  store.dismiss();
  expect(await Promise.all(answers)).toEqual([false, false]);
  expect(store.question).toBeNull();
});
