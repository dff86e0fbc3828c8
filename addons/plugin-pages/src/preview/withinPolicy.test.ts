import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { expect, it } from 'vitest';
import { withinPolicy } from './withinPolicy';

const LISTED = 'https://plugins.example';
const STRANGE = 'https://strange.example';

it.each([
  [{ origins: [LISTED, STRANGE] }, { origins: [LISTED] }, { origins: [LISTED] }],
  [{ origins: [] }, { origins: [LISTED] }, { origins: [] }],
  [{ backends: [STRANGE] }, { backends: [LISTED] }, { backends: [] }],
  [{ integrity: 'off' }, {}, { integrity: 'required' }],
  [{ integrity: 'off' }, { integrity: 'same-origin-only' }, { integrity: 'same-origin-only' }],
  [{ integrity: 'required' }, { integrity: 'off' }, { integrity: 'required' }],
  [{ devOverrides: 'allow' }, {}, { devOverrides: 'deny' }],
])('a draft that wants %j, where the server says %j @P11', (wanted, served, expected) => {
  const { policy } = withinPolicy(parseAdminFile({ policy: wanted }), parseAdminFile({ policy: served }));
  expect(policy).toMatchObject(expected);
});

it('reports nothing, and keeps the rest', () => {
  const draft = parseAdminFile({ reports: { endpoint: '/reports' }, flags: { a: true } });
  expect(withinPolicy(draft, parseAdminFile({}))).toMatchObject({ reports: null, flags: { a: true } });
});
