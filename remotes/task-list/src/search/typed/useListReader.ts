import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { comparedAttributes } from '@taskweave/widgets/search/chips/searchTexts';
import type { KnownVariable } from '@taskweave/widgets/search/Interpretation';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { type SearchReader, useReader } from '@taskweave/widgets/search/useReader';

export function useListReader(text: string, variables: readonly KnownVariable[]): SearchReader {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  return useReader({
    engine: useEngineClient(),
    text,
    language: language.locale,
    variables,
    me: { id: useUser().id, name: language.t('search.me') },
    attributes: comparedAttributes(language),
  });
}
