import { toEngineDate } from '@taskweave/base/engineDate';
import { expect, it } from 'vitest';
import { NO_WORDS, NOWHERE, type SearchPlace, type WordPlace } from './SearchPlace';
import { wordProperties } from './wordProperties';

const AMOUNT = {
  name: 'amount',
  labels: ['Amount', 'Betrag'],
  kind: 'number',
  of: ['invoice'],
  isMoney: true,
} as const;
const CREDITOR = {
  name: 'creditor',
  labels: ['Supplier', 'Lieferant'],
  kind: 'text',
  of: ['claim'],
  isMoney: false,
} as const;
const EMPLOYEE = { name: 'employee', labels: ['Employee'], kind: 'person', of: [], isMoney: false } as const;
const WORDS: WordPlace = {
  names: {
    user: [
      { id: 'mary', name: 'Mary Okafor' },
      { id: 'john', name: 'John Lindqvist' },
    ],
    process: [
      { id: 'invoice', name: 'Invoice approval' },
      { id: 'loan-granting', name: 'Loan granting' },
    ],
    case: [{ id: 'claim', name: 'Claim handling' }],
    tenant: [{ id: 't1', name: 'Branch North' }],
  },
  keys: ['TICKET-0146', 'Ord-äB12', 'claim_9'],
  facts: [AMOUNT, CREDITOR, EMPLOYEE],
  stage: 'facts',
};

function found(word: string, words: Partial<WordPlace> = {}, place: Partial<SearchPlace> = {}) {
  return wordProperties(word, { ...NOWHERE, ...place, words: { ...WORDS, ...words } });
}

function keyIn(word: string, words: Partial<WordPlace> = {}) {
  return found(word, words).processInstanceBusinessKeyLike;
}

it.each([
  ['ticket', '%TICKET%'],
  ['ord-äb', '%Ord-äB%'],
  ['CLAIM', '%claim%'],
  ['b12', '%B12%'],
])('a key is found by any part in any case, as rows write it: %s', (word, pattern) => {
  expect(keyIn(word)).toBe(pattern);
  expect(found(word).caseInstanceBusinessKeyLike).toBe(pattern);
});

it('several rows with the key in several cases are all found', () => {
  const keys = ['INV-1', 'inv-1', 'Inv-10', 'X'];
  expect(found('inv-1', { keys }).processInstanceBusinessKeyIn).toEqual(['INV-1', 'inv-1', 'Inv-10']);
});

it.each([
  ['inv-2026', [], 'facts', '%INV-2026%'],
  ['inv-2026', [], 'other-case', '%inv-2026%'],
  ['ticket', [], 'facts', '%ticket%'],
  ['ticket', [], 'other-case', '%TICKET%'],
  ['Ticket', [], 'facts', '%Ticket%'],
  ['Ticket', [], 'other-case', '%TICKET%'],
  ['ticket', ['INV-1'], 'facts', '%TICKET%'],
  ['ticket', ['inv-1'], 'facts', '%ticket%'],
  ['ticket', ['inv-1'], 'other-case', '%TICKET%'],
] as const)('of %s, keys %j and the stage %s it is guessed: %s', (word, keys, stage, pattern) => {
  expect(keyIn(word, { keys, stage })).toBe(pattern);
});

it.each([
  ['okafor', { assigneeIn: ['mary'] }],
  ['lindqvist', { assigneeIn: ['john'] }],
  ['approval', { processDefinitionKeyIn: ['invoice'] }],
  ['invoices', { processDefinitionKeyIn: ['invoice'], nameLike: '%invoic%' }],
  ['handling', { caseDefinitionNameLike: '%handling%' }],
  ['claim', { caseDefinitionNameLike: '%Claim%' }],
  ['north', { tenantIdIn: ['t1'] }],
])('names are found by the words as they are shown: %s', (word, properties) => {
  expect(found(word)).toMatchObject(properties);
});

it('plurals of the language of the page and of English find what is called by the singular', () => {
  const names = { process: [{ id: 'r', name: 'Rechnungsfreigabe' }] };
  expect(found('Rechnungen', { names }, { locale: 'de' })).toMatchObject({ processDefinitionKeyIn: ['r'] });
  expect(found('invoices', {}, { locale: 'de' })).toMatchObject({ processDefinitionKeyIn: ['invoice'] });
});

it.each([
  ['Anträge', 'de', '%Antr_g%'],
  ['Häuser', 'de', '%H_us%'],
  ['Rechnungen', 'de', '%Rechnung%'],
  ['invoices', 'en', '%invoic%'],
])('what else changes with the ending is open in the pattern: %s', (word, locale, pattern) => {
  expect(found(word, {}, { locale }).nameLike).toBe(pattern);
});

it('a process whose name changes within is found by its plural', () => {
  const names = { process: [{ id: 'a', name: 'Antrag auf Urlaub' }] };
  expect(found('Anträge', { names }, { locale: 'de' })).toMatchObject({ processDefinitionKeyIn: ['a'] });
});

it.each([
  ['yes', 'en', true],
  ['no', 'en', false],
  ['ja', 'de', true],
])('a fact that is true or false is found by its printed word: %s', (word, locale, value) => {
  const facts = [{ ...EMPLOYEE, name: 'approved', kind: 'boolean' as const }];
  expect(found(word, { facts }, { locale }).processVariables).toEqual([
    { name: 'approved', operator: 'eq', value },
  ]);
});

it('most facts that no setting names are asked for when nothing else has the word', () => {
  const seen = Array.from({ length: 9 }, (_, index) => ({
    ...EMPLOYEE,
    name: `seen${index}`,
    kind: 'text' as const,
  }));
  const facts = [...seen, CREDITOR];
  const namesIn = (stage: WordPlace['stage']) =>
    (found('bakery', { facts, stage }).processVariables as readonly { readonly name: string }[]).map(
      ({ name }) => name,
    );
  expect(namesIn('facts')).toEqual(['creditor', 'seen0', 'seen1', 'seen2', 'seen3', 'seen4', 'seen5']);
  expect(namesIn('other-case')).toEqual(facts.map(({ name }) => name));
});

it('what tasks hold themselves is asked for first, without a join', () => {
  expect(found('verde', { stage: 'names' })).toEqual({
    nameLike: '%verde%',
    descriptionLike: '%verde%',
    assigneeLike: '%verde%',
  });
});

it('facts are asked for when keys and names are there, and by value, person and label', () => {
  expect(found('verde', { stage: 'rows' }).processVariables).toBeUndefined();
  expect(found('verde')).toMatchObject({
    processVariables: [
      { name: 'creditor', operator: 'like', value: '%verde%' },
      { name: 'employee', operator: 'like', value: '%verde%' },
    ],
    caseInstanceVariables: [{ name: 'creditor', operator: 'like', value: '%verde%' }],
    variableValuesIgnoreCase: true,
  });
  expect(found('okafor').processVariables).toContainEqual({
    name: 'employee',
    operator: 'eq',
    value: 'mary',
  });
  expect(found('lieferant').processVariables).toContainEqual({
    name: 'creditor',
    operator: 'neq',
    value: null,
  });
});

it.each([
  ['3,319.20', 'en', 3319.2],
  ['3.319,20', 'de', 3319.2],
  ['250', 'de', 250],
])('an amount is found as it is printed: %s in %s', (word, locale, value) => {
  const { processVariables } = found(word, {}, { locale });
  expect(processVariables).toContainEqual({ name: 'amount', operator: 'eq', value });
});

it('_ and % stand for themselves, and nothing is known of nothing', () => {
  expect(wordProperties('5%_', { ...NOWHERE, words: NO_WORDS })).toEqual({
    nameLike: '%5\\%\\_%',
    descriptionLike: '%5\\%\\_%',
    assigneeLike: '%5\\%\\_%',
    processInstanceBusinessKeyLike: '%5\\%\\_%',
    caseInstanceBusinessKeyLike: '%5\\%\\_%',
  });
});

it.each(['days:', 'Days', 'DAYS,'])('what stands behind a word says nothing: %s', (word) => {
  const facts = [{ name: 'days', labels: ['Days'], kind: 'number', of: [], isMoney: false }] as const;
  expect(found(word, { facts }).processVariables).toContainEqual({
    name: 'days',
    operator: 'neq',
    value: null,
  });
});

it.each(['ago', 'since', 'min'])('what many rows print finds them where nothing else does: %s', (word) => {
  expect(found(word).createdBefore).toBeUndefined();
  expect(found(word, { stage: 'other-case' })).toMatchObject({
    createdBefore: expect.any(String),
    dueBefore: expect.any(String),
  });
});

it.each([
  ['follow-up', 'en'],
  ['wiedervorlage', 'de'],
])('what a row prints before its follow-up date finds it: %s', (word, locale) => {
  expect(found(word, {}, { locale }).followUpAfter).toBe(toEngineDate(new Date(0)));
  expect(found('invoice', {}, { locale }).followUpAfter).toBeUndefined();
});

it('a value that rows of cases have shown is looked for in cases', () => {
  const facts = [{ ...EMPLOYEE, name: 'policy', kind: 'text' as const, isOfCases: true }];
  const { processVariables, caseInstanceVariables } = found('north', { facts });
  expect(caseInstanceVariables).toEqual([{ name: 'policy', operator: 'like', value: '%north%' }]);
  expect(caseInstanceVariables).toEqual(processVariables);
});
