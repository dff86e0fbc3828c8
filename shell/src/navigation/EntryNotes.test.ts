// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEntryNotes } from './EntryNotes';
import { createHashNavigation } from './HashNavigation';
import { createPageRouter } from './PageRouter';

beforeEach(() => history.pushState(null, '', '#/?filter=a'));
afterEach(() => history.replaceState(null, '', '/'));

it('adds an entry with the same address, and finds the note of the one before again', async () => {
  const notes = createEntryNotes(createPageRouter());
  expect(notes.current).toBeNull();
  notes.write('one');
  notes.add('two');
  expect([location.hash, notes.current]).toEqual(['#/?filter=a', 'two']);
  history.back();
  await vi.waitFor(() => expect(notes.current).toBe('one'));
});

it('leaves the entry to the person who has made it', () => {
  const router = createPageRouter();
  const navigation = createHashNavigation(router);
  navigation.claim('mary');
  createEntryNotes(router).add('two');
  expect(navigation.owner).toBe('mary');
});
