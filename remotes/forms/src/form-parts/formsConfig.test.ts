import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { formsConfig } from './formsConfig';

const read = (config: unknown) => createTestHost({ configSchema: formsConfig, config }).services.config;

it('has a default for all that an administrator does not say', () => {
  expect(read(null)).toEqual({
    embeddedForms: {
      applicationScripts: true,
      deployedScripts: true,
      inlineHandlers: false,
      places: ['app:forms/', 'app:*.html', '/forms/', '/*/forms/'],
    },
    formJs: { frames: [] },
    undo: { maxSeconds: 15 },
    drafts: { atSignOut: 'keep' },
  });
});

it.each([
  [{ embeddedForms: { deployedScript: false } }, 'config/embeddedForms/deployedScript is not a known member'],
  [
    { embeddedForms: { deployedScripts: 'no' } },
    'config/embeddedForms/deployedScripts must be true or false or a list',
  ],
  [{ embedded: {} }, 'config/embedded is not a known member'],
  [{ formJs: { frames: 'https://tools.example' } }, 'config/formJs/frames must be a list'],
  [{ drafts: 'forget' }, 'config/drafts must be an object'],
  [{ drafts: { atSignOut: 'Forget' } }, 'config/drafts/atSignOut must be one of "keep", "forget"'],
])('lets no slip pass in silence: %j', (config, message) => {
  expect(() => read(config)).toThrow(message);
});

it.each(['/help/', '/help/a.html', 'https://tools.example', 'https://tools.example:8443/a/'])(
  'takes %s for a place that frames may show',
  (place) => {
    expect(read({ formJs: { frames: [place] } })).toMatchObject({ formJs: { frames: [place] } });
  },
);

it.each([
  '/',
  '*',
  'help/',
  '//evil.example/',
  'http://tools.example',
  'https://*.example',
  'https:/a',
  '/a?b',
  '/..;/a',
])('takes %s for none', (place) => {
  expect(() => read({ formJs: { frames: [place] } })).toThrow('config/formJs/frames/0');
});
