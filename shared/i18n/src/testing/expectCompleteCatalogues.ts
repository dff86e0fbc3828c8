import { type Catalogue, findCatalogueFaults } from '../catalogue';
import { findStyleFaults } from './findStyleFaults';

/**
 * For the test of a room: fails with every gap of its catalogues, and with every text that breaks the rules of style.
 *
 * @example it('has every text in both languages', () => expectCompleteCatalogues({ en, de }));
 * @throws Error with one line per fault
 */
export function expectCompleteCatalogues(catalogues: Readonly<Record<'en' | 'de', Catalogue>>): void {
  if (Object.keys(catalogues.en).length === 0) throw new Error('The English catalogue has no texts.');
  const faults = findCatalogueFaults(catalogues);
  if (faults.length > 0) throw new Error(`The catalogues are not complete:\n${faults.join('\n')}`);
  const style = findStyleFaults(catalogues);
  if (style.length > 0) throw new Error(`The texts are not written by one rule:\n${style.join('\n')}`);
}
