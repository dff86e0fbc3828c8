import { type Catalogue, findCatalogueFaults } from '../catalogue';

/**
 * For the test of a room: fails with every gap of its catalogues.
 *
 * @example it('has every text in both languages', () => expectCompleteCatalogues({ en, de }));
 * @throws Error with one line per fault
 */
export function expectCompleteCatalogues(catalogues: Readonly<Record<'en' | 'de', Catalogue>>): void {
  if (Object.keys(catalogues.en).length === 0) throw new Error('The English catalogue has no texts.');
  const faults = findCatalogueFaults(catalogues);
  if (faults.length > 0) throw new Error(`The catalogues are not complete:\n${faults.join('\n')}`);
}
