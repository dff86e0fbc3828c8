import { expect, test } from 'vitest';
import { PARTS } from './parts.mjs';
import { projectFiles } from './projectFiles.mjs';

const SHELL = 'http://tasks.example/';

test('nothing of the template is left to be filled in', () => {
  const files = projectFiles({ name: 'acme-risk', parts: Object.keys(PARTS), shell: SHELL });
  for (const [file, content] of files) expect([file, content.match(/__[A-Z]+__/)]).toEqual([file, null]);
});

test.each(Object.keys(PARTS))('the part %s has its own tests, and stands alone', (part) => {
  const files = projectFiles({ name: 'acme', parts: [part], shell: SHELL });
  const own = [...files.keys()].filter((file) => /^src\/\w+\.tsx$/.test(file) && !file.includes('.test.'));
  expect([...files.keys()].filter((file) => file.endsWith('.test.tsx'))).toHaveLength(2);
  const loaded = [...(files.get('src/plugin.ts') ?? '').matchAll(/import\('\.\/(\w+)'\)/g)];
  expect(loaded.map(([, name]) => `src/${name}.tsx`)).toEqual(own);
  const said = new Set(
    own.flatMap((file) => [...(files.get(file) ?? '').matchAll(/\bt\('([\w.]+)'/g)]).map(([, key]) => key),
  );
  const texts = Object.keys(JSON.parse(files.get('src/i18n/en.json') ?? '{}'));
  expect([...said].filter((key) => !texts.some((text) => text.replace(/_(one|other)$/, '') === key))).toEqual(
    [],
  );
});

test('calls that several parts make are declared once', () => {
  const files = projectFiles({ name: 'acme', parts: ['task-action', 'bulk-action'], shell: SHELL });
  expect(files.get('src/plugin.ts')).toContain("uses: ['POST /task/*/comment/create'],");
});

test('a plugin has what was asked for, with texts in both languages', () => {
  const files = projectFiles({ name: 'acme-risk', parts: ['tab', 'badge'], shell: SHELL });

  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      '.gitignore',
      'README.md',
      'e2e/tab.spec.ts',
      'package.json',
      'rspack.config.mjs',
      'src/TaskTab.test.tsx',
      'src/TaskTab.tsx',
      'src/UrgentBadge.tsx',
      'src/plugin.ts',
      'tsconfig.json',
    ]),
  );
  expect(files.has('src/RemarkAction.tsx')).toBe(false);
  expect(files.get('src/plugin.ts')).toContain("uses: ['GET /task/*/variables']");
  const [en, de] = ['en', 'de'].map((language) => JSON.parse(files.get(`src/i18n/${language}.json`) ?? ''));
  expect(en['tab.label']).toBe('Acme risk');
  expect(Object.keys(de)).toEqual(Object.keys(en));
});

test('journeys are for what the template knows a journey for', () => {
  const files = projectFiles({ name: 'acme', parts: ['badge'], shell: SHELL });
  expect([...files.keys()].filter((file) => /e2e|playwright/.test(file))).toEqual([]);
  expect(files.get('package.json')).not.toContain('playwright');
});

test('the packages come from the registry, or from the shell that the generator came from', () => {
  const options = { name: 'acme', parts: ['tab'], shell: SHELL };
  expect(projectFiles(options).get('package.json')).toMatch(/"@taskweave\/plugin-sdk": "\^\d/);
  const { devDependencies } = JSON.parse(
    projectFiles({ ...options, sdk: 'https://tasks.example/sdk/' }).get('package.json') ?? '',
  );
  expect(devDependencies).toMatchObject({
    '@taskweave/plugin-sdk': 'https://tasks.example/sdk/plugin-sdk.tgz',
    '@taskweave/ui': 'https://tasks.example/sdk/ui.tgz',
  });
});
