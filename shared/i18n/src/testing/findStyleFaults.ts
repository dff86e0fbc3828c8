import type { Catalogue } from '../catalogue';

const END = /[.?!…:]?$/;
const FAILED_ALONE = /^[^.;:]*\b(could not be|(konnten?|konnte) nicht)\b[^.;:]*\.$/;
const SENTENCES = /[^\d}][.!?] \p{Lu}/u;

export function findStyleFaults(catalogues: Readonly<Record<'en' | 'de', Catalogue>>): readonly string[] {
  const faults: string[] = [];
  for (const [key, en] of Object.entries(catalogues.en)) {
    const de = catalogues.de[key];
    if (de !== undefined && END.exec(en)?.[0] !== END.exec(de)?.[0]) {
      faults.push(`"${key}": the languages end differently: "${en}", "${de}".`);
    }
    if (/\w …/.test(en)) faults.push(`en: "${key}" has a space before its ellipsis.`);
    if (de !== undefined && /\w…/.test(de)) faults.push(`de: "${key}" has no space before its ellipsis.`);
    for (const [language, text] of [['en', en] as const, ['de', de] as const]) {
      if (text !== undefined)
        faults.push(...faultsOf(text).map((fault) => `${language}: "${key}" ${fault}.`));
    }
  }
  return faults;
}

function faultsOf(text: string): readonly string[] {
  return [
    ...(FAILED_ALONE.test(text) ? ['says only that something failed: without a full stop'] : []),
    ...(SENTENCES.test(text) && !/[.?!…:]$|\}\}$/.test(text) ? ['has sentences, and no end'] : []),
    ...(/"\{\{/.test(text) ? ['has straight quotes around a name'] : []),
  ];
}
