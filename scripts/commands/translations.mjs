import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { checkLanguage, sharedWords } from '../translations/checkLanguage.mjs';
import { addedLanguages, LANGUAGES } from '../translations/places.mjs';

/** @type {import('../runCommand.mjs').Plan} */
export async function plan(args) {
  const root = inRepository();
  const tags = args.length === 0 ? addedLanguages(root) : args;
  if (tags.length === 0) throw new Explained(`${LANGUAGES} has no language.`);
  let failed = 0;
  for (const tag of tags) {
    const faults = checkLanguage(root, tag);
    console.log(faults.length === 0 ? `${tag}: complete` : `${tag}: ${faults.length} to mend`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length === 0) console.log(`  as in English: ${sharedWords(root, tag).join(', ') || 'none'}`);
    failed += faults.length;
  }
  return async () => (failed > 0 ? 1 : 0);
}
