import { expect, it } from 'vitest';
import { hidesSnoozed } from './hidesSnoozed';

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
const MINE = { assigneeExpression: '${ currentUser() }' };

it.each([
  ['of the person', { query: MINE, properties: {} }, true],
  ['of the person that shows them', { query: MINE, properties: { hideSnoozed: false } }, false],
  ['of the person by follow-up date', { query: { ...MINE, followUpAfter: '2026-11-28' } }, false],
  ['of everybody', { query: {}, properties: {} }, false],
  ['of everybody that hides them', { query: {}, properties: { hideSnoozed: true } }, true],
  ['of one other person', { query: { assignee: 'mary' } }, false],
])('knows whether a list %s hides snoozed tasks', (_list, filter, isHidden) => {
  expect(hidesSnoozed(filter)).toBe(isHidden);
});
