import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { type SearchReader, useReader } from '@taskweave/widgets/search/useReader';
import { comparedAttributes } from '../criterion/searchTexts';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';

export function useListReader(text: string, variables: readonly FilterVariable[]): SearchReader {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  return useReader({
    engine: useEngineClient(),
    text,
    language: language.locale,
    variables,
    attributes: comparedAttributes(language),
  });
}
