import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { expect, test } from 'vitest';
import { convertSettings } from './convertSettings';

test('what config.js names comes over as it is, without defaults for the rest', () => {
  const values = {
    app: { vendor: 'Acme' },
    csrfCookieName: 'ACME-TOKEN',
    dateFormat: { normal: 'DD.MM.YYYY HH:mm' },
    locales: { availableLocales: ['en', 'fr'], fallbackLocale: 'en' },
    disableWelcomeMessage: true,
    assignProcessInstanceIdToTaskComment: true,
    userOperationLogAnnotationLength: 5000,
    skipCustomListeners: { hidden: true },
    skipIoMappings: { default: false },
    batchOperation: { mode: 'search' },
  };
  const { settings, leftOut } = convertSettings(values);
  expect([settings, leftOut]).toEqual([values, []]);
  expect(parseAdminFile({ settings }).problems).toEqual([]);
});

test('of shortcuts the keys come over, and not what they do', () => {
  const { settings } = convertSettings({
    shortcuts: { claimTask: { key: 'ctrl+alt+c', description: 'claims the task' }, focusList: null },
  });
  expect(settings).toEqual({ shortcuts: { claimTask: 'ctrl+alt+c', focusList: null } });
});

test('each name that is unknown, of another application, or wrong is told once', () => {
  const { settings, leftOut } = convertSettings({
    theme: 'dark',
    previewHtml: true,
    telemetry: 'on',
    dateFormat: { normal: 7, long: 'LLLL', lang: 'de' },
  });
  expect(settings).toEqual({ dateFormat: { long: 'LLLL' } });
  expect(leftOut).toEqual([
    'theme: is unknown, and was left out.',
    'previewHtml: has no effect in a task list, and was left out.',
    'dateFormat.normal: must be a string, and was left out.',
    'telemetry: must be true or false, and was left out.',
    'dateFormat.lang: is unknown, and was left out.',
  ]);
});
