import { expect, test } from 'vitest';
import { releaseNotes } from './releaseNotes.mjs';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n- Next.\n\n## 1.2.0 (2026-11-01)\n\n### Added\n\n- Languages.\n\n## 1.1.0\n\n- Old.\n';

test('the notes of a release are the section of its version', () => {
  const notes = releaseNotes({ changelog: CHANGELOG, tag: 'v1.2.0', version: '1.2.0' });

  expect(notes).toBe('### Added\n\n- Languages.\n');
});

test.each([
  { tag: 'v1.3.0', version: '1.2.0', fault: 'is not v1.2.0' },
  { tag: 'v1.2', version: '1.2', fault: 'no section "## 1.2"' },
])('$tag of version $version is refused', ({ tag, version, fault }) => {
  expect(() => releaseNotes({ changelog: CHANGELOG, tag, version })).toThrow(fault);
});
