import { toEngineDate, toInputDate, toLocalDateTime } from '@taskweave/base/engineDate';
import type { FormVariables } from '@taskweave/engine-client/Task';
import {
  array,
  assert,
  boolean,
  constantFrom,
  date,
  dictionary,
  double,
  integer,
  jsonValue,
  oneof,
  property,
  string,
  tuple,
  uint8Array,
  uniqueArray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { decrypt, encrypt, KEY_LENGTH } from './drafts/draftCipher';
import { parseDraftEntry } from './drafts/draftEntry';
import { mergeVariables } from './embedded/variables/mergeVariables';
import { toPayload } from './embedded/variables/toPayload';
import { VariableManager } from './embedded/variables/VariableManager';
import { externalAddress } from './external/externalAddress';
import { fromInputText, readDatePattern, toInputText } from './generated/datePattern';

const name = oneof(
  string({ minLength: 1 }),
  constantFrom('__proto__', 'constructor', 'toString', 'a b', 'ä'),
);
const moment = date({ min: new Date(1900, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true });
const value = oneof(
  string().map((text) => ({ type: 'String', value: text })),
  integer().map((number) => ({ type: 'Integer', value: number })),
  boolean().map((truth) => ({ type: 'Boolean', value: truth })),
  double({ noNaN: true, noDefaultInfinity: true }).map((number) => ({ type: 'Double', value: number })),
  moment.map((at) => ({ type: 'Date', value: toEngineDate(at) })),
  jsonValue().map((json) => ({ type: 'Json', value: JSON.stringify(json) })),
);

it('a form that changes nothing sends nothing', () => {
  assert(
    property(uniqueArray(tuple(name, value), { selector: ([id]) => id, maxLength: 5 }), (all) => {
      const manager = new VariableManager();
      for (const [id, { type }] of all) manager.createVariable({ name: id, type });
      mergeVariables(manager, Object.fromEntries(all) as FormVariables, () => null);
      expect(manager.variableNames().sort()).toEqual(all.map(([id]) => id).sort());
      expect(toPayload(manager)).toEqual({});
    }),
  );
});

it('values that a script sets are sent, and no others', () => {
  assert(
    property(
      uniqueArray(tuple(name, string()), { selector: ([id]) => id, minLength: 1, maxLength: 5 }),
      string(),
      (all, text) => {
        const manager = new VariableManager();
        for (const [id] of all) manager.createVariable({ name: id, type: 'String' });
        const fetched = all.map(([id, held]) => [id, { type: 'String', value: held }]);
        mergeVariables(manager, Object.fromEntries(fetched) as FormVariables, () => null);
        const [[first, before] = ['', '']] = all;
        manager.variableValue(first, text);
        const expected = text === before ? [] : [[first, { type: 'String', value: text }]];
        expect(Object.entries(toPayload(manager))).toEqual(expected);
      },
    ),
  );
});

it('a date of a generated form comes back by the engine’s pattern', () => {
  const pattern = constantFrom(
    'dd/MM/yyyy',
    'yyyy-MM-dd',
    "dd.MM.yyyy 'at' HH:mm",
    'MM-dd-yyyy HH:mm:ss',
    "yyyy-MM-dd'T'HH:mm:ss",
    'd.M.yyyy',
  );
  assert(
    property(moment, pattern, (at, text) => {
      const read = readDatePattern(text);
      if (read === null) throw new Error(`${text} is no pattern`);
      at.setMilliseconds(0);
      if (!text.includes('s')) at.setSeconds(0);
      const held = read.kind === 'date' ? toInputDate(at) : toLocalDateTime(at);
      expect(toInputText(fromInputText(held, read), read)).toBe(held);
    }),
  );
});

it('any pattern and any text are a date or none', () => {
  const parts = array(
    constantFrom('yyyy', 'MM', 'dd', 'HH', 'mm', 'ss', "'", '(', '[', '\\', '.', '*', '+', '-', 'x', ' '),
  ).map((all) => all.join(''));
  assert(
    property(oneof(string(), parts), oneof(string(), parts), (text, typed) => {
      const read = readDatePattern(text);
      if (read !== null) expect(() => toInputText(typed, read)).not.toThrow();
    }),
  );
});

it('a draft is read again with its own key, and with no other', () => {
  const key = uint8Array({ minLength: KEY_LENGTH, maxLength: KEY_LENGTH });
  assert(
    property(key, key, uint8Array({ maxLength: 300 }), (own, other, plain) => {
      const sealed = encrypt(own, plain);
      expect(decrypt(own, sealed)).toEqual(plain);
      if (own.join() !== other.join()) expect(isRead(() => decrypt(other, sealed))).toBe(false);
    }),
  );
});

it('whatever lies among the drafts is a draft or none', () => {
  const entry = dictionary(
    constantFrom('kind', 'id', 'formType', 'savedAt', 'files', 'lostFiles'),
    oneof(jsonValue(), constantFrom('task', 'start', [])),
  );
  assert(
    property(
      oneof(
        string(),
        entry.map((one) => JSON.stringify(one)),
      ),
      (text) => {
        const read = parseDraftEntry(text);
        expect(read === null || Array.isArray(read.files)).toBe(true);
      },
    ),
  );
});

it('an external form is a web page that gets all it needs, or nothing is opened', () => {
  const page = 'https://tasks.example/operaton/app/taskweave/default/#/?task=1';
  const schemes = constantFrom(
    'javascript:',
    'data:text/html,',
    'https://',
    '//',
    'forms/',
    'blob:',
    'file:///',
    ' ',
    '\t',
    'JaVa',
    '?a=b',
    '#x',
    'evil.example',
  );
  assert(
    property(
      oneof(
        string(),
        array(schemes).map((all) => all.join('')),
      ),
      string({ unit: 'grapheme' }),
      (form, taskId) => {
        const address = externalAddress(form, page, { kind: 'task', taskId } as never);
        if (address === null) return;
        const { protocol, searchParams } = new URL(address);
        expect(protocol).toMatch(/^https?:$/);
        expect(searchParams.getAll('taskId').at(-1)).toBe(taskId);
        expect(searchParams.getAll('callbackUrl').at(-1)).toBe(
          'https://tasks.example/operaton/app/taskweave/default/#/',
        );
      },
    ),
  );
});

function isRead(read: () => unknown): boolean {
  try {
    return read() !== null;
  } catch {
    return false;
  }
}
