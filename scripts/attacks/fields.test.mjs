import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostileFile } from '../../e2e/attacks/hostileFile';
import { createDealer, poisoned } from '../../e2e/attacks/poison';
import { inRepository } from '../process/paths.mjs';
import { BY_KEY, FIELD_ROWS } from './fieldRows.mjs';
import { fieldsInSources } from './fieldsInSources.mjs';
import { textsOfSchema } from './textsOfSchema.mjs';

const SOURCES = fieldsInSources();
/** The reader says it of itself, or it is put in by hand: see `madeUp` and `poisonPage`. */
const BY_HAND = ['refusal', 'stored'];

/** @param {string} schema */
const schemaOf = (schema) =>
  JSON.parse(readFileSync(inRepository(`plugin-sdk/schemas/${schema}.schema.json`), 'utf8'));

describe('the fields of the engine', () => {
  test('that the sources read are all in the list, and no others: write a row in "scripts/attacks/fieldRows.mjs" @H48', () => {
    const listed = Object.fromEntries(
      FIELD_ROWS.map(({ module, attacked, spared = {} }) => [
        module,
        [...new Set([...attacked, ...Object.values(spared).flat()])].sort(),
      ]),
    );
    expect(listed).toEqual(SOURCES);
  });

  test.each(FIELD_ROWS)('meet the payloads as the list says: $module', ({ path, attacked, spared = {} }) => {
    if (BY_HAND.includes(path)) return;
    const isReached = (/** @type {string} */ field) => {
      const dealer = createDealer(0, 'alone');
      poisoned({ [field]: 'plain' }, dealer, path, 'ids');
      return dealer.fields().has(`${path}#${field}`);
    };
    expect(attacked.filter((field) => !isReached(field))).toEqual([]);
    // What no text stands in, or what is left to the engine as a whole, is kept by other means.
    const kept = Object.entries(spared).flatMap(([reason, fields]) =>
      BY_KEY.includes(reason) ? fields : [],
    );
    expect(kept.filter(isReached)).toEqual([]);
  });
});

describe("the fields of the administrator's files", () => {
  test.each(['plugins', 'plugin'])('meet the payloads, all of them: %s.schema.json', (name) => {
    const schema = schemaOf(name);
    /** @type {Set<string>} */
    const reached = new Set();
    for (const choice of [0, 1, 2, 3]) {
      hostileFile(schema, { choice, next: (place) => String(reached.add(place).size) });
    }
    expect(textsOfSchema(schema).filter((place) => !reached.has(place))).toEqual([]);
  });
});
