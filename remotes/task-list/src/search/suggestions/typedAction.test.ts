import { expect, it } from 'vitest';
import { searchAttribute } from '../../address/searchAttributes';
import { beginDraft, type SearchDraft } from '../criterion/searchDraft';
import { typedAction } from './typedAction';

const KNOWN = [{ name: 'amount', label: 'Amount due' }];

function draftOf(key: string, more: Partial<SearchDraft> = {}): SearchDraft {
  const attribute = searchAttribute(key);
  if (attribute === undefined) throw new Error(`no attribute ${key}`);
  return { ...beginDraft(attribute), ...more };
}

it('takes a text by itself as part of a name, and nothing as nothing', () => {
  expect(typedAction(null, ' invoice ', KNOWN)).toMatchObject({
    kind: 'finish',
    criterion: { operator: 'Like', value: 'invoice' },
  });
  expect(typedAction(null, '  ', KNOWN)).toBeNull();
});

it('takes the name or the label of a variable, as far as one is known, and every other text for a name', () => {
  const draft = draftOf('processVariables');
  expect(typedAction(draft, 'amount DUE', KNOWN)).toMatchObject({ draft: { name: 'amount' } });
  expect(typedAction(draft, 'amo', KNOWN)).toMatchObject({ draft: { name: 'amount' } });
  expect(typedAction(draft, ' total ', KNOWN)).toMatchObject({ kind: 'continue', draft: { name: 'total' } });
  expect(typedAction(draft, ' ', KNOWN)).toBeNull();
});

it('takes no text for an operator, and any for a value', () => {
  const draft = draftOf('processVariables', { name: 'amount' });
  expect(typedAction(draft, 'equals', KNOWN)).toBeNull();
  expect(typedAction({ ...draft, operator: 'eq' }, '12', KNOWN)).toEqual({
    kind: 'finish',
    criterion: { type: 'processVariables', name: 'amount', operator: 'eq', value: '12' },
  });
});
