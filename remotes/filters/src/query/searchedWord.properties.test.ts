import { NOWHERE, type WordPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { NO_SEARCH } from '@taskweave/widgets/search/criteria/Search';
import { toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { readSavedWord } from './savedWord';

const CHOICES = [{ id: 'invoice', name: 'Invoice approval' }];
const WORDS: WordPlace = {
  names: { user: CHOICES, process: CHOICES, case: CHOICES, tenant: CHOICES },
  keys: ['Inv_10', 'INV_1'],
  facts: [
    { name: 'amount', labels: ['Invoice'], kind: 'number', of: ['invoice'], isMoney: true },
    { name: 'clerk', labels: ['Clerk'], kind: 'person', of: ['invoice'], isMoney: false },
  ],
  stage: 'facts',
};

const word = oneof(
  string({ unit: 'grapheme' }),
  constantFrom('invoice', 'invoices', 'inv_1', 'INV_1', '250', '-1.5', "'7'", 'ß'),
);
const plain = word.filter((text) => text.trim() !== '' && !text.includes("'"));

/** A word that is sought anywhere is sought without the signs behind it; a condition on the name is taken as it is. */
function searched(text: string, type: string): string {
  return type === 'anything' ? text.trim().replace(/(?<=.)[:,;!?]{1,9}$/, '') : text.trim();
}

it('words that the search saves can be read in the filter dialog', () => {
  assert(
    property(tuple(array(plain, { minLength: 1, maxLength: 3 }), array(string())), ([words, variables]) => {
      for (const type of ['anything', 'nameOrKey']) {
        const criteria = words.map((value) => ({ type, operator: 'Like', value, name: '' }));
        const place = { ...NOWHERE, variables, words: WORDS, isKept: true };
        const { query } = toEngineQuery({ ...NO_SEARCH, criteria }, {}, place);
        const alternatives = query.orQueries as readonly unknown[];
        expect(alternatives.map((one) => readSavedWord(one)?.word)).toEqual(
          words.map((value) => searched(value, type)),
        );
      }
    }),
  );
});
