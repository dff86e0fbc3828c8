import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Note } from '@taskweave/ui/note';
import { useState } from 'react';
import { farewellAt } from './farewellAt';
import { SIGN_IN_TEXTS } from './signInTexts';

export function Goodbye() {
  const { t } = useTexts(SIGN_IN_TEXTS);
  const [farewell] = useState(() => farewellAt(new Date()));
  return <Note role="status">{`${t('left')} ${t(`left.${farewell}`)}`}</Note>;
}
