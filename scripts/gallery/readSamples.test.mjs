import { expect, test } from 'vitest';
import { outOfGallery } from './readSamples.mjs';

test.each([
  ["<Chip>{say('New', 'Neu')}</Chip>", '<Chip>New</Chip>'],
  ["<Note label={say('New', 'Neu')} />", '<Note label="New" />'],
  ["<Note label={say('Open \"A\"', 'A')} />", '<Note label={\'Open "A"\'} />'],
  ["<Table\n  label={say(\n    'New',\n    'Neu',\n  )}\n/>", '<Table\n  label="New"\n/>'],
  ["cell(say('New', 'Neu'))", "cell('New')"],
  ['<A>\n      <B />\n    </A>', '<A>\n  <B />\n</A>'],
])('%s without the gallery', (code, expected) => {
  expect(outOfGallery(code)).toBe(expected);
});
