import { expect, it } from 'vitest';
import { parseAdminFile } from './parseAdminFile';

function read(...parts: readonly unknown[]) {
  const { plugins, problems } = parseAdminFile({ plugins: [{ id: 'acme', format: 'declared', parts }] });
  const [plugin] = plugins;
  return { manifest: plugin?.format === 'declared' ? plugin.manifest : null, problems };
}

const LINK = { kind: 'link', id: 'crm', label: 'CRM', href: 'https://crm.example/{id}' };
const COLUMN = { kind: 'column', id: 'amount', label: 'Amount', variable: 'amount' };
const BUTTON = { kind: 'button', id: 'ok', label: 'Approve', variable: 'approved', value: true };

it.each([
  ['task', 'tasklist.task.action', {}],
  ['header', 'tasklist.navbar.action', {}],
  ['menu', 'tasklist.navbar.action', { icon: 'external', menu: 'user' }],
  ['sign-in', 'tasklist.login', { isNotice: true }],
])('puts a link at %s', (at, point, meta) => {
  const { manifest } = read({ ...LINK, at, href: 'https://crm.example/' });
  expect(manifest?.contributes).toEqual([
    { point, id: 'crm', meta: { label: '%crm%', icon: undefined, href: 'https://crm.example/', ...meta } },
  ]);
});

it('has order and conditions of each part', () => {
  const when = { processDefinitionKey: ['invoice'], groups: ['accounting'] };
  const { manifest, problems } = read({ ...LINK, priority: 5, when });
  expect(problems).toEqual([]);
  expect(manifest?.contributes).toMatchObject([{ priority: 5, when }]);
});

it('asks the list for the variables of a column, and of its currency', () => {
  const { manifest } = read({ ...COLUMN, format: 'money', currencyVariable: 'currency', width: 90 });
  expect(manifest?.contributes).toMatchObject([
    {
      point: 'tasklist.list.column',
      meta: {
        ...{ align: 'end', width: 90, isDefault: true, variables: ['amount', 'currency'] },
        fact: { variable: 'amount', format: 'money', currencyVariable: 'currency' },
      },
    },
  ]);
});

it('puts a badge into a line of the card', () => {
  const { manifest } = read({ ...COLUMN, kind: 'badge' });
  expect(manifest?.contributes).toMatchObject([
    { point: 'tasklist.card', meta: { isInline: true, variables: ['amount'] } },
  ]);
});

it.each([
  [true, 'Boolean'],
  ['yes', 'String'],
  [3, 'Integer'],
  [3_000_000_000, 'Long'],
  [0.5, 'Double'],
])('sets a variable to %s as %s', (value, type) => {
  const { manifest } = read({ ...BUTTON, value });
  expect(manifest?.contributes[0]?.meta.completesWith).toEqual({ approved: { type, value } });
});

it('has texts in each language, and the first where there is none in English', () => {
  const { manifest } = read({
    ...BUTTON,
    label: { de: 'Genehmigen', fr: 'Approuver' },
    confirm: { en: 'Sure?', de: 'Sicher?' },
  });
  expect(manifest?.labels).toEqual({
    en: { ok: 'Genehmigen', 'ok.confirm': 'Sure?' },
    de: { ok: 'Genehmigen', 'ok.confirm': 'Sicher?' },
    fr: { ok: 'Approuver' },
  });
});

it.each([
  [{ ...LINK, href: 'javascript:alert(1)' }, '/parts/0/href', 'must begin with https://'],
  [{ ...LINK, href: 'https://{name}.example/' }, '/parts/0/href', 'must name its server itself'],
  [{ ...LINK, at: 'header' }, '/parts/0/href', 'has a placeholder {id} that there is not'],
  [{ ...LINK, at: 'footer' }, '/parts/0/at', 'must be one of "task"'],
  [{ ...LINK, label: undefined }, '/parts/0/label', 'must be a text, or texts by language'],
  [{ ...COLUMN, format: 'euro' }, '/parts/0/format', 'must be one of'],
  [{ ...COLUMN, widht: 90 }, '/parts/0/widht', 'is not a known member'],
  [{ ...BUTTON, value: null }, '/parts/0/value', 'must be a text, a number, true or false'],
  [{ ...BUTTON, kind: 'menu' }, '/parts/0/kind', 'must be "link", "column", "badge" or "button"'],
  [{ ...LINK, id: 'a b' }, '/parts/0/id', 'must be letters'],
])('turns the entry off for one fault, with one message: %j', (part, pointer, message) => {
  const { manifest, problems } = read(part);
  expect(manifest).toBeNull();
  expect(problems).toEqual([
    expect.objectContaining({
      pluginId: 'acme',
      pointer: `/plugins/0${pointer}`,
      message: expect.stringContaining(message),
    }),
  ]);
});

it('takes no two parts with the same id', () => {
  expect(read(LINK, COLUMN, { ...BUTTON, id: 'crm' }).problems).toMatchObject([
    { pointer: '/plugins/0/parts', message: 'must not have two parts with the same id' },
  ]);
});
