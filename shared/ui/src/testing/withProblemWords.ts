import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { beforeAll, expect, vi } from 'vitest';
import { WORD_TEXTS } from '../problem/words/wordTexts';

export function withProblemWords(): void {
  beforeAll(async () => {
    for (const language of ['en', 'de']) {
      await vi.waitFor(() => expect(i18nOfDocument(language).ensure(WORD_TEXTS)).toBe(true));
    }
  });
}
