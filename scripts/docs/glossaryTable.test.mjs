import { expect, test } from 'vitest';
import { GLOSSARY_PAGE, glossaryPage } from './glossaryTable.mjs';

test('the page has the glossaries of all languages: "npm run update -- glossary" writes it', async () => {
  await expect(glossaryPage()).toMatchFileSnapshot(GLOSSARY_PAGE);
});
